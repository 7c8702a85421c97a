import type { LawFiles } from '../../../src/law/tables/files.ts';
import { parseLaw, readLawFiles } from '../../../src/law/tables/read.ts';
import { DATA } from './data-folder.ts';

/** The project's own tables of the law and of the lists, which are without fault. */
export const sound = readLawFiles(DATA);

export type Fields = Readonly<Record<string, unknown>>;

/** The sound tables with other fields in one row of an array, counted from 1; undefined takes a field away. */
export function row(path: string, number: number, fields: Fields): LawFiles {
  return rows(path, (all) =>
    all.map((content, index) => (index === number - 1 ? { ...content, ...fields } : content)),
  );
}

/** The sound tables with other rows in an array. */
export function rows(path: string, change: (all: readonly Fields[]) => readonly Fields[]): LawFiles {
  return { ...sound, [path]: JSON.stringify(change(JSON.parse(sound[path] ?? ''))) };
}

/** The sound tables with other entries in an object. */
export function entries(path: string, changed: Fields): LawFiles {
  return { ...sound, [path]: JSON.stringify({ ...JSON.parse(sound[path] ?? ''), ...changed }) };
}

/** The faults of some tables; nothing if they can be read. */
export function faultsOf(files: LawFiles): readonly string[] {
  const reading = parseLaw(files);
  return reading.kind === 'faults' ? reading.faults : [];
}
