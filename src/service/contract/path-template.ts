/** The parameters in a path: `year` and `countryCode` of `/api/v3/LongWeekend/{year}/{countryCode}`. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

const PARAMETER = /\{(\w+)\}/g;

export function parameterNames<Path extends string>(path: Path): readonly NamesIn<Path>[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name as NamesIn<Path>);
}

export function fillPath(path: string, findText: (name: string) => string): string {
  return path.replaceAll(PARAMETER, (_, name: string) => findText(name));
}

/** Matches the paths of a template; its groups are the texts of the parameters. @param flags `i` for paths in any case */
export function toPattern(path: string, flags = ''): RegExp {
  return new RegExp(`^${fillPath(path.replaceAll('.', '\\.'), (name) => `(?<${name}>[^/]+)`)}$`, flags);
}
