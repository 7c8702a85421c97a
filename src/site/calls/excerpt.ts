/** A line in place of those left out. */
export const ELLIPSIS = '…';

/** Stands for the lines left out until the text is written. */
const GAP = /^( *)"…\d*"(?:: 0)?,?$/gm;

/**
 * Some fields of a JSON text, indented by two spaces a level; `holidays[1]` is a list cut after its first entry, and `[1]` the text itself,
 * if it is a list.
 * @example pickFields('{"a": 1, "b": 2}', ['b']) // '{\n  …\n  "b": 2\n}'
 * @throws {RangeError} for a field that the text does not have, so that an example never goes stale
 */
export function pickFields(json: string, fields: readonly string[]): string {
  const value: unknown = JSON.parse(json);
  const wanted = new Map(fields.map((field) => [field.replace(/\[\d+\]$/, ''), limitIn(field)]));
  const shown = Array.isArray(value) ? cut(value, wanted.get('')) : pick(value as object, wanted);
  return JSON.stringify(shown, null, 2).replaceAll(GAP, `$1${ELLIPSIS}`);
}

/** The first lines of a text. */
export function firstLines(text: string, count: number): string {
  const lines = text.trimEnd().split(/\r?\n/);
  return [...lines.slice(0, count), ...(lines.length > count ? [ELLIPSIS] : [])].join('\n');
}

function limitIn(field: string): number | undefined {
  const count = /\[(\d+)\]$/.exec(field)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** The fields that are wanted, with one gap for each run of the others. */
function pick(value: object, wanted: ReadonlyMap<string, number | undefined>): object {
  const names = Object.keys(value);
  const missing = [...wanted.keys()].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new RangeError(`There is no ${missing.join(', ')} in ${names.join(', ')}`);
  const shown = Object.entries(value).flatMap(([name, field], index): [string, unknown][] => {
    if (wanted.has(name)) return [[name, cut(field, wanted.get(name))]];
    return index === 0 || wanted.has(names[index - 1] ?? '') ? [[`${ELLIPSIS}${index}`, 0]] : [];
  });
  return Object.fromEntries(shown);
}

function cut(value: unknown, limit: number | undefined): unknown {
  if (limit === undefined || !Array.isArray(value) || value.length <= limit) return value;
  return [...value.slice(0, limit), ELLIPSIS];
}
