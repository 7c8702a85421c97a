import { z } from 'zod';
import {
  OPERATION_IDS,
  OPERATION_PARAMETERS,
  type OperationId,
  PARAMETERS,
  type ParameterName,
} from '../parameters.ts';
import { componentSchemas, type JsonSchema, refTo, type SchemaName } from './components.ts';
import { LIMIT_HEADERS } from './limit-headers.ts';

interface OperationContract {
  readonly summary: string;
  readonly description: string;
  readonly answer: string;
  readonly content: JsonSchema;
  /** Whether caches may keep the answer, which then has an ETag. */
  readonly isStored: boolean;
}

const json = (name: SchemaName): JsonSchema => ({ 'application/json': { schema: refTo(name) } });

const OPERATIONS: Readonly<Record<OperationId, OperationContract>> = {
  'holidays.json': {
    summary: 'Statutory holidays of a year',
    description:
      'The federal listing or that of one province or territory, on request with the long weekends.',
    answer: 'The listing',
    content: json('Holidays'),
    isStored: true,
  },
  'week.json': {
    summary: 'Week numbers of a date',
    description:
      'ISO and Canada week number, the dates of both weeks, the holidays of either and the next long weekend.',
    answer: 'The week',
    content: json('Week'),
    isStored: true,
  },
  'holidays.ics': {
    summary: 'Statutory holidays of a year as a calendar file',
    description: 'The listing as iCalendar (RFC 5545), ready to import.',
    answer: 'The calendar',
    content: { 'text/calendar': { schema: { type: 'string' } } },
    isStored: true,
  },
  'status.json': {
    summary: 'What is served',
    description: 'Revision of the data and version of the software that answers.',
    answer: 'The status',
    content: json('Status'),
    isStored: false,
  },
};

const PROBLEMS = {
  BadRequest: 'A parameter is wrong or given twice, or the address cannot be read',
  Unauthorized: 'The key is unknown, malformed, expired or revoked',
  TooManyRequests: 'The limit of requests a minute is reached',
  Unavailable: 'The answer cannot be given at the moment',
} as const;

const PROBLEM_BY_STATUS: Readonly<Record<string, keyof typeof PROBLEMS>> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '429': 'TooManyRequests',
  '503': 'Unavailable',
};

const NOT_MODIFIED = {
  description: 'Not changed since the ETag that If-None-Match names',
  headers: headerRefs(['ETag']),
};

/** The whole interface as an OpenAPI 3.1 document. @param siteUrl without a slash at the end */
export function openApi(siteUrl: string, version: string): object {
  return {
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
    paths: Object.fromEntries(OPERATION_IDS.map((id) => [`/api/${id}`, { get: operation(id) }])),
    components: {
      schemas: componentSchemas(),
      parameters: mapValues(PARAMETERS, ([name]) => parameter(name as ParameterName)),
      headers: mapValues(LIMIT_HEADERS, ([, { schema, description }]) => ({ schema, description })),
      responses: mapValues(PROBLEMS, ([name, description]) => problemResponse(name, description)),
      securitySchemes: {
        header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'Recommended' },
        bearer: { type: 'http', scheme: 'bearer' },
        query: { type: 'apiKey', in: 'query', name: 'api_key' },
      },
    },
  };
}

function operation(id: OperationId): object {
  const { summary, description, answer, content, isStored } = OPERATIONS[id];
  const names: readonly ParameterName[] = OPERATION_PARAMETERS[id];
  const problems = Object.entries(PROBLEM_BY_STATUS).map(([status, name]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  return {
    operationId: id.replace('.', '-'),
    tags: ['holidays'],
    summary,
    description,
    parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: {
      '200': { description: answer, headers: headerRefs(isStored ? ['ETag'] : []), content },
      ...(isStored ? { '304': NOT_MODIFIED } : {}),
      ...Object.fromEntries(problems),
    },
  };
}

function parameter(name: ParameterName): object {
  const { schema, description, example } = PARAMETERS[name];
  const { $schema: _, ...plain } = z.toJSONSchema(schema);
  return { name, in: 'query', description, schema: plain, example };
}

function problemResponse(name: string, description: string): object {
  const headers = headerRefs(name === 'TooManyRequests' ? ['Retry-After'] : []);
  return { description, headers, content: { 'application/problem+json': { schema: refTo('Problem') } } };
}

function headerRefs(also: readonly (keyof typeof LIMIT_HEADERS)[]): object {
  const names = Object.keys(LIMIT_HEADERS)
    .filter((name) => name.startsWith('X-'))
    .concat(also);
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function mapValues<T>(record: Readonly<Record<string, T>>, to: (entry: [string, T]) => unknown): object {
  return Object.fromEntries(Object.entries(record).map((entry) => [entry[0], to(entry)]));
}
