import type { ContractCase } from '../check.ts';

const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'X-API-Key, Authorization, If-None-Match, *',
  'Access-Control-Max-Age': '86400',
};

const OPERATIONS = [
  '/api/holidays.json',
  '/api/week.json',
  '/api/business-days.json',
  '/api/time-limit.json',
  '/api/holiday-pay.json',
  '/api/week.txt',
  '/api/business-days.txt',
  '/api/time-limit.txt',
  '/api/holidays.ics',
  '/api/status.json',
  '/api/v3/PublicHolidays/{year}/{countryCode}',
  '/api/v3/LongWeekend/{year}/{countryCode}',
  '/api/v3/NextPublicHolidays/{countryCode}',
  '/api/v3/IsTodayPublicHoliday/{countryCode}',
];

const missing: readonly [name: string, target: string][] = [
  ['the folder without slash', '/api'],
  ['the folder', '/api/'],
  ['an unknown operation', '/api/nothing.json'],
  ['another ending', '/api/holidays.xml'],
  ['upper case', '/api/Holidays.json'],
  ['a slash at the end', '/api/holidays.json/'],
  ['a double slash', '/api//holidays.json'],
  ['an encoded slash', '/api/x%2Fholidays.json'],
  ['an encoded slash within', '/api/holidays.json%2F'],
  ['an encoded backslash', '/api/..%5Cholidays.json'],
  ['an encoded dot-dot', '/api/%2e%2e%2fetc%2fpasswd'],
  ['a path beyond ASCII', '/api/f%C3%A9ri%C3%A9s.json'],
  ['the name of a built-in property', '/api/__proto__'],
];

const broken: readonly [name: string, target: string][] = [
  ['NUL in the path', '/api/holidays.json%00'],
  ['a broken escape in the path', '/api/%zz'],
  ['a cut escape in the path', '/api/holidays.json%'],
  ['an escape that is no UTF-8', '/api/%C3%28'],
  ['a broken escape in a known parameter', '/api/holidays.json?year=%zz'],
  ['a broken escape in an unknown parameter', '/api/holidays.json?year=2026&x=%'],
];

export const routeCases: readonly ContractCase[] = [
  ...OPERATIONS.flatMap((target): ContractCase[] => [
    { name: `OPTIONS ${target}`, method: 'OPTIONS', target, status: 204, expects: PREFLIGHT, body: 'empty' },
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map(
      (method): ContractCase => ({
        name: `${method} ${target}`,
        method,
        target,
        status: 405,
        expects: { Allow: 'GET, HEAD, OPTIONS' },
        body: 'problem',
        fields: { code: 'method-not-allowed' },
      }),
    ),
  ]),
  ...missing.map(
    ([name, target]): ContractCase => ({
      name,
      target,
      status: 404,
      body: 'problem',
      fields: { code: 'not-found', allowed: OPERATIONS },
      contains: OPERATIONS.map((operation) => ` ${operation}`),
    }),
  ),
  { name: 'POST to an unknown operation', method: 'POST', target: '/api/x', status: 404, body: 'problem' },
  { name: 'HEAD of an unknown operation', method: 'HEAD', target: '/api/x', status: 404, body: 'empty' },
  ...broken.map(
    ([name, target]): ContractCase => ({
      name,
      target,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-request' },
    }),
  ),
  {
    name: 'an encoded letter of the path is that letter',
    target: '/api/holidays%2Ejson?year=2026',
    status: 200,
    body: 'holidays',
  },
  {
    name: 'a target of 8 KB',
    target: `/api/holidays.json?x=${'a'.repeat(8192)}`,
    status: 414,
    body: 'problem',
    fields: { code: 'target-too-long' },
  },
  {
    name: 'a target just below 8 KB',
    target: `/api/holidays.json?year=2026&x=${'a'.repeat(8100)}`,
    status: 200,
    body: 'holidays',
  },
  {
    name: 'an encoded letter of the folder is that letter',
    target: '/%61pi/week.json?date=2026-11-21',
    status: 200,
    body: 'week',
  },
  {
    name: 'an unknown operation below an encoded folder',
    target: '/%61p%69/nothing',
    status: 404,
    body: 'problem',
    fields: { code: 'not-found' },
  },
  {
    name: 'an absolute-form target',
    target: 'http://example.org/api/holidays.json?year=2026',
    status: 200,
    body: 'holidays',
    isRaw: true,
  },
  {
    name: 'status',
    target: '/api/status.json',
    status: 200,
    expects: { 'Cache-Control': 'no-store' },
    body: 'status',
    fields: { scopes: 14, years: { first: 1900, last: 2100 } },
  },
  { name: 'HEAD of status', method: 'HEAD', target: '/api/status.json', status: 200, body: 'empty' },
];
