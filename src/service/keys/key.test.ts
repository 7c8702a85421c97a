import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeKey } from './commands.ts';
import { isWellFormedKey, KEY_PREFIX, withoutKeys } from './key.ts';

const key = makeKey();

test('a made key is well formed and matches the pattern given to secret scanners', () => {
  for (let times = 0; times < 500; times++) {
    const made = makeKey();
    expect(made).toMatch(/^statdays_[0-9A-Za-z]{30}$/);
    expect(isWellFormedKey(made)).toBe(true);
  }
});

test('every character of a key is equally likely', () => {
  const drawn = Array.from({ length: 5_000 }, () => makeKey().slice(KEY_PREFIX.length, -6)).join('');
  const counts = [...Map.groupBy(drawn, (character) => character).values()].map(({ length }) => length);
  expect(counts).toHaveLength(62);
  // 1,935 each on average. Six standard deviations are 264; bytes taken modulo 62 would put eight characters 400 above.
  expect(Math.min(...counts)).toBeGreaterThan(1_935 - 264);
  expect(Math.max(...counts)).toBeLessThan(1_935 + 264);
});

test('the checksum is the CRC-32 of zip, in base 62', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const value = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(value).toBe(crc32(key.slice(0, -6)));
});

test.each([
  ['a key', `the key ${key}.`, 'the key statdays_….'],
  ['two keys', `${key} ${key}`, 'statdays_… statdays_…'],
  ['a key of which a part is missing', `--${key.slice(0, 20)}=1`, '--statdays_…=1'],
  ['a key that is escaped', key.replace('s', '%73'), 'statdays_…'],
  ['a key that is escaped more than once', key.replace('s', '%252573'), 'statdays_…'],
  ['the prefix alone', 'statdays_', 'statdays_'],
  ['no key', 'npm run keys', 'npm run keys'],
])('a text without keys: %s', (_name, text, expected) => {
  expect(withoutKeys(text)).toBe(expected);
});

const swapped = `${key.slice(0, 12)}${key.charAt(13)}${key.charAt(12)}${key.slice(14)}`;
const malformed: [name: string, text: string][] = [
  ['empty', ''],
  ['prefix alone', KEY_PREFIX],
  ['another prefix', key.replace('statdays_', 'statdayz_')],
  ['upper-case prefix', key.replace('statdays_', 'STATDAYS_')],
  ['no prefix', key.slice(KEY_PREFIX.length)],
  ['one character short', key.slice(0, -1)],
  ['one character long', `${key}0`],
  ['wrong checksum', `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`],
  ['one character changed', `${key.slice(0, 9)}${key.charAt(9) === 'A' ? 'B' : 'A'}${key.slice(10)}`],
  ['a character outside the alphabet', `${key.slice(0, 15)}-${key.slice(16)}`],
  ['a character beyond ASCII', `${key.slice(0, 15)}é${key.slice(16)}`],
  ['space around', ` ${key.slice(0, -1)}`],
  ['10 KB', KEY_PREFIX + 'a'.repeat(10_240)],
  ...(swapped === key ? [] : [['two characters swapped', swapped] as [string, string]]),
];

test.each(malformed)('%s is malformed', (_name, text) => {
  expect(isWellFormedKey(text)).toBe(false);
});
