/** `1976 to 1989, 2022`: years in increasing order as ranges. */
export function yearRanges(years: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const year of years) {
    const current = ranges.at(-1);
    if (current && year === current.last + 1) current.last = year;
    else ranges.push({ first: year, last: year });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`)).join(', ');
}
