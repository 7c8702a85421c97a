/** Whether two words differ by one letter that is added, missing, wrong or swapped with its neighbour (Damerau–Levenshtein distance 1). */
export function isOneTypo(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [a, b] = [typed.slice(start), word.slice(start)];
  if (a.length !== b.length) return a.slice(1) === b || a === b.slice(1);
  return a !== b && (a.slice(1) === b.slice(1) || a === `${b[1]}${b[0]}${b.slice(2)}`);
}
