import type { Bilingual } from '../../core/language/locale.ts';
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
  readonly description: Bilingual<string>;
  readonly isRequired: boolean;
}

/** Objects that other objects extend: there, only what is added to them is listed. */
const SHARED = ['Holiday', 'LongWeekend'] as const;

let schemas: ReturnType<typeof namedSchemas> | undefined;

/** The fields of a schema of the OpenAPI document. @param name such as `Holidays` */
export function rowsOfSchema(name: string): readonly SchemaRow[] {
  return schemaRows(schemaNamed(name));
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
