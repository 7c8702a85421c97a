/** Years that follow one another as one text: `2017-2018`, `2025-2026`. @param years ascending */
export function yearSpans(years: readonly number[]): readonly string[] {
  const firsts = years.filter((year) => !years.includes(year - 1));
  const lasts = years.filter((year) => !years.includes(year + 1));
  return firsts.map((first, index) => (first === lasts[index] ? `${first}` : `${first}-${lasts[index]}`));
}
