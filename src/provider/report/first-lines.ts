/** The first lines, as many as fit into so many bytes of UTF-8, and after them a line that says how many are left out. */
export function firstLines(lines: readonly string[], mostBytes: number): readonly string[] {
  let bytes = 0;
  const end = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > mostBytes;
  });
  return end < 0 ? lines : [...lines.slice(0, end), `(lines left out: ${lines.length - end})`];
}
