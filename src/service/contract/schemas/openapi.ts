import { ZodNullable, ZodObject } from 'zod';
import {
  type CreateDocumentOptions,
  createDocument,
  type oas31,
  type ZodOpenApiContentObject,
  type ZodOpenApiHeaderObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
} from 'zod-openapi';
import { docsPath } from '../docs-pages.ts';
import { type DescribedFile, FILE_PATHS, FILES, type FilePath } from '../files.ts';
import { queryName } from '../misnamed.ts';
import {
  type Content,
  OPERATION_NAMES,
  OPERATIONS,
  type Operation,
  type OperationName,
  operationPath,
} from '../operations.ts';
import { describedIn, ownWords } from '../parameter-words.ts';
import {
  PARAMETERS,
  PATH_PARAMETERS,
  type Parameter,
  type ParameterName,
  type PathParameterName,
} from '../parameters.ts';
import { parameterNames } from '../path-template.ts';
import { problemSchema } from './bodies.ts';
import { SCHEMAS } from './by-name.ts';

const integer = (description: string) => ({ schema: { type: 'integer' as const }, description });
const LIMIT_HEADERS = {
  'X-RateLimit-Limit': integer('Requests allowed per 60-second window'),
  'X-RateLimit-Remaining': integer('Requests left in this window'),
  'X-RateLimit-Reset': integer('Unix time, in seconds, at which the window ends'),
  'X-RateLimit-Bucket': {
    schema: { type: 'string' as const, enum: ['anonymous', 'partner'] },
    description: 'Limit that applies: `anonymous` (by IP address) or `partner` (by key)',
  },
  'Retry-After': integer('Seconds to wait before the next request'),
  ETag: {
    schema: { type: 'string' as const },
    description: 'Strong validator for the content, for use in `If-None-Match`',
  },
} satisfies Record<string, ZodOpenApiHeaderObject>;

const PROBLEM_RESPONSES = {
  BadRequest: {
    status: '400',
    description: 'A parameter is invalid, misspelled, missing or repeated, or the address is malformed',
  },
  NotFound: { status: '404', description: 'The country is not Canada' },
  Unauthorized: { status: '401', description: 'The key is unknown, malformed, expired or revoked' },
  PreconditionFailed: { status: '412', description: 'The content does not match the ETag in `If-Match`' },
  TooLong: { status: '414', description: 'The address is 8 KB or longer' },
  TooManyRequests: { status: '429', description: 'The limit of requests a minute has been reached' },
  Unavailable: { status: '503', description: 'The service is temporarily unavailable' },
} as const;

type ProblemResponse = keyof typeof PROBLEM_RESPONSES;

const OF_EVERY_OPERATION = [
  'BadRequest',
  'Unauthorized',
  'TooLong',
  'TooManyRequests',
  'Unavailable',
] as const;

const PROBLEM_CONTENT = { content: { 'application/problem+json': { schema: problemSchema } } };

/** The parameters that become components: those that some operation takes as they are. */
const SHARED_PARAMETERS = (Object.keys(PARAMETERS) as ParameterName[]).filter((name) =>
  OPERATION_NAMES.some((operation) => {
    const takes: readonly ParameterName[] = OPERATIONS[operation].takes;
    return takes.includes(name) && !isOwn(operation, name);
  }),
);

/** Whether an operation requires a parameter, or describes it in its own words. */
function isOwn(operation: OperationName, name: ParameterName): boolean {
  const { requires = [] }: Operation = OPERATIONS[operation];
  return requires.includes(name) || name in ownWords(operation);
}

const OF_EVERY_FILE = 'This is a static file: it needs no key and does not count towards your limit.';

const NOT_MODIFIED = 'Not modified: the content still matches the ETag in If-None-Match';

const forClients: CreateDocumentOptions = {
  override: ({ jsonSchema, zodSchema }) => {
    // A client's schema must allow fields that are added later.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // OpenAPI 3.0 allows `nullable` only next to a `type`; zod leaves the type to the schema that it refers to.
    if (
      'nullable' in jsonSchema &&
      zodSchema instanceof ZodNullable &&
      zodSchema.unwrap() instanceof ZodObject
    )
      jsonSchema.type = 'object';
  },
};

const INFO = {
  '3.1.0': {
    summary:
      'Canadian statutory holidays, long weekends, week numbers, business days and time limits, 1900 to 2100',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  '3.0.3': { license: { name: 'MIT', url: 'https://opensource.org/license/mit' } },
} as const;

type OpenApiVersion = keyof typeof INFO;

/** The whole interface. @param siteUrl without a slash at the end */
export function openApi(
  siteUrl: string,
  version: string,
  openapi: OpenApiVersion = '3.1.0',
): ReturnType<typeof createDocument> {
  return createDocument(
    {
      openapi,
      info: {
        title: 'Stat Days',
        version,
        description:
          'All endpoints use GET and take no request body. No key is needed for light use. New fields may be added: ignore any that you do not recognize.',
        termsOfService: `${siteUrl}/en/docs/terms/`,
        contact: { name: 'Stat Days', url: `${siteUrl}${docsPath('en', 'docs/limits')}` },
        ...INFO[openapi],
      },
      externalDocs: { url: `${siteUrl}/docs/` },
      servers: [{ url: siteUrl }],
      security: [{}, { header: [] }, { bearer: [] }, { query: [] }],
      tags: [
        { name: 'holidays', description: 'Holidays, weeks, business days, time limits and calendars' },
        { name: 'files', description: 'Static files' },
      ],
      paths: Object.fromEntries([
        ...OPERATION_NAMES.map((name) => [operationPath(name), { get: operation(name) }]),
        ...FILE_PATHS.flatMap((path) => {
          const file = FILES[path];
          return 'id' in file ? [[path, { get: fileOperation(path, file) }]] : [];
        }),
      ]),
      components: {
        schemas: { Problem: problemSchema },
        parameters: Object.fromEntries(
          SHARED_PARAMETERS.map((name) => [componentName(name), parameter(name)]),
        ),
        headers: LIMIT_HEADERS,
        responses: Object.fromEntries(
          Object.entries(PROBLEM_RESPONSES).map(([name, { description }]) => [
            name,
            {
              description,
              headers: headerRefs(name === 'TooManyRequests' ? ['Retry-After'] : []),
              ...PROBLEM_CONTENT,
            },
          ]),
        ),
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

export function namedSchemas(): Readonly<Record<string, oas31.SchemaObject>> {
  const schemas = { ...SCHEMAS, Problem: problemSchema };
  const { components } = createDocument({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    components: { schemas },
  });
  return (components?.schemas ?? {}) as Readonly<Record<string, oas31.SchemaObject>>;
}

function operation(name: OperationName): ZodOpenApiOperationObject {
  const definition: Operation = OPERATIONS[name];
  const { id, takes, requires = [], answers, hasTag, summary, description, answer, noContent } = definition;
  const headers = headerRefs(hasTag ? ['ETag'] : []);
  const inPath = parameterNames(name);
  const problems: readonly ProblemResponse[] = [
    ...OF_EVERY_OPERATION,
    ...(hasTag ? (['PreconditionFailed'] as const) : []),
    ...(inPath.includes('countryCode') ? (['NotFound'] as const) : []),
  ];
  return {
    operationId: id,
    tags: ['holidays'],
    summary,
    description,
    parameters: [
      ...inPath.map(pathParameter),
      ...takes.map((taken) =>
        isOwn(name, taken)
          ? {
              ...parameter(taken),
              description: describedIn(name, taken).en,
              ...(requires.includes(taken) && { required: true }),
            }
          : { $ref: `#/components/parameters/${componentName(taken)}` as const },
      ),
    ],
    responses: {
      '200': { description: answer, headers, ...describeContent(answers) },
      ...(noContent === undefined ? {} : { '204': { description: noContent, headers } }),
      ...(hasTag ? { '304': { description: NOT_MODIFIED, headers } } : {}),
      ...Object.fromEntries(
        problems.map((problem) => [
          PROBLEM_RESPONSES[problem].status,
          { $ref: `#/components/responses/${problem}` as const },
        ]),
      ),
    },
  };
}

function fileOperation(path: FilePath, file: DescribedFile): ZodOpenApiOperationObject {
  const { answers, id, summary, description, answer } = file;
  const headers = { ETag: { $ref: '#/components/headers/ETag' as const } };
  return {
    operationId: id,
    tags: ['files'],
    security: [],
    summary,
    description: `${description} ${OF_EVERY_FILE}`,
    parameters: parameterNames(path).map(pathParameter),
    responses: {
      '200': { description: answer, headers, ...describeContent(answers) },
      '304': { description: NOT_MODIFIED, headers },
      '404': { description: 'File not found', ...PROBLEM_CONTENT },
      '412': { $ref: '#/components/responses/PreconditionFailed' as const },
    },
  };
}

function describeContent(answers: Content): { content?: ZodOpenApiContentObject } {
  if (answers === 'nothing') return {};
  if (answers === 'application/json') return { content: { [answers]: { schema: { type: 'object' } } } };
  if (answers.startsWith('text/')) return { content: { [answers]: { schema: { type: 'string' } } } };
  return { content: { 'application/json': { schema: SCHEMAS[answers as keyof typeof SCHEMAS] } } };
}

function pathParameter(name: PathParameterName): ZodOpenApiParameterObject {
  return { name, in: 'path', required: true, ...documented(PATH_PARAMETERS[name]) };
}

/** Some generators write a file for each component, and a parameter `list` must not share one with the schema `List`. */
function componentName(name: ParameterName) {
  return `${name}Parameter` as const;
}

function parameter(name: ParameterName): ZodOpenApiParameterObject {
  return { name: queryName(name), in: 'query', ...documented(PARAMETERS[name]) };
}

function documented({ schema, description, example }: Parameter<unknown>) {
  return { description: description.en, schema, example };
}

function headerRefs(also: readonly (keyof typeof LIMIT_HEADERS)[]) {
  const ofEvery = Object.keys(LIMIT_HEADERS).filter((name) => name.startsWith('X-'));
  return Object.fromEntries(
    [...ofEvery, ...also].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}
