import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gfm } from '@joplin/turndown-plugin-gfm';
import type { AstroIntegration } from 'astro';
import TurndownService from 'turndown';
import { markdownPath } from '../common/counterparts.ts';

/** Writes each page of the documentation as Markdown too, for language models: `/en/docs/errors.md`. */
export const documentationAsMarkdown: AstroIntegration = {
  name: 'documentation-as-markdown',
  hooks: { 'astro:build:done': ({ dir }) => writeMarkdown(fileURLToPath(dir)) },
};

async function writeMarkdown(folder: string): Promise<void> {
  const turndown = converter();
  for await (const page of glob('{en,fr}/docs/**/index.html', { cwd: folder })) {
    const html = await readFile(join(folder, page), 'utf8');
    await writeFile(join(folder, markdownPath(dirname(page))), toMarkdown(turndown, html));
  }
}

const CHROME = /(?:^|\s)(?:sl-anchor-link|sr-only|code-bar|code-choice)(?:\s|$)/;

/** A page's title and content, without its controls. */
function toMarkdown(turndown: TurndownService, html: string): string {
  const title = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[0];
  const content = /<div class="sl-markdown-content">[\s\S]*?(?=<footer\b)/.exec(html)?.[0];
  if (title === undefined || content === undefined)
    throw new Error('A page of the documentation has no title or no content');
  return `${turndown.turndown(spaced(`${title}${content}`))}\n`;
}

/** Styles keep neighbours apart on a page; in text, a space does. Code stays as it is, in one piece. */
function spaced(html: string): string {
  return html
    .replaceAll('<wbr>', '')
    .replace(/<pre\b[\s\S]*?<\/pre>|<\/(?:a|strong|span)>(?=<(?:a|strong|span|p)\b)/g, (found) =>
      found.startsWith('<pre') ? found : `${found} `,
    );
}

function converter(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  turndown.use(gfm);
  turndown.remove(['style', 'script', 'button', 'fieldset', 'form', 'select']);
  turndown.addRule('chrome', {
    filter: (node) => CHROME.test(node.getAttribute('class') ?? ''),
    replacement: () => '',
  });
  turndown.addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text.trim()}` });
  turndown.addRule('meaning', { filter: 'dd', replacement: (text) => `: ${text.trim()}\n` });
  turndown.addRule('picture', {
    filter: (node) => node.getAttribute('role') === 'img',
    replacement: (_, node) => (node as HTMLElement).getAttribute('aria-label') ?? '',
  });
  turndown.addRule('linked code', {
    filter: (node) => node.nodeName === 'CODE' && node.querySelector('a') !== null,
    replacement: (_, node) => [...node.childNodes].map(linkedCode).join(''),
  });
  turndown.addRule('code', {
    filter: 'pre',
    replacement: (_, node) =>
      `\n\n\`\`\`${(node as HTMLElement).getAttribute('data-lang') ?? ''}\n${node.textContent?.trimEnd()}\n\`\`\`\n\n`,
  });
  return turndown;
}

/** A piece of code that has links: Markdown allows code in a link, but no link in code. */
function linkedCode(node: ChildNode): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.textContent ?? '') ?? [];
  if (text === '') return before;
  const code = `\`${text}\``;
  const href = node.nodeName === 'A' && (node as HTMLElement).getAttribute('href');
  return `${before}${href ? `[${code}](${href})` : code}${after}`;
}
