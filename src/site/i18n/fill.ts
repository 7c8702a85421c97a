export type Values = Readonly<Record<string, string | number>>;

/** @throws {RangeError} for a placeholder without a value */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
