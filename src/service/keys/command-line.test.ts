import { Command, CommanderError } from 'commander';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../../netlify/edge-functions/api.ts';
import { addKeysCommands, NETLIFY_LIMIT, type StoreChoice } from './command-line.ts';
import { issueKey } from './commands.ts';
import { type EditRecords, type KeyRecord, type KeyStore, mergeRecords } from './record.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ID = '9b4b00c0ffee';
const order = ['--name', 'Ann', '--project', 'Rota', '--volume', 'little'];

/** The log of the commands in this test. */
let records: readonly KeyRecord[] = [];
let choices: StoreChoice[] = [];
let results: string[] = [];

const store: KeyStore = {
  readAll: async () => records,
  update: async <Changed extends readonly KeyRecord[]>(edit: EditRecords<Changed>) => {
    const changed = edit(records);
    records = mergeRecords(records, changed);
    return changed;
  },
};

beforeEach(() => {
  [records, choices, results] = [[], [], []];
  vi.stubEnv('KEYS_FILE', '/keys.json');
  vi.stubEnv('NETLIFY_SITE_ID', undefined);
  vi.stubEnv('NETLIFY_AUTH_TOKEN', undefined);
  return () => vi.unstubAllEnvs();
});

async function run(...args: readonly string[]) {
  const printed = { out: '', err: '' };
  const command = new Command().exitOverride().configureOutput({
    writeOut: (text) => {
      printed.out += text;
    },
    writeErr: (text) => {
      printed.err += text;
    },
  });
  const openStore = async (choice: StoreChoice): Promise<KeyStore> => {
    choices.push(choice);
    return store;
  };
  addKeysCommands(command, { now: NOW, openStore, print: (text) => results.push(text) });
  try {
    await command.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return printed;
}

const issued: [line: string, args: string[], record: object][] = [
  ['issue', [], { name: 'Ann', project: 'Rota', volume: 'little', createdAt: '2026-11-21T12:00:00.000Z' }],
  ['issue --limit', ['--limit', '1200'], { limit: 1200 }],
  [
    'issue --expires, whose day is the last',
    ['--expires', '2026-12-31'],
    { expiresAt: '2027-01-01T00:00:00.000Z' },
  ],
  ['issue --expires today', ['--expires', '2026-11-21'], { expiresAt: '2026-11-22T00:00:00.000Z' }],
];

test.each(issued)('%s', async (_line, args, record) => {
  await run('issue', ...order, ...args);
  expect(records).toEqual([expect.objectContaining(record)]);
  expect(choices).toEqual([{ kind: 'file', path: '/keys.json' }]);
});

test('list, show and revoke', async () => {
  const { record } = await issueKey(store, { name: 'Ann', project: 'Rota', volume: 'little' }, NOW);
  for (const args of [['list'], ['show', record.id], ['revoke', record.id]]) await run(...args);
  expect(results).toEqual([
    expect.stringContaining('ID            STATE'),
    expect.stringContaining('state       active'),
    `Key ${record.id} has been revoked.`,
  ]);
});

test('rotate leaves the old key two weeks', async () => {
  const { record } = await issueKey(store, { name: 'Ann', project: 'Rota', volume: 'little' }, NOW);
  await run('rotate', record.id);
  expect(records).toHaveLength(2);
  expect(records.find(({ id }) => id === record.id)).toMatchObject({
    expiresAt: '2026-12-05T12:00:00.000Z',
  });
});

test('--file goes before KEYS_FILE', async () => {
  await run('list', '--file', 'mine.json');
  expect(choices).toEqual([{ kind: 'file', path: 'mine.json' }]);
});

test('the store "netlify" takes its site and token from the environment', async () => {
  vi.stubEnv('NETLIFY_SITE_ID', 'site');
  vi.stubEnv('NETLIFY_AUTH_TOKEN', 'token');
  await run('list', '--store', 'netlify');
  await run('list', '--store', 'netlify', '--site', 'mine');
  expect(choices).toEqual([
    { kind: 'netlify', siteId: 'site', token: 'token' },
    { kind: 'netlify', siteId: 'mine', token: 'token' },
  ]);
});

test.each([[['--help']], [['-h']], [['issue', '-h']], [['help', 'issue']]])('%j shows help', async (args) => {
  const { out, err } = await run(...args);
  expect(out).toMatch(/^Usage:.*--store <kind>/s);
  expect([err, choices]).toEqual(['', []]);
});

test('on Netlify a limit stays below the guard against floods', async () => {
  vi.stubEnv('NETLIFY_SITE_ID', 'site');
  vi.stubEnv('NETLIFY_AUTH_TOKEN', 'token');
  const issue = (limit: number) => run('issue', ...order, '--store', 'netlify', '--limit', String(limit));
  expect((await issue(NETLIFY_LIMIT + 1)).err).toContain('at most 5000 with --store netlify');
  expect(records).toEqual([]);
  await issue(NETLIFY_LIMIT);
  expect(records).toHaveLength(1);
  expect(NETLIFY_LIMIT).toBeLessThan(config.rateLimit?.windowLimit ?? 0);
  expect((await run('issue', '--help')).out).toMatch(/with --store\s+netlify,\s+5000\s+at\s+most/);
});

const refused: [name: string, args: string[], message: RegExp][] = [
  ['an unknown command', ['make'], /unknown command 'make'/],
  ['the name of a method', ['toString'], /unknown command/],
  ['an unknown option', ['list', '--all'], /--all/],
  ['an option of another command', ['revoke', ID, '--limit', '1'], /--limit/],
  ['issue without a name', ['issue', ...order.slice(2)], /--name <name>' not specified/],
  ['issue with an empty project', ['issue', ...order, '--project', ' '], /--project .* not be empty/],
  ['a limit of 0', ['issue', ...order, '--limit', '0'], /--limit .*'0' is invalid/],
  ['a limit that is too high', ['issue', ...order, '--limit', '1000000001'], /from 1 to 1000000000\./],
  ['a limit in words', ['issue', ...order, '--limit', 'many'], /--limit .*'many' is invalid/],
  [
    'a day that does not exist',
    ['issue', ...order, '--expires', '2027-02-30'],
    /--expires .*'2027-02-30' is invalid\. It must be a date such as/,
  ],
  ['a day that is over', ['issue', ...order, '--expires', '2026-11-20'], /--expires .* a future date/],
  ['a name of two lines', ['issue', ...order, '--name', 'Ann\nBob'], /--name .* must be one line/s],
  [
    'a project that colours the terminal',
    ['issue', ...order, '--project', '\u001b[31mRota'],
    /--project .* must be one line/,
  ],
  [
    'a name that turns the line around',
    ['issue', ...order, '--name', 'Ann\u202e'],
    /--name .* must be one line/,
  ],
  [
    'a name with a space that nobody sees',
    ['issue', ...order, '--name', 'A\u200bnn'],
    /--name .* must be one line/,
  ],
  [
    'a volume with a separator of lines',
    ['issue', ...order, '--volume', 'a\u2028b'],
    /--volume .* must be one line/s,
  ],
  ['show of something that is no ID', ['show', 'abc'], /'abc' is invalid .* the ID of a key/],
  ['rotate without an ID', ['rotate'], /missing required argument 'id'/],
  ['revoke with two IDs', ['revoke', ID, ID], /too many arguments for 'revoke'/],
  [
    'an unknown store',
    ['list', '--store', 'cloud'],
    /'cloud' is invalid\. Allowed choices are file, netlify/,
  ],
  ['netlify without a token', ['list', '--store', 'netlify'], /NETLIFY_AUTH_TOKEN/],
  ['a command that takes none, with an ID', ['list', ID], /too many arguments for 'list'/],
];

test.each(refused)('%s is refused', async (_name, args, message) => {
  const { out, err } = await run(...args);
  expect(err).toMatch(message);
  expect([out, choices, records]).toEqual(['', [], []]);
});

test.each([undefined, ''])('the store "file" needs a path, which KEYS_FILE=%s is not', async (value) => {
  vi.stubEnv('KEYS_FILE', value);
  expect((await run('list')).err).toContain('KEYS_FILE');
  expect(choices).toEqual([]);
});
