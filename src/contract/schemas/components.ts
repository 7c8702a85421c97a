import { z } from 'zod';
import {
  holidaySchema,
  holidaysBodySchema,
  longWeekendSchema,
  problemSchema,
  provinceSchema,
  sourceSchema,
  statusBodySchema,
  statuteSchema,
  weekBodySchema,
} from './bodies.ts';

const NAMED = {
  Holidays: holidaysBodySchema,
  Week: weekBodySchema,
  Status: statusBodySchema,
  Problem: problemSchema,
  Holiday: holidaySchema,
  LongWeekend: longWeekendSchema,
  Province: provinceSchema,
  Statute: statuteSchema,
  Source: sourceSchema,
} as const satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof NAMED;
export type JsonSchema = { readonly [keyword: string]: unknown };

export const refTo = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** The bodies as JSON Schema 2020-12, which is what OpenAPI 3.1 takes; those with a name refer to each other by it. */
export function componentSchemas(): Readonly<Record<SchemaName, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => refTo(id).$ref });
  const entries = Object.entries(schemas).map(([id, schema]) => [id, openToNewFields(schema) as JsonSchema]);
  return Object.fromEntries(entries) as Record<SchemaName, JsonSchema>;
}

/** Fields may be added, so a client's schema must not forbid them; identifiers of ours are no part of OpenAPI's. */
function openToNewFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openToNewFields);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      key !== '$id' && key !== '$schema' && !(key === 'additionalProperties' && value === false),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, openToNewFields(value)]));
}
