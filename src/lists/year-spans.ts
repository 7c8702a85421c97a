/**
 * Years that follow one another as one text: `2017-2018`, `2025-2026`.
 * @param years ascending
 * @param write the text of a span of several years
 */
export function yearSpans(
  years: readonly number[],
  write = (first: number, last: number): string => `${first}-${last}`,
): readonly string[] {
  const firsts = years.filter((year) => !years.includes(year - 1));
  const lasts = years.filter((year) => !years.includes(year + 1));
  return firsts.map((first, index) => {
    const last = lasts[index] ?? first;
    return first === last ? `${first}` : write(first, last);
  });
}
