import {
  type CreateDocumentOptions,
  createDocument,
  type oas31,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { FILE_PATHS, FILES, type FilePath } from '../files.ts';
import {
  type Content,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  operationPath,
} from '../operations.ts';
import { PARAMETERS, PATH_PARAMETERS, type Parameter, type ParameterName } from '../parameters.ts';
import { allPlacesBodySchema } from './all-places.ts';
import { holidaysBodySchema, problemSchema, statusBodySchema, weekBodySchema } from './bodies.ts';
import { businessDaysBodySchema } from './business-days.ts';
import { LIMIT_HEADERS } from './limit-headers.ts';

const BODIES = {
  Holidays: holidaysBodySchema,
  Week: weekBodySchema,
  BusinessDays: businessDaysBodySchema,
  Status: statusBodySchema,
  AllPlaces: allPlacesBodySchema,
};

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

const NOT_MODIFIED = 'Not changed since the ETag that If-None-Match names';

/** Fields may be added, so a client's schema must not forbid them; French is for the site. */
const forClients: CreateDocumentOptions = {
  override: ({ jsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
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
        summary: 'Canadian statutory holidays, long weekends, week numbers and business days, 1900 to 2100',
        description:
          'Every operation is a GET without a body. Light use needs no key. Fields are only ever added: ignore those that you do not know.',
        termsOfService: `${siteUrl}/en/docs/terms/`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      externalDocs: { url: `${siteUrl}/docs/` },
      servers: [{ url: siteUrl }],
      security: [{}, { header: [] }, { bearer: [] }, { query: [] }],
      tags: [
        { name: 'holidays', description: 'Listings, weeks, business days and calendars' },
        { name: 'files', description: 'Static files' },
      ],
      paths: Object.fromEntries([
        ...OPERATION_NAMES.map((name) => [operationPath(name), { get: operation(name) }]),
        ...FILE_PATHS.map((path) => [path, { get: file(path) }]),
      ]),
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
  const schemas = { ...BODIES, Problem: problemSchema };
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
  return {
    operationId: name.replace('.', '-'),
    tags: ['holidays'],
    summary,
    description,
    parameters: takes.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    responses: {
      '200': { description: answer, headers, content: contentOf(answers) },
      ...(hasTag ? { '304': { description: NOT_MODIFIED, headers } } : {}),
      ...problemRefs(),
    },
  };
}

function file(path: FilePath): ZodOpenApiOperationObject {
  const { answers, summary, description, answer } = FILES[path];
  const headers = { ETag: { $ref: '#/components/headers/ETag' as const } };
  return {
    operationId: path.slice(1).replaceAll(/\W+/g, '-'),
    tags: ['files'],
    security: [],
    summary,
    description,
    parameters: [{ name: 'year', in: 'path', required: true, ...documented(PATH_PARAMETERS.year) }],
    responses: {
      '200': { description: answer, headers, content: contentOf(answers) },
      '304': { description: NOT_MODIFIED, headers },
      '404': { description: 'No such year' },
    },
  };
}

function contentOf(answers: Content): ZodOpenApiContentObject {
  return answers === 'text/calendar' || answers === 'text/csv'
    ? { [answers]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: BODIES[answers] } };
}

function parameter(name: ParameterName): ZodOpenApiParameterObject {
  return { name, in: 'query', ...documented(PARAMETERS[name]) };
}

function documented({ schema, description, example }: Parameter<unknown>) {
  return { description: description.en, schema, example };
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
