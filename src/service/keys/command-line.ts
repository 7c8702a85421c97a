import { type Command, InvalidArgumentError, Option } from 'commander';
import { formatDate, parseDate } from '../../core/calendar/day.ts';
import { BLOB_STORE, openKeyBlob } from './blobs.ts';
import { issue, listKeys, type NewKey, revoke, rotate, show } from './commands.ts';
import { openKeyFile } from './file.ts';
import { isKeyId, isWellFormedKey } from './key.ts';
import { DEFAULT_LIMITS, LIMIT_RULE, parseLimit } from './limits.ts';
import type { KeyStore } from './record.ts';

/**
 * The highest limit of a key on Netlify, in requests a minute. Flood protection there stops an address at 6,000, whatever its key allows
 * (netlify/edge-functions/api.ts).
 */
export const NETLIFY_LIMIT = 5_000;

const TARGET = 'ID of the key, or the key itself, which is never displayed';

const notes = (name: string) => `
"${name} help COMMAND" shows the options of a command.
The store "netlify" also needs NETLIFY_AUTH_TOKEN in the environment.`;

export interface KeysHost {
  readonly now: number;
  openStore(choice: StoreChoice): Promise<KeyStore>;
  print(text: string): void;
}

export type StoreChoice =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'netlify'; readonly siteId: string; readonly token: string };

export async function openKeyStore(choice: StoreChoice): Promise<KeyStore> {
  if (choice.kind === 'file') return openKeyFile(choice.path);
  const { getStore } = await import('@netlify/blobs');
  return openKeyBlob(getStore({ name: BLOB_STORE, siteID: choice.siteId, token: choice.token }));
}

interface StoreOptions {
  readonly store: StoreChoice['kind'];
  readonly file?: string;
  readonly site?: string;
}

type IssueOptions = Omit<NewKey, 'expiresAt'> & { readonly expires?: string };

/**
 * Adds the operator's commands to a program. Its error messages may quote a key from the arguments, so show them without keys.
 */
export function addKeysCommands(program: Command, host: KeysHost): Command {
  program
    .description('Manage partner keys for the Stat Days API.')
    .addOption(
      new Option('--store <kind>', 'where the keys are stored').choices(['file', 'netlify']).default('file'),
    )
    .addOption(new Option('--file <path>', 'key file, for the store "file"').env('KEYS_FILE'))
    .addOption(new Option('--site <id>', 'site ID, for the store "netlify"').env('NETLIFY_SITE_ID'))
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', notes(program.name()));
  addIssue(program, host);
  program
    .command('list')
    .description('list all keys, with the IDs to use in other commands')
    .action(() => inStore(program, host, (store) => listKeys(store, host.now)));
  const forKey = (
    name: string,
    description: string,
    work: (store: KeyStore, target: string, now: number) => Promise<string>,
  ) =>
    program
      .command(name)
      .description(description)
      .argument('<id>', TARGET, toTarget)
      .action((target: string) => inStore(program, host, (store) => work(store, target, host.now)));
  forKey('show', 'show all information stored about a key', show);
  forKey('rotate', 'replace a key with a new one; the old key keeps working for 14 days', rotate);
  forKey(
    'revoke',
    'revoke a key: a running server refuses it within two seconds, and the edge within a minute',
    revoke,
  );
  return program;
}

function addIssue(program: Command, host: KeysHost): void {
  const limit = `requests a minute (with --store netlify, ${NETLIFY_LIMIT} at most); by default, the server’s partner limit (${DEFAULT_LIMITS.partner})`;
  const expires = 'last day, in UTC, on which the key works; by default, it does not expire';
  program
    .command('issue')
    .description('create a key and show it once: only its hash is stored')
    .requiredOption('--name <name>', 'person or organization that requested the key', toLine)
    .requiredOption('--project <project>', 'what the key is for', toLine)
    .requiredOption('--volume <volume>', 'expected volume, such as "20,000 requests a day"', toLine)
    .option('--limit <requests>', limit, toLimit)
    .option('--expires <date>', expires, (text) => toExpiry(text, host.now))
    .action(({ expires, ...terms }: IssueOptions) => {
      checkLimit(program, terms);
      const order = { ...terms, ...(expires !== undefined && { expiresAt: expires }) };
      return inStore(program, host, (store) => issue(store, order, host.now));
    });
}

/** Don't promise a limit that the platform won't let a partner reach. */
function checkLimit(program: Command, { limit = 0 }: Pick<NewKey, 'limit'>): void {
  if (program.opts<StoreOptions>().store !== 'netlify' || limit <= NETLIFY_LIMIT) return;
  program.error(
    `error: --limit can be at most ${NETLIFY_LIMIT} with --store netlify, where flood protection blocks any address that sends more than 6000`,
  );
}

async function inStore(
  program: Command,
  host: KeysHost,
  work: (store: KeyStore) => Promise<string>,
): Promise<void> {
  host.print(await work(await host.openStore(toStoreChoice(program))));
}

function toStoreChoice(program: Command): StoreChoice {
  const { store, file: path, site: siteId } = program.opts<StoreOptions>();
  if (store === 'file') {
    if (path) return { kind: 'file', path };
    program.error('error: the store "file" needs --file or the environment variable KEYS_FILE');
  }
  const { NETLIFY_AUTH_TOKEN: token } = process.env;
  if (siteId && token) return { kind: 'netlify', siteId, token };
  program.error('error: the store "netlify" needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment');
}

// Commander quotes the value and adds these sentences.

/** Characters that break lines, reverse text or control a terminal. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

function toTarget(text: string): string {
  if (isKeyId(text) || isWellFormedKey(text)) return text;
  throw new InvalidArgumentError('It must be the ID of a key: 12 characters, shown by "list".');
}

function toLine(text: string): string {
  const line = text.trim();
  if (line === '') throw new InvalidArgumentError('It must not be empty.');
  if (!UNPRINTABLE.test(line)) return line;
  throw new InvalidArgumentError('It must be one line of text, without control or format characters.');
}

function toLimit(text: string): number {
  const limit = parseLimit(text);
  if (limit === undefined) throw new InvalidArgumentError(`It must be ${LIMIT_RULE}.`);
  return limit;
}

/** The end of the last day on which a key works. */
function toExpiry(text: string, now: number): string {
  const day = parseDate(text);
  if (day === undefined) throw new InvalidArgumentError('It must be a date such as 2027-03-31.');
  const end = `${formatDate(day + 1)}T00:00:00.000Z`;
  if (Date.parse(end) <= now) throw new InvalidArgumentError('It must be a future date; that day is over.');
  return end;
}
