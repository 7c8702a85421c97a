import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { isWellFormedKey, KEY_PREFIX, makeKey, withoutKeys } from './key.ts';

const webRandom = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const key = makeKey(webRandom);

test('a made key is well formed and matches the pattern given to secret scanners', () => {
  for (let times = 0; times < 500; times++) {
    const made = makeKey(webRandom);
    expect(made).toMatch(/^statdays_[0-9A-Za-z]{30}$/);
    expect(isWellFormedKey(made)).toBe(true);
  }
});

test('bytes that would favour some characters are drawn again', () => {
  const batches = [new Uint8Array(24).fill(255), new Uint8Array(24).fill(61)];
  const made = makeKey(() => batches.shift() ?? new Uint8Array(24));
  expect(made.slice(0, 33)).toBe(`${KEY_PREFIX}${'z'.repeat(24)}`);
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
