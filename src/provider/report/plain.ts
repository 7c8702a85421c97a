/** Characters of a sentence: what is longer is no sentence of ours. */
const MAX_LENGTH = 300;

/**
 * A text with a stranger's words in it, made mere words: it ends up on terminals, in job logs and in pull requests. Letters,
 * digits and the marks of plain sentences stay. Of these a colon before another or before a slash would make a workflow
 * command (`::error::`) or an address, and `www.` a link (GFM 6.9).
 */
export function plain(text: string): string {
  const words = text
    .slice(0, MAX_LENGTH)
    .replace(/[\p{C}\p{Z}]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,:;'’"(){}/|_+=-]/gu, '?')
    .replace(/:(?=[:/])/g, ': ')
    .replace(/www\./gi, 'www ');
  return text.length > MAX_LENGTH ? `${words}…` : words;
}
