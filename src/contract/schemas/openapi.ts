import {
  type CreateDocumentOptions,
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { OPERATION_NAMES, OPERATIONS, type OperationName, operationPath } from '../operations.ts';
import { PARAMETERS, type Parameter, type ParameterName } from '../parameters.ts';
import { holidaysBodySchema, problemSchema, statusBodySchema, weekBodySchema } from './bodies.ts';
import { LIMIT_HEADERS } from './limit-headers.ts';
import { namedHolidayBodySchema } from './named-holiday.ts';

const BODIES = { Holidays: holidaysBodySchema, Week: weekBodySchema, Status: statusBodySchema };

const PROBLEM_RESPONSES = {
  BadRequest: {
    status: '400',
    description: 'A parameter is wrong or given twice, or the address cannot be read',
  },
  Unauthorized: { status: '401', description: 'The key is unknown, malformed, expired or revoked' },
  TooManyRequests: { status: '429', description: 'The limit of requests a minute is reached' },
  Unavailable: { status: '503', description: 'The answer cannot be given at the moment' },
} as const;

type ProblemResponse = keyof typeof PROBLEM_RESPONSES;

/** Fields may be added, so a client's schema must not forbid them; French is for the site. */
const forClients: CreateDocumentOptions = {
  override: ({ jsonSchema }) => {
    delete jsonSchema.additionalProperties;
    delete jsonSchema['descriptionFr'];
  },
};

/** The whole interface as an OpenAPI 3.1 document. @param siteUrl without a slash at the end */
export function openApi(siteUrl: string, version: string): ReturnType<typeof createDocument> {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Stat Days',
        version,
        summary: 'Canadian statutory holidays, long weekends and week numbers, 1900 to 2100',
        description:
          'Every operation is a GET without a body. Light use needs no key. Fields are only ever added: ignore those that you do not know.',
        termsOfService: `${siteUrl}/en/docs/terms/`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      externalDocs: { url: `${siteUrl}/docs/` },
      servers: [{ url: siteUrl }],
      security: [{}, { header: [] }, { bearer: [] }, { query: [] }],
      tags: [{ name: 'holidays', description: 'Listings, weeks and calendars' }],
      paths: {
        ...Object.fromEntries(OPERATION_NAMES.map((name) => [operationPath(name), { get: operation(name) }])),
        '/holidays/{id}.json': { get: namedHoliday() },
      },
      components: {
        schemas: { Problem: problemSchema },
        parameters: mapNames(PARAMETERS, parameter),
        headers: LIMIT_HEADERS,
        responses: mapNames(PROBLEM_RESPONSES, problemResponse),
        securitySchemes: {
          header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Recommended' },
          bearer: { type: 'http', scheme: 'bearer' },
          query: { type: 'apiKey', in: 'query', name: 'api_key' },
        },
      },
    },
    forClients,
  );
}

/** Every schema with a name as JSON Schema, French descriptions included. */
export function namedSchemas(): Readonly<Record<string, oas31.SchemaObject>> {
  const schemas = { ...BODIES, NamedHoliday: namedHolidayBodySchema, Problem: problemSchema };
  const { components } = createDocument({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    components: { schemas },
  });
  return (components?.schemas ?? {}) as Readonly<Record<string, oas31.SchemaObject>>;
}

function operation(name: OperationName): ZodOpenApiOperationObject {
  const { takes, answers, hasTag, summary, description, answer } = OPERATIONS[name];
  const headers = headerRefs(hasTag ? ['ETag'] : []);
  const content = answers
    ? { 'application/json': { schema: BODIES[answers] } }
    : { 'text/calendar': { schema: { type: 'string' as const } } };
  const notModified = { description: 'Not changed since the ETag that If-None-Match names', headers };
  return {
    operationId: name.replace('.', '-'),
    tags: ['holidays'],
    summary,
    description,
    parameters: takes.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    responses: {
      '200': { description: answer, headers, content },
      ...(hasTag ? { '304': notModified } : {}),
      ...problemRefs(),
    },
  };
}

/** A file, which takes no key and is not counted. */
function namedHoliday(): ZodOpenApiOperationObject {
  return {
    operationId: 'named-holiday',
    tags: ['holidays'],
    summary: 'A holiday in all places',
    description:
      'The places that keep a holiday and since when, by which act and period, its dates from last year to ten years ahead, and the evidence.',
    security: [],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The id of the holiday, as in a listing',
        schema: { type: 'string' },
        example: 'canada-day',
      },
    ],
    responses: {
      '200': {
        description: 'The holiday',
        content: { 'application/json': { schema: namedHolidayBodySchema } },
      },
      '404': { description: 'No holiday has that id' },
    },
  };
}

function parameter(name: ParameterName): ZodOpenApiParameterObject {
  const { schema, description, example }: Parameter<unknown> = PARAMETERS[name];
  return { name, in: 'query', description: description.en, schema, example };
}

function problemRefs(): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    Object.entries(PROBLEM_RESPONSES).map(([name, { status }]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );
}

function problemResponse(name: ProblemResponse): ZodOpenApiResponseObject {
  const { description } = PROBLEM_RESPONSES[name];
  return {
    description,
    headers: headerRefs(name === 'TooManyRequests' ? ['Retry-After'] : []),
    content: { 'application/problem+json': { schema: problemSchema } },
  };
}

function headerRefs(also: readonly (keyof typeof LIMIT_HEADERS)[]) {
  const ofEvery = Object.keys(LIMIT_HEADERS).filter((name) => name.startsWith('X-'));
  return Object.fromEntries(
    [...ofEvery, ...also].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

function mapNames<Name extends string, Result>(
  record: Readonly<Record<Name, unknown>>,
  to: (name: Name) => Result,
): Record<string, Result> {
  return Object.fromEntries((Object.keys(record) as Name[]).map((name) => [name, to(name)]));
}
