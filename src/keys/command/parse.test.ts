import { expect, test } from 'vitest';
import { config } from '../../../netlify/edge-functions/api.ts';
import { KEYS_HELP } from './help.ts';
import { NETLIFY_LIMIT } from './netlify-limit.ts';
import { parseKeysCommand } from './parse.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ID = '9b4b00c0ffee';
const environment = { KEYS_FILE: '/keys.json' };
const store = { kind: 'file', path: '/keys.json' };
const order = ['--name', 'Ann', '--project', 'Rota', '--volume', 'little'];

const accepted: [line: string, args: string[], command: object][] = [
  [
    'issue',
    ['issue', ...order],
    { name: 'issue', order: { name: 'Ann', project: 'Rota', volume: 'little' } },
  ],
  ['issue --limit', ['issue', ...order, '--limit', '1200'], { order: { limit: 1200 } }],
  [
    'issue --expires, whose day is the last',
    ['issue', ...order, '--expires', '2026-12-31'],
    { order: { expiresAt: '2027-01-01T00:00:00.000Z' } },
  ],
  [
    'issue --expires today',
    ['issue', ...order, '--expires', '2026-11-21'],
    { order: { expiresAt: '2026-11-22T00:00:00.000Z' } },
  ],
  ['list', ['list'], { name: 'list' }],
  ['show', ['show', ID], { name: 'show', target: ID }],
  ['revoke', ['revoke', ID], { name: 'revoke', target: ID }],
  ['rotate with the usual grace', ['rotate', ID], { name: 'rotate', target: ID, grace: 14 * 86_400_000 }],
  ['rotate without grace', ['rotate', ID, '--grace', '0'], { grace: 0 }],
];

test.each(accepted)('%s', (_line, args, command) => {
  expect(parseKeysCommand(args, environment, NOW)).toMatchObject({ kind: 'command', command, store });
});

test('--file goes before KEYS_FILE', () => {
  const parsed = parseKeysCommand(['list', '--file', 'mine.json'], environment, NOW);
  expect(parsed).toMatchObject({ store: { path: 'mine.json' } });
});

test('the store "netlify" takes its site and token from the environment', () => {
  const parsed = parseKeysCommand(
    ['list', '--store', 'netlify'],
    {
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: 'token',
    },
    NOW,
  );
  expect(parsed).toMatchObject({ store: { kind: 'netlify', siteId: 'site', token: 'token' } });
});

test.each([[[]], [['--help']], [['issue', '-h']]])('%j shows the help', (args) => {
  expect(parseKeysCommand(args, environment, NOW)).toEqual({ kind: 'help' });
});

const netlify = { NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: 'token' };

test('on Netlify a limit stays below the guard against floods', () => {
  const parse = (limit: number) =>
    parseKeysCommand(['issue', ...order, '--store', 'netlify', '--limit', String(limit)], netlify, NOW);
  expect(parse(NETLIFY_LIMIT)).toMatchObject({ kind: 'command' });
  expect(parse(NETLIFY_LIMIT + 1)).toMatchObject({
    kind: 'wrong',
    message: expect.stringContaining('at most 5000 with --store netlify'),
  });
  expect(NETLIFY_LIMIT).toBeLessThan(config.rateLimit?.windowLimit ?? 0);
  expect(KEYS_HELP).toContain('with --store netlify 5000 at most');
});

const refused: [name: string, args: string[], message: RegExp][] = [
  ['an unknown command', ['make'], /no such command; the commands are issue, list, show, rotate, and revoke/],
  ['the name of a method', ['toString'], /no such command/],
  ['an unknown option', ['list', '--all'], /--all/],
  ['an option of another command', ['revoke', ID, '--grace', '1'], /--grace/],
  ['issue without a name', ['issue', ...order.slice(2)], /needs --name/],
  ['issue with an empty project', ['issue', ...order, '--project', ' '], /needs --project/],
  ['a limit of 0', ['issue', ...order, '--limit', '0'], /--limit .* not "0"/],
  ['a limit that is too high', ['issue', ...order, '--limit', '1000000001'], /from 1 to 1000000000, not/],
  ['a limit in words', ['issue', ...order, '--limit', 'many'], /--limit .* not "many"/],
  [
    'a day that does not exist',
    ['issue', ...order, '--expires', '2027-02-30'],
    /--expires .* not "2027-02-30"/,
  ],
  ['a day that is over', ['issue', ...order, '--expires', '2026-11-20'], /--expires is a day to come/],
  ['a name of two lines', ['issue', ...order, '--name', 'Ann\nBob'], /--name is one line/],
  [
    'a project that colours the terminal',
    ['issue', ...order, '--project', '\u001b[31mRota'],
    /--project is one line/,
  ],
  ['a name that turns the line around', ['issue', ...order, '--name', 'Ann\u202e'], /--name is one line/],
  ['a name with a space that nobody sees', ['issue', ...order, '--name', 'A\u200bnn'], /--name is one line/],
  ['a volume with a separator of lines', ['issue', ...order, '--volume', 'a\u2028b'], /--volume is one line/],
  ['show of something that is no ID', ['show', 'abc'], /takes the ID of one key/],
  ['rotate without an ID', ['rotate'], /takes the ID of one key/],
  ['revoke with two IDs', ['revoke', 'a', 'b'], /takes the ID of one key/],
  ['a grace of half a day', ['rotate', ID, '--grace', '0.5'], /--grace .* not "0.5"/],
  ['a grace of two years', ['rotate', ID, '--grace', '730'], /--grace .* not "730"/],
  ['an unknown store', ['list', '--store', 'cloud'], /not "cloud"/],
  ['netlify without a token', ['list', '--store', 'netlify'], /NETLIFY_AUTH_TOKEN/],
];

test.each(refused)('%s is refused', (_name, args, message) => {
  expect(parseKeysCommand(args, environment, NOW)).toMatchObject({
    kind: 'wrong',
    message: expect.stringMatching(message),
  });
});

test('the store "file" needs a path', () => {
  expect(parseKeysCommand(['list'], {}, NOW)).toMatchObject({
    message: expect.stringContaining('KEYS_FILE'),
  });
});
