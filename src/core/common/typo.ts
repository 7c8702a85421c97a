/** Whether two words differ by one letter that is added, missing, wrong or swapped with its neighbour. */
export const isOneTypo = (typed: string, word: string): boolean => countTypos(typed, word, 1) === 1;

/** How many letters are added, missing, wrong or swapped with their neighbour (restricted Damerau–Levenshtein distance); `limit` + 1 if more. */
export function countTypos(typed: string, word: string, limit: number): number {
  if (typed === word) return 0;
  if (limit === 0 || Math.abs(typed.length - word.length) > limit) return limit + 1;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const [a, b] = [typed.slice(start), word.slice(start)];
  const isSwapped = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  const rests = [
    countTypos(a.slice(1), b.slice(1), limit - 1),
    countTypos(a.slice(1), b, limit - 1),
    countTypos(a, b.slice(1), limit - 1),
    isSwapped ? countTypos(a.slice(2), b.slice(2), limit - 1) : limit,
  ];
  return 1 + Math.min(...rests);
}
