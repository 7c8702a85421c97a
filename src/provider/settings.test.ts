import { Command, CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { silentCommand } from '../../tests/support/programs/silent-command.ts';
import { readUpdateSettings, type UpdateSettings } from './settings.ts';

const TODAY = '2026-11-21';

function read(args: readonly string[], env: Record<string, string> = {}, today = TODAY): UpdateSettings {
  return readUpdateSettings(silentCommand(new Command()).command, args, env, today);
}

test('without options: the public provider, version 4 and then 3', () => {
  expect(read([])).toEqual({
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
  expect(read([], { PROVIDER_API: api }, today)).toMatchObject({ versions });
});

test('options', () => {
  const args = ['--offline', '--deadline', '30', '--data', 'elsewhere'];
  expect(read(args)).toMatchObject({ offline: true, deadlineMs: 30_000, data: 'elsewhere' });
});

test('the help names every option, variable and exit code', () => {
  const { command, printed } = silentCommand(new Command());
  expect(() => readUpdateSettings(command, ['--help'], {}, TODAY)).toThrow(CommanderError);
  const words = [
    '--offline',
    '--deadline <seconds>',
    '--data <folder>',
    'PROVIDER_URL',
    'PROVIDER_API',
    '130',
  ];
  for (const word of words) expect(printed.out).toContain(word);
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
    const { command, printed } = silentCommand(new Command());
    expect(() => readUpdateSettings(command, args, env, TODAY)).toThrow(CommanderError);
    expect(printed).toEqual({ out: '', err: expect.stringContaining(named) });
  });
});
