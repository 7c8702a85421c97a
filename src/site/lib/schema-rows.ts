import type { JsonSchema } from '../../contract/schemas/components.ts';

/** A field of a body as a row of the reference. */
export interface SchemaRow {
  readonly field: string;
  readonly type: string;
  /** In English; empty where the name says it all. */
  readonly description: string;
  readonly isRequired: boolean;
}

/** The fields of an object's schema; those of a nested object follow it with dotted names. */
export function schemaRows(schema: JsonSchema, prefix = ''): readonly SchemaRow[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = `${prefix}${name}`;
    const description = String(property['description'] ?? '');
    const row = { field, type: typeText(property), description, isRequired: required.includes(name) };
    const isList = property['type'] === 'array';
    return [row, ...schemaRows(inner(property), `${field}${isList ? '[].' : '.'}`)];
  });
}

/** The object inside a property: itself, an entry of a list, or what is not null of a choice. */
function inner(property: JsonSchema): JsonSchema {
  const choice = (property['anyOf'] ?? []) as readonly JsonSchema[];
  const entry = (property['items'] ?? property) as JsonSchema;
  return choice.find((each) => each['properties']) ?? entry;
}

function typeText(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').at(-1) ?? '';
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((each) => JSON.stringify(each)).join(' | ');
  if (schema['type'] === 'array') return `${typeText((schema['items'] ?? {}) as JsonSchema)}[]`;
  const choice = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly JsonSchema[] | undefined;
  if (choice) return choice.map(typeText).join(' | ');
  return String(schema['type'] ?? 'object');
}
