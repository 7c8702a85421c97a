import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { formatDate, parseDate } from '../../calendar/day.ts';
import { LIMIT_RULE, parseLimit } from '../../counters/limits.ts';
import { isKeyId, isWellFormedKey } from '../key.ts';
import { NETLIFY_LIMIT } from './netlify-limit.ts';
import type { KeyOrder } from './operations.ts';

export type KeysCommand =
  | { readonly name: 'issue'; readonly order: KeyOrder }
  | { readonly name: 'list' }
  | { readonly name: 'show' | 'revoke'; readonly target: string }
  /** Grace in milliseconds. */
  | { readonly name: 'rotate'; readonly target: string; readonly grace: number };

export type StoreChoice =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'netlify'; readonly siteId: string; readonly token: string };

export type ParsedKeysCommand =
  | { readonly kind: 'command'; readonly command: KeysCommand; readonly store: StoreChoice }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

type Texts<Name extends string> = { readonly [name in Name]?: string | undefined };
type Environment = Texts<'KEYS_FILE' | 'NETLIFY_SITE_ID' | 'NETLIFY_AUTH_TOKEN'>;
type OrderText = 'name' | 'project' | 'volume';
type Values = Texts<OrderText | 'limit' | 'expires' | 'grace' | 'store' | 'file' | 'site'>;

/** A wrong argument; caught by `parseKeysCommand`, which gives its message. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

const text = { type: 'string' } as const;
const COMMON = { store: text, file: text, site: text, help: { type: 'boolean', short: 'h' } } as const;
const OPTIONS = {
  issue: { name: text, project: text, volume: text, limit: text, expires: text },
  list: {},
  show: {},
  rotate: { grace: text },
  revoke: {},
} as const;

const COMMANDS = new Intl.ListFormat('en').format(Object.keys(OPTIONS));

/** What would break the lines of a listing, turn them around or do something to a terminal. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

const DAY_MS = 86_400_000;
const DEFAULT_GRACE = '14';

/**
 * The operator's command line, without the program's name, at a moment. The `target` of a command is the ID of a key or the key
 * itself. A message may quote an argument, and with it a key: it is to be shown without keys.
 */
export function parseKeysCommand(
  args: readonly string[],
  environment: Environment,
  now: number,
): ParsedKeysCommand {
  const [name, ...rest] = args;
  if (name === undefined || args.includes('--help') || args.includes('-h')) return { kind: 'help' };
  try {
    if (!isCommandName(name)) throw new UsageError(`There is no such command; the commands are ${COMMANDS}`);
    const options: ParseArgsOptionsConfig = { ...COMMON, ...OPTIONS[name] };
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
    const store = toStore(values as Values, environment);
    const command = toCommand(name, values as Values, positionals, now);
    checkLimit(command, store);
    return { kind: 'command', command, store };
  } catch (error) {
    if (error instanceof UsageError || isParseArgsError(error))
      return { kind: 'wrong', message: error.message };
    throw error;
  }
}

function isCommandName(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

function toCommand(
  name: keyof typeof OPTIONS,
  values: Values,
  positionals: readonly string[],
  now: number,
): KeysCommand {
  if (name === 'issue' || name === 'list') {
    expectPositionals(positionals, 0, `"${name}" takes options only`);
    return name === 'list' ? { name } : { name, order: toOrder(values, now) };
  }
  const target = toTarget(name, positionals);
  if (name !== 'rotate') return { name, target };
  return { name, target, grace: toGrace(values.grace ?? DEFAULT_GRACE) };
}

function toTarget(name: string, positionals: readonly string[]): string {
  const message = `"${name}" takes the ID of one key, 12 characters that "list" shows`;
  expectPositionals(positionals, 1, message);
  const target = positionals[0] ?? '';
  if (!isKeyId(target) && !isWellFormedKey(target)) throw new UsageError(message);
  return target;
}

function expectPositionals(positionals: readonly string[], count: number, message: string): void {
  if (positionals.length !== count) throw new UsageError(message);
}

function toOrder(values: Values, now: number): KeyOrder {
  const { limit, expires } = values;
  return {
    name: required(values, 'name'),
    project: required(values, 'project'),
    volume: required(values, 'volume'),
    ...(limit === undefined ? {} : { limit: toLimit(limit) }),
    ...(expires === undefined ? {} : { expiresAt: toExpiry(expires, now) }),
  };
}

function required(values: Values, name: OrderText): string {
  const value = (values[name] ?? '').trim();
  if (value === '') throw new UsageError(`"issue" needs --${name}`);
  if (UNPRINTABLE.test(value)) {
    throw new UsageError(`--${name} is one line of text, without control or format characters`);
  }
  return value;
}

function toLimit(value: string): number {
  const limit = parseLimit(value);
  if (limit === undefined) throw new UsageError(`--limit is ${LIMIT_RULE}, not "${value}"`);
  return limit;
}

/** A limit that the platform would never let a partner reach is not promised. */
function checkLimit(command: KeysCommand, store: StoreChoice): void {
  if (store.kind !== 'netlify' || command.name !== 'issue') return;
  if ((command.order.limit ?? 0) <= NETLIFY_LIMIT) return;
  throw new UsageError(
    `--limit is at most ${NETLIFY_LIMIT} with --store netlify, where a guard against floods stops every address at 6000 requests a minute`,
  );
}

/** The end of the last day. */
function toExpiry(value: string, now: number): string {
  const day = parseDate(value);
  if (day === undefined) throw new UsageError(`--expires is a date such as 2027-03-31, not "${value}"`);
  const end = `${formatDate(day + 1)}T00:00:00.000Z`;
  if (Date.parse(end) <= now)
    throw new UsageError(`--expires is a day to come, not "${value}", which is over`);
  return end;
}

function toGrace(value: string): number {
  const days = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  if (!(days <= 365)) throw new UsageError(`--grace is a number of days from 0 to 365, not "${value}"`);
  return days * DAY_MS;
}

function toStore(values: Values, environment: Environment): StoreChoice {
  const kind = values.store ?? 'file';
  if (kind === 'file') {
    const path = values.file ?? environment.KEYS_FILE ?? '';
    if (path === '')
      throw new UsageError('The store "file" needs --file or the environment variable KEYS_FILE');
    return { kind, path };
  }
  if (kind !== 'netlify') throw new UsageError(`--store is "file" or "netlify", not "${kind}"`);
  const siteId = values.site ?? environment.NETLIFY_SITE_ID ?? '';
  const token = environment.NETLIFY_AUTH_TOKEN ?? '';
  if (siteId === '' || token === '') {
    throw new UsageError(
      'The store "netlify" needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment',
    );
  }
  return { kind, siteId, token };
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
