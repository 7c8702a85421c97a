import { makeKey } from '../../../src/service/keys/commands.ts';
import type { ContractCase } from '../check.ts';

const TARGET = '/api/holidays.json?year=2026';
const unknownKey = makeKey();
const wrongChecksum = `${unknownKey.slice(0, -1)}${unknownKey.endsWith('0') ? '1' : '0'}`;

const refused: readonly [name: string, headers: Readonly<Record<string, string>>, query?: string][] = [
  ['an unknown key in X-API-Key', { 'X-API-Key': unknownKey }],
  ['an unknown key as Bearer', { Authorization: `Bearer ${unknownKey}` }],
  ['an unknown key in the query', {}, `api_key=${unknownKey}`],
  ['a wrong checksum', { 'X-API-Key': wrongChecksum }],
  ['an empty X-API-Key', { 'X-API-Key': '' }],
  ['Bearer without a key', { Authorization: 'Bearer' }],
  ['Basic', { Authorization: 'Basic dXNlcjpwYXNz' }],
  ['two keys in one header', { 'X-API-Key': `${unknownKey}, ${unknownKey}` }],
  ['a key of 7 KB', { 'X-API-Key': 'statdays_'.padEnd(7_000, 'a') }],
  ['X-API-Key wins over Authorization', { 'X-API-Key': 'x', Authorization: `Bearer ${unknownKey}` }],
  ['a key in the query that cannot be decoded', {}, 'api_key=%FF'],
  ['an unknown key in a query of 9 KB', {}, `api_key=${unknownKey}&x=${'a'.repeat(9_000)}`],
];

export const credentialCases: readonly ContractCase[] = [
  ...refused.map(
    ([name, headers, query]): ContractCase => ({
      name,
      target: query ? `${TARGET}&${query}` : TARGET,
      headers,
      status: 401,
      expects: { 'WWW-Authenticate': /^Bearer/, 'X-RateLimit-Bucket': 'anonymous' },
      body: 'problem',
      fields: { code: 'unknown-key' },
    }),
  ),
  {
    name: 'a bad key is told before a bad parameter',
    target: '/api/holidays.json?year=1',
    headers: { 'X-API-Key': 'x' },
    status: 401,
    body: 'problem',
  },
  {
    name: 'a key that the end of 8 KB cuts is none',
    target: `${TARGET}&api_key=${'a'.repeat(9_000)}`,
    status: 414,
    body: 'problem',
  },
  {
    name: 'an empty api_key counts as left out',
    target: `${TARGET}&api_key=`,
    status: 200,
    expects: { 'Cache-Control': /^public/ },
    body: 'holidays',
  },
];
