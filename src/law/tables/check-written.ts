import { lawFault, type Written } from './files.ts';

/** The table whose keys a field names, in any folder or in one. */
const TABLES: Readonly<Record<string, string>> = {
  holiday: 'holidays.json',
  holidays: 'holidays.json',
  substituteFor: 'holidays.json',
  holds: 'holidays.json',
  became: 'holidays.json',
  question: 'questions.json',
  evidence: 'sources.json',
  sources: 'sources.json',
  list: 'lists/index.json',
  includes: 'lists/index.json',
  'lists evidence': 'lists/sources.json',
  'offices evidence': 'offices/sources.json',
  'offices counts': 'lists/index.json',
  'pay evidence': '',
  'pay sources': '',
};

/** Tables whose keys are there to be named, by files whose paths match. */
const NAMED_BY: Readonly<Record<string, RegExp>> = {
  'holidays.json': /^law\//,
  'lists/days.json': /^lists\//,
  'questions.json': /^/,
  'sources.json': /^/,
  'lists/sources.json': /^/,
  'offices/sources.json': /^/,
};

/** The field that no two rows of a table share. */
const UNIQUE: Readonly<Record<string, string>> = {
  'scopes.json': 'code',
  'statutes.json': 'id',
  'lists/index.json': 'id',
  'lists/time-limits.json': 'list',
  'lists/projections.json': 'list',
};

const BY_HOLIDAY: readonly string[] = ['aliases.json', 'holiday-slugs.json'];

/** Every reference leads to a row, every row is referenced, no key appears twice, and no span ends before it begins. */
export function checkWritten(written: readonly Written[]): readonly string[] {
  const byTable = Map.groupBy(written, ({ file }) => file);
  const keys = new Map([...byTable].map(([table, rows]) => [table, new Set(rows.flatMap(listRowKeys))]));
  const isIn = (table: string, key: string): boolean => keys.get(table)?.has(key) ?? false;
  const named = written.flatMap(listNamed);
  const unknown = named.filter(
    ({ file, table, key }) =>
      !isIn(table, key) &&
      !(table === 'holidays.json' && /^(lists|offices)\//.test(file) && isIn('lists/days.json', key)),
  );
  return [
    ...unknown.map(({ file, row, field, table, key }) =>
      lawFault(file, row, `${field}: "${key}" is not in ${table}`),
    ),
    ...Object.entries(NAMED_BY).flatMap(([table, files]) => {
      const used = named.filter(({ file }) => files.test(file)).map(({ key }) => key);
      return findUnused(table, [...(keys.get(table) ?? [])], used);
    }),
    ...Object.entries(UNIQUE).flatMap(([table, field]) => findDoubles(byTable.get(table) ?? [], field)),
    ...written.flatMap(({ file, row, value }) =>
      findBackwards(value).map((message) => lawFault(file, row, message)),
    ),
  ];
}

export function findUnused(
  file: string,
  keys: readonly string[],
  used: readonly unknown[],
): readonly string[] {
  const isUsed = new Set(used);
  return keys.filter((key) => !isUsed.has(key)).map((key) => lawFault(file, key, 'is not used by any row'));
}

function findDoubles(rows: readonly Written[], field: string): readonly string[] {
  const keys = rows.map(({ value }) => (isObject(value) ? value[field] : undefined));
  return rows.flatMap(({ file, row }, index) =>
    keys.indexOf(keys[index]) < index ? [lawFault(file, row, `${field} "${keys[index]}" appears twice`)] : [],
  );
}

/** The spans, at any depth, that end before they begin: years, or days known only by their year. */
function findBackwards(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const [since, until] = [`${value['since']}`, `${value['until']}`];
  const isSpan = value['since'] !== undefined && value['until'] !== undefined;
  return [
    ...(isSpan && until < since.slice(0, until.length) ? [`until ${until} is before since ${since}`] : []),
    ...Object.values(value).flatMap(findBackwards),
  ];
}

/** The id of a row or the key of an entry, and `<holiday> <name>` for each other name of a holiday. */
function listRowKeys({ row, value }: Written): readonly string[] {
  if (!isObject(value)) return [];
  const names = Object.keys(isObject(value['names']) ? value['names'] : {});
  return [`${value['id'] ?? row}`, ...names.map((name) => `${row} ${name}`)];
}

function listNamed(written: Written) {
  const { file, row, value } = written;
  const folder = file.split('/').slice(0, -1).join('/');
  const byKey = BY_HOLIDAY.includes(file)
    ? listRowKeys(written).map((key) => ({ field: 'key', table: 'holidays.json', key }))
    : [];
  const byFields = listFields(value).flatMap(({ field, held }) => {
    const table = TABLES[`${folder} ${field}`] ?? TABLES[field];
    return table ? idsIn(held).map((key) => ({ field, table, key })) : [];
  });
  const byName = listDayNames(value).map((key) => ({ field: 'name', table: 'holidays.json', key }));
  return [...byKey, ...byFields, ...byName].map((one) => ({ file, row, ...one }));
}

/** The ids that a field holds at any depth. */
export function findIds(value: unknown, field: string): readonly string[] {
  return listFields(value).flatMap((one) => (one.field === field ? idsIn(one.held) : []));
}

function listFields(value: unknown): readonly { readonly field: string; readonly held: unknown }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([field, held]) => [{ field, held }, ...listFields(held)]);
}

/** One id, several, those of a beginning and of now, or that of a question. */
function idsIn(held: unknown): readonly string[] {
  if (typeof held === 'string') return [held];
  if (Array.isArray(held)) return held.filter((one) => typeof one === 'string');
  if (!isObject(held)) return [];
  return 'id' in held ? idsIn(held['id']) : Object.values(held).filter(Array.isArray).flatMap(idsIn);
}

/** `<holiday> <name>` for each name next to a holiday, at any depth. */
function listDayNames(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const { holiday, substituteFor = holiday, name } = value;
  const here =
    typeof name === 'string' && typeof substituteFor === 'string' ? [`${substituteFor} ${name}`] : [];
  return [...here, ...Object.values(value).flatMap(listDayNames)];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
