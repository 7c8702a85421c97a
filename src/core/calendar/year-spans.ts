export type YearSpan = readonly [first: number, last: number];

/** Ascending years as spans: 2018, 2019 and 2029 are [2018, 2019] and [2029, 2029]. */
export function yearSpans(years: readonly number[]): readonly YearSpan[] {
  const spans: [number, number][] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** The spans of ascending years as texts: `2017-2018`, `2022`. */
export function yearSpanTexts(
  years: readonly number[],
  write = (first: number, last: number): string => `${first}-${last}`,
): readonly string[] {
  return yearSpans(years).map(([first, last]) => (first === last ? `${first}` : write(first, last)));
}
