import type { Words } from '../../core/language/locale.ts';
import french from '../../service/contract/schemas/fr.json' with { type: 'json' };
import { namedSchemas } from '../../service/contract/schemas/openapi.ts';

const FRENCH: Readonly<Record<string, string>> = french;

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** A field of a body as a row of the reference. */
export interface SchemaRow {
  readonly field: string;
  readonly type: string;
  /** Empty if the name says it all. */
  readonly description: Words;
  readonly isRequired: boolean;
}

/** Objects that other objects extend: there, only what is added to them is listed. */
const SHARED = ['Holiday', 'LongWeekend'] as const;

let schemas: ReturnType<typeof namedSchemas> | undefined;

/** The fields of a schema of the OpenAPI document, each told once. @param name such as `Holidays` */
export function rowsOfSchema(name: string): readonly SchemaRow[] {
  return inBothLanguages(withoutRepeats(schemaRows(schemaNamed(name))));
}

/** Leaves out the fields of an object that has all those of an earlier one: `skipped[]` has the fields of `reasons[]`. */
function withoutRepeats(rows: readonly SchemaRow[]): readonly SchemaRow[] {
  const fieldsOf = new Map<string, string[]>();
  for (const row of rows) {
    const own = fieldsOf.get(findParent(row)) ?? [];
    fieldsOf.set(findParent(row), [...own, told(row)]);
  }
  const parents = [...fieldsOf].filter(([parent]) => parent !== '');
  const repeats = new Map<string, (typeof parents)[number]>();
  for (const [index, [parent, fields]] of parents.entries()) {
    const earlier = parents
      .slice(0, index)
      .find(([, others]) => others.length >= MIN_REPEATED && others.every((field) => fields.includes(field)));
    if (earlier) repeats.set(parent, earlier);
  }
  return rows
    .filter((row) => !repeats.get(findParent(row))?.[1].includes(told(row)))
    .map((row) => {
      const [like] = repeats.get(`${row.field}${row.type.endsWith('[]') ? '[]' : ''}`) ?? [];
      if (like === undefined) return row;
      const { en, fr } = row.description;
      return {
        ...row,
        description: { en: `${en}; has the fields of \`${like}\``, fr: `${fr}; a les champs de \`${like}\`` },
      };
    });
}

const MIN_REPEATED = 3;
const findParent = ({ field }: SchemaRow): string => field.slice(0, Math.max(0, field.lastIndexOf('.')));
const told = ({ field, type, description }: SchemaRow): string =>
  `${field.slice(field.lastIndexOf('.') + 1)} ${type} ${description.en}`;

/** One row for a text in English and in French: `nameEn, nameFr`. */
function inBothLanguages(rows: readonly SchemaRow[]): readonly SchemaRow[] {
  return rows.flatMap((row, index) => {
    const [previous, next] = [rows[index - 1], rows[index + 1]];
    if (previous && isPair(previous, row)) return [];
    if (!next || !isPair(row, next)) return [row];
    const { en, fr } = row.description;
    const description = { en: en.replace(/,? in English$/, ''), fr: fr.replace(/,? en anglais$/, '') };
    return [
      { ...row, field: `${row.field}, ${next.field.slice(next.field.lastIndexOf('.') + 1)}`, description },
    ];
  });
}

function isPair(english: SchemaRow, french: SchemaRow): boolean {
  const isOne = english.field.replace(/(E|\be)n$/, (_, e) => (e === 'E' ? 'Fr' : 'fr')) === french.field;
  return isOne && english.description.en.endsWith(' in English') && english.isRequired === french.isRequired;
}

function schemaNamed(name: string): ObjectSchema {
  schemas ??= namedSchemas();
  const schema: object | undefined = schemas[name];
  if (!schema) throw new RangeError(`No schema "${name}"`);
  return schema as ObjectSchema;
}

/** The fields of an object's schema; nested fields follow with dotted names. */
export function schemaRows(schema: object, prefix = ''): readonly SchemaRow[] {
  const { properties = {}, required = [] } = schema as ObjectSchema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = `${prefix}${name}`;
    const en = String(property['description'] ?? '');
    const description = { en, fr: FRENCH[en] ?? '' };
    const shared = sharedIn(inner(property));
    const type = shared ? typeText(property).replace('object', shared) : typeText(property);
    const row = { field, type, description, isRequired: required.includes(name) };
    const isList = property['type'] === 'array';
    const added = shared ? without(inner(property), schemaNamed(shared)) : inner(property);
    return [row, ...schemaRows(added, `${field}${isList ? '[].' : '.'}`)];
  });
}

/** The shared object whose fields are all among those of an object. */
function sharedIn({ properties = {} }: ObjectSchema): string | undefined {
  return SHARED.find((name) =>
    Object.entries(schemaNamed(name).properties ?? {}).every(
      ([field, property]) => JSON.stringify(properties[field]) === JSON.stringify(property),
    ),
  );
}

function without({ properties = {}, required = [] }: ObjectSchema, shared: ObjectSchema): ObjectSchema {
  const added = Object.entries(properties).filter(([field]) => !shared.properties?.[field]);
  return { properties: Object.fromEntries(added), required };
}

/** The object inside a property: itself, a list's entry, or the non-null choice. */
function inner(property: JsonSchema): ObjectSchema {
  const choice = (property['anyOf'] ?? []) as readonly JsonSchema[];
  const entry = (property['items'] ?? property) as JsonSchema;
  return choice.find((form) => form['properties']) ?? entry;
}

function typeText(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? '';
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (schema['type'] === 'array') return listText(typeText((schema['items'] ?? {}) as JsonSchema));
  if (typeof schema['additionalProperties'] === 'object')
    return `{ [code]: ${typeText(schema['additionalProperties'] as JsonSchema)} }`;
  const choice = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly JsonSchema[] | undefined;
  if (choice) return choice.map(typeText).join(' | ');
  return [schema['type'] ?? 'object'].flat().join(' | ');
}

/** Brackets around a union in a list, because `[]` binds tighter than `|`. */
function listText(entry: string): string {
  return entry.includes(' | ') ? `(${entry})[]` : `${entry}[]`;
}
