import { expect, test } from 'vitest';
import { parseKeysCommand } from './keys-command.ts';

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
  ['list', ['list'], { name: 'list' }],
  ['show', ['show', 'abc'], { name: 'show', id: 'abc' }],
  ['revoke', ['revoke', 'abc'], { name: 'revoke', id: 'abc' }],
  ['rotate with the usual grace', ['rotate', 'abc'], { name: 'rotate', id: 'abc', grace: 14 * 86_400_000 }],
  ['rotate without grace', ['rotate', 'abc', '--grace', '0'], { grace: 0 }],
];

test.each(accepted)('%s', (_line, args, command) => {
  expect(parseKeysCommand(args, environment)).toMatchObject({ kind: 'command', command, store });
});

test('--file goes before KEYS_FILE', () => {
  const parsed = parseKeysCommand(['list', '--file', 'mine.json'], environment);
  expect(parsed).toMatchObject({ store: { path: 'mine.json' } });
});

test('the store "netlify" takes its site and token from the environment', () => {
  const parsed = parseKeysCommand(['list', '--store', 'netlify'], {
    NETLIFY_SITE_ID: 'site',
    NETLIFY_AUTH_TOKEN: 'token',
  });
  expect(parsed).toMatchObject({ store: { kind: 'netlify', siteId: 'site', token: 'token' } });
});

test.each([[[]], [['--help']], [['issue', '-h']]])('%j shows the help', (args) => {
  expect(parseKeysCommand(args, environment)).toEqual({ kind: 'help' });
});

const refused: [name: string, args: string[], message: RegExp][] = [
  ['an unknown command', ['make'], /no command "make"/],
  ['the name of a method', ['toString'], /no command "toString"/],
  ['an unknown option', ['list', '--all'], /--all/],
  ['an option of another command', ['revoke', 'abc', '--grace', '1'], /--grace/],
  ['issue without a name', ['issue', ...order.slice(2)], /needs --name/],
  ['issue with an empty project', ['issue', ...order, '--project', ' '], /needs --project/],
  ['a limit of 0', ['issue', ...order, '--limit', '0'], /--limit .* not "0"/],
  ['a limit in words', ['issue', ...order, '--limit', 'many'], /--limit .* not "many"/],
  [
    'a day that does not exist',
    ['issue', ...order, '--expires', '2027-02-30'],
    /--expires .* not "2027-02-30"/,
  ],
  ['rotate without an ID', ['rotate'], /takes the ID of one key/],
  ['revoke with two IDs', ['revoke', 'a', 'b'], /takes the ID of one key/],
  ['a grace of half a day', ['rotate', 'abc', '--grace', '0.5'], /--grace .* not "0.5"/],
  ['a grace of two years', ['rotate', 'abc', '--grace', '730'], /--grace .* not "730"/],
  ['an unknown store', ['list', '--store', 'cloud'], /not "cloud"/],
  ['netlify without a token', ['list', '--store', 'netlify'], /NETLIFY_AUTH_TOKEN/],
];

test.each(refused)('%s is refused', (_name, args, message) => {
  expect(parseKeysCommand(args, environment)).toMatchObject({
    kind: 'wrong',
    message: expect.stringMatching(message),
  });
});

test('the store "file" needs a path', () => {
  expect(parseKeysCommand(['list'], {})).toMatchObject({ message: expect.stringContaining('KEYS_FILE') });
});
