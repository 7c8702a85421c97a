import { yearSpanTexts } from '../../calendar/year-spans.ts';

/** The first lines, as many as fit into so many bytes of UTF-8, and after them a line that says how many are left out. */
export function firstLines(lines: readonly string[], mostBytes: number): readonly string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > mostBytes;
  });
  return end < 0 ? lines : [...lines.slice(0, end), `(lines left out: ${lines.length - end})`];
}

/** `1976 to 1989, 2022`: years in increasing order as ranges. */
export function yearRanges(years: readonly number[]): string {
  return yearSpanTexts(years, (first, last) => `${first} to ${last}`).join(', ');
}
