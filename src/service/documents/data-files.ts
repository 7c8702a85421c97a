import { WEEK_SYSTEMS } from '../../core/calendar/weeks.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { LOCALES } from '../../core/language/locale.ts';
import { FILE_PATHS, FILES, type FilePath, isHeavy } from '../contract/files.ts';
import type { Content } from '../contract/operations.ts';
import type { PathParameterName, PathValues } from '../contract/parameters.ts';
import { parameterNames, toPattern } from '../contract/path-template.ts';
import { toPath } from '../contract/paths.ts';
import type { Site } from './bodies.ts';
import { feedWindow, hasFeed } from './calendars/window.ts';
import { type Compose, createComposers, type Text } from './composers.ts';
import type { DataSet } from './data-set.ts';
import { listFileYears } from './lists.ts';

interface DataFile {
  readonly answers: Content;
  /** Whether it takes too long for a request. Serve the built file then. */
  readonly isHeavy: boolean;
  readonly compose: (site: Site) => Text;
}

export type DataFiles = ReturnType<typeof createDataFiles>;

type Domains = { readonly [Name in PathParameterName]?: readonly FileValues[Name][] };
type FileValues = PathValues<PathParameterName>;
type SomeValues = Partial<FileValues>;

export function createDataFiles(data: DataSet) {
  const { almanac, lists } = data;
  const domains: Domains = {
    year: yearsFrom(FIRST_YEAR, LAST_YEAR),
    place: SCOPE_CODES,
    locale: LOCALES,
    system: WEEK_SYSTEMS,
    id: Object.keys(almanac.law.holidays),
    list: lists.ids,
  };
  const files = FILE_PATHS.map((template) => ({ template, valuesIn: pathReader(template, domains) }));
  // Each composer is called with the values of its own path.
  const composers = createComposers(data) as Readonly<Record<FilePath, Compose<FilePath>>>;
  const { referenceYear } = almanac.law;
  const window = feedWindow(referenceYear);
  const listYears = new Map(lists.ids.map((id) => [id, listFileYears(lists, id, referenceYear)]));

  /** A list has files for some of its years; a holiday has a feed if it is statutory somewhere in the feeds' years. */
  function exists(template: FilePath, { list, year, id }: SomeValues): boolean {
    if (list !== undefined && year !== undefined) return listYears.get(list)?.includes(year) ?? false;
    if (id !== undefined && template.startsWith('/calendars/')) return hasFeed(almanac, id, window);
    return true;
  }

  /** Undefined if there is no such file. @example fileAt('/holidays/2026/on.json')?.compose({ url: 'https://example.org' }) */
  function fileAt(path: string): DataFile | undefined {
    for (const { template, valuesIn } of files) {
      const values = valuesIn(path);
      if (!values || !exists(template, values)) continue;
      const compose = (site: Site) => composers[template](values as FileValues, site, path);
      return { answers: FILES[template].answers, isHeavy: isHeavy(template), compose };
    }
    return undefined;
  }

  return {
    fileAt,
    *allPaths(): Generator<string> {
      for (const template of FILE_PATHS) {
        for (const values of combinations(parameterNames(template), domains)) {
          if (exists(template, values)) yield toPath(template, values as FileValues);
        }
      }
    },
  };
}

/** Reads the values out of a path; undefined if the path does not fit the template. */
function pathReader(template: FilePath, domains: Domains): (path: string) => SomeValues | undefined {
  const pattern = toPattern(template);
  return (path) => {
    const texts = pattern.exec(path);
    if (!texts) return undefined;
    const values = parameterNames(template).map((name) => [
      name,
      domains[name]?.find((value) => String(value) === texts.groups?.[name]),
    ]);
    return values.every(([, value]) => value !== undefined) ? Object.fromEntries(values) : undefined;
  };
}

function* combinations(names: readonly (keyof Domains)[], domains: Domains): Generator<SomeValues> {
  const [name, ...others] = names;
  if (name === undefined) return yield {};
  for (const value of domains[name] ?? []) {
    for (const rest of combinations(others, domains)) yield { [name]: value, ...rest };
  }
}
