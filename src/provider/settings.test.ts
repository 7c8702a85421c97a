import { describe, expect, test } from 'vitest';
import { parseUpdateCommand } from './settings.ts';

const TODAY = '2026-11-21';

test('without options: the public provider, version 4 and then 3', () => {
  expect(parseUpdateCommand([], {}, TODAY)).toEqual({
    kind: 'settings',
    baseUrl: new URL('https://nagerholidays.com'),
    versions: ['v4', 'v3'],
    deadlineMs: 600_000,
    offline: false,
    data: undefined,
  });
});

test.each([
  ['', '2027-01-31', ['v4', 'v3']],
  ['', '2027-02-01', ['v4']],
  ['v3', '2027-02-01', ['v3']],
  ['v4', TODAY, ['v4']],
])('PROVIDER_API=%s on %s asks %j', (api, today, versions) => {
  expect(parseUpdateCommand([], { PROVIDER_API: api }, today)).toMatchObject({ versions });
});

test('options', () => {
  const args = ['--offline', '--deadline', '30', '--data', 'elsewhere'];
  const expected = { offline: true, deadlineMs: 30_000, data: 'elsewhere' };
  expect(parseUpdateCommand(args, {}, TODAY)).toMatchObject(expected);
  expect(parseUpdateCommand(['--help'], {}, TODAY)).toEqual({ kind: 'help' });
});

describe('refused', () => {
  test.each<[string, string[], Record<string, string>, string]>([
    ['an unknown option', ['--fast'], {}, '--fast'],
    ['a stray word', ['2026'], {}, '2026'],
    ['no deadline', ['--deadline', '0'], {}, '--deadline'],
    ['a deadline in words', ['--deadline', 'soon'], {}, '--deadline'],
    ['another version', [], { PROVIDER_API: 'v2' }, 'PROVIDER_API'],
    ['no URL', [], { PROVIDER_URL: 'nagerholidays.com' }, 'PROVIDER_URL'],
    ['another scheme', [], { PROVIDER_URL: 'file:///etc/passwd' }, 'PROVIDER_URL'],
    ['a password', [], { PROVIDER_URL: 'https://a:b@example.org' }, 'PROVIDER_URL'],
  ])('%s', (_name, args, env, named) => {
    const command = parseUpdateCommand(args, env, TODAY);
    expect(command).toEqual({ kind: 'wrong', message: expect.stringContaining(named) });
  });
});
