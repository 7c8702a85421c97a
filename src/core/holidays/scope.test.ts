import { expect, test } from 'vitest';
import { PROVINCE_CODES, toProvinceCode, toScopeCode } from './scope.ts';

test.each(['on', 'ON', 'On', 'CA-ON', 'ca-on', 'Ca-oN'])('%s is Ontario', (text) => {
  expect(toProvinceCode(text)).toBe('on');
});

test.each([
  '',
  'ca',
  'CA',
  'ontario',
  'o',
  'CA-',
  'CA-CA',
  'ca-ca-on',
  'US-NY',
  'on ',
  '__proto__',
  'ﬀ',
  'toString',
])('%s is none', (text) => {
  expect(toProvinceCode(text)).toBeUndefined();
});

test.each([
  ['ca', 'ca'],
  ['CA', 'ca'],
  ['CA-ON', 'on'],
  ['CA-CA', undefined],
  ['canada', undefined],
])('as a scope, %s is %s', (text, code) => {
  expect(toScopeCode(text)).toBe(code);
});

test('there are ten provinces and three territories', () => {
  expect(PROVINCE_CODES).toHaveLength(13);
});
