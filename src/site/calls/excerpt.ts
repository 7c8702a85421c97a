/** A line in place of those left out. */
export const LEFT_OUT = '…';

/**
 * The lines of some fields of a JSON text, indented by two spaces a level; `holidays[1]` is a list cut after its first entry, and `[1]` the
 * text itself, if it is a list.
 * @example fieldsOf('{\n  "a": 1,\n  "b": 2\n}', ['b']) // '{\n  …\n  "b": 2\n}'
 * @throws {RangeError} for a field that the text does not have, so that an example never goes stale
 */
export function fieldsOf(json: string, fields: readonly string[]): string {
  const [open = '', ...lines] = json.split('\n');
  const close = lines.pop() ?? '';
  const wanted = new Map(fields.map((field) => [field.replace(/\[\d+\]$/, ''), limitIn(field)]));
  const limit = wanted.get('');
  const entries = entriesOf(lines, 2);
  const kept = entries.map((entry, index) => {
    if (limit !== undefined) return index < limit ? entry : undefined;
    const name = /^ {2}"([^"]+)": /.exec(entry[0] ?? '')?.[1] ?? '';
    return wanted.has(name) ? cut(entry, wanted.get(name)) : undefined;
  });
  if (kept.filter(Boolean).length < Math.max(wanted.size, limit ?? 0))
    throw new RangeError(`Not all of ${fields.join(', ')} are in ${json.slice(0, 200)}`);
  return [open, ...joined(kept, '  '), close].join('\n');
}

/** The first lines of a text. */
export function firstLines(text: string, count: number): string {
  const lines = text.trimEnd().split(/\r?\n/);
  return [...lines.slice(0, count), ...(lines.length > count ? [LEFT_OUT] : [])].join('\n');
}

function limitIn(field: string): number | undefined {
  const count = /\[(\d+)\]$/.exec(field)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** The lines of each entry at a depth: an entry ends where the next one begins at that depth. */
function entriesOf(lines: readonly string[], depth: number): readonly (readonly string[])[] {
  const entries: string[][] = [];
  for (const line of lines) {
    const isNew = line.search(/\S/) === depth && !/^\s*[\]}]/.test(line);
    if (isNew) entries.push([line]);
    else entries.at(-1)?.push(line);
  }
  return entries;
}

/** A field whose list ends after some entries. */
function cut(entry: readonly string[], limit: number | undefined): readonly string[] {
  if (limit === undefined) return entry;
  const [first = '', ...lines] = entry;
  const last = lines.pop() ?? '';
  const kept = entriesOf(lines, 4).map((one, index) => (index < limit ? one : undefined));
  return [first, ...joined(kept, '    '), last];
}

/** The entries that stay, with one line for each run of those left out. */
function joined(entries: readonly (readonly string[] | undefined)[], indent: string): readonly string[] {
  return entries.flatMap((entry, index) => {
    if (entry) return entry;
    return index === 0 || entries[index - 1] ? [`${indent}${LEFT_OUT}`] : [];
  });
}
