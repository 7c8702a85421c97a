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
import { type Locale, parseLocale } from '../../core/language/locale.ts';
import { isProblem } from '../api/answer.ts';
import { problemBody } from '../api/problems.ts';
import type { McpService } from './answers.ts';
import { argumentsSchema, readArguments } from './arguments.ts';
import { TOOLS } from './tools.ts';

/** Read by the assistant before it uses a tool. */
const INSTRUCTIONS = [
  'Canadian statutory holidays, long weekends, business days, time limits and week numbers, 1900 to 2100.',
  'Dates are YYYY-MM-DD. Without a province or territory, the answer is for federal law, which applies only to federally regulated work: ask people where they work.',
  'Whether a bank, an exchange or the post is open is a question about its list, not about the law: see which_list.',
  'Give the act and the confidence level with each answer, and say that this is information, not legal advice.',
].join(' ');

/** Shared by all servers: making one takes longer than an answer. */
const validator = new AjvJsonSchemaValidator();

export interface McpServerOptions {
  readonly service: McpService;
  readonly now: () => number;
  /** The language of errors, unless a call names one. */
  readonly locale: Locale;
  readonly warn: (message: string) => void;
}

/** A Model Context Protocol server with read-only tools, not yet connected. */
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
  tools ??= Object.entries(TOOLS).map(([name, { title, description, takes, requires = [] }]) => ({
    name,
    title,
    description,
    inputSchema: argumentsSchema(takes, requires),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }));
  return tools;
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
  const { takes, requires = [] } = tool;
  const asked = given['locale'];
  const locale = (typeof asked === 'string' ? parseLocale(asked) : undefined) ?? preferred;
  const read = readArguments(takes, requires, given);
  try {
    const answer = isProblem(read)
      ? read
      : await tool.answer({ service, query: read.query, locale, now: now() }, read.isFull);
    if (!isProblem(answer)) return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
    return failure(problemBody({ ...answer, instead: 'time_limit' }, locale, service.site.url).detail);
  } catch (error) {
    warn(`The tool ${name} failed: ${String(error)}`);
    return failure(BROKEN[locale]);
  }
}

/** For our own bugs: if told to try again, an assistant would never stop. */
const BROKEN = {
  en: 'The tool failed because of a fault in this server. Asking again will not help.',
  fr: 'L’outil a échoué à cause d’un défaut de ce serveur. Il est inutile de réessayer.',
};

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
