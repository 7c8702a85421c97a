import type { FilePath } from './files.ts';
import type { PathValues } from './parameters.ts';
import { fillPath, type NamesIn } from './path-template.ts';

export type FileValues<Path extends FilePath> = PathValues<NamesIn<Path>>;

/**
 * The path of a data file.
 * @example toPath('/holidays/{year}/{place}.json', { year: 2026, place: 'on' }) // '/holidays/2026/on.json'
 */
export function toPath<Path extends FilePath>(path: Path, values: FileValues<Path>): string {
  const texts: Readonly<Record<string, unknown>> = values;
  return fillPath(path, (name) => String(texts[name]));
}
