import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CallToolRequest,
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as McpTool,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { z } from 'zod';
import { isProblem, type Problem, problem } from '../api/answer.ts';
import { problemBody } from '../api/problems.ts';
import type { Parameter } from '../contract/parameters.ts';
import { type Locale, localeOfTag } from '../language/locale.ts';
import { ARGUMENTS, type ArgumentName, type McpService, TOOLS, type Tool } from './tools.ts';

/** Read by the assistant before it uses a tool. */
const INSTRUCTIONS = [
  'Canadian statutory holidays, long weekends, business days, time limits and week numbers, 1900 to 2100, for Canada, its provinces and its territories.',
  'Dates are in the form YYYY-MM-DD. A province or territory is given by its two-letter code, such as on or qc. Without a code, the answer is for federal law, which applies only to federally regulated work: ask people where they work.',
  'Every holiday comes with its act and a confidence level. Give both in your answer, and say that this is information, not legal advice.',
].join(' ');

/** Nothing of it changes from server to server, and making it takes longer than an answer. */
const validator = new AjvJsonSchemaValidator();

export interface McpServerOptions {
  readonly service: McpService;
  readonly now: () => number;
  /** The language of errors where a call names none. */
  readonly locale: Locale;
  /** Says something to the operator. */
  readonly warn: (message: string) => void;
}

/** A server of the Model Context Protocol, not yet connected: nine tools that read, and nothing else. */
export function createMcpServer(options: McpServerOptions): Server {
  const { version, site } = options.service;
  const server = new Server(
    { name: 'statdays', title: 'Stat Days', version, websiteUrl: `${site.url}/` },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolList() }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(params, options));
  return server;
}

let tools: McpTool[] | undefined;

function toolList(): McpTool[] {
  tools ??= Object.entries(TOOLS).map(([name, { title, description, takes, requires = [], answers }]) => ({
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...takes, 'locale' as const].map((taken) => [taken, argument(taken)])),
      required: [...requires],
      additionalProperties: false,
    },
    outputSchema: jsonSchemaOf(answers),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }));
  return tools;
}

function argument(name: ArgumentName) {
  const { schema, description, example }: Parameter<unknown> = ARGUMENTS[name];
  if (isFlag(name)) return { type: 'boolean', description: description.en.replace(/^1 /, 'true ') };
  return { ...schema, description: description.en, examples: [example] };
}

/** Whether the API takes `0` or `1`, where an assistant says true or false. */
function isFlag(name: ArgumentName): boolean {
  const { schema }: Parameter<unknown> = ARGUMENTS[name];
  return schema.enum?.join() === '0,1';
}

/** As in the OpenAPI document, fields may be added later. */
function jsonSchemaOf(schema: z.ZodObject): NonNullable<McpTool['outputSchema']> {
  const json = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // `format` says the same in a word: assistants read every word of this.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return json as NonNullable<McpTool['outputSchema']>;
}

async function callTool(
  { name, arguments: given = {} }: CallToolRequest['params'],
  { service, now, locale: preferred, warn }: McpServerOptions,
): Promise<CallToolResult> {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!tool)
    throw new McpError(
      ErrorCode.InvalidParams,
      `There is no tool with this name. The available tools are ${Object.keys(TOOLS).join(', ')}.`,
    );
  const query = readArguments(tool, given);
  const answer = isProblem(query)
    ? query
    : await tool.ask({ service, query, now: now() }).catch((error: unknown) => {
        warn(`The tool ${name} failed: ${String(error)}`);
        return problem('unavailable');
      });
  if (!isProblem(answer))
    return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } };
  const locale = localeOfTag(`${given['locale'] ?? ''}`) ?? preferred;
  const { detail } = problemBody(answer, locale, service.site.url);
  return { content: [{ type: 'text', text: detail }], isError: true };
}

/** The arguments as the API takes them. One that is null or empty counts as left out. */
function readArguments(
  { takes, requires = [] }: Tool,
  given: Readonly<Record<string, unknown>>,
): URLSearchParams | Problem {
  const known: readonly ArgumentName[] = [...takes, 'locale'];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    const taken = known.find((one) => one === name);
    if (!taken) return problem('unknown-parameter', { parameter: name, allowed: known });
    if (value === null || value === '') continue;
    const text = textOf(taken, value);
    if (text === undefined)
      return problem('bad-parameter', { parameter: name, value: quoted(value), ...ARGUMENTS[taken] });
    query.set(name, text);
  }
  const missing = requires.find((name) => !query.has(name));
  if (missing) return problem('missing-parameter', { parameter: missing, needs: ARGUMENTS[missing].needs });
  return query;
}

/** A value as the API would have it in an address; undefined for one that no parameter has. */
function textOf(name: ArgumentName, value: unknown): string | undefined {
  if (typeof value === 'boolean') return isFlag(name) ? (value ? '1' : '0') : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

/** What no parameter has, for the sentence that refuses it: whole, it could be nested too deeply to be written. */
function quoted(value: unknown): string {
  if (typeof value !== 'object') return `${value}`;
  return Array.isArray(value) ? '[…]' : '{…}';
}
