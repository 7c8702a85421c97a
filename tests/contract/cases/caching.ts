import type { BodyKind, ContractCase } from '../check.ts';

const CACHED = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400';

const targets: readonly [target: string, kind: BodyKind, link: RegExp][] = [
  [
    '/api/holidays.json?year=2026&province=on',
    'holidays',
    /^<\/api\/holidays\.ics\?year=2026&province=on>; rel="alternate"/,
  ],
  ['/api/week.json?date=2026-11-21', 'week', /^<\/docs\/>; rel="service-doc"/],
  [
    '/api/business-days.json?date=2026-12-24&add=5&with=easter-monday,boxing-day',
    'business-days',
    /^<\/docs\/>; rel="service-doc"/,
  ],
  ['/api/v3/PublicHolidays/2026/CA', 'v3-holidays', /^<\/docs\/>; rel="service-doc"/],
  ['/api/v3/LongWeekend/2026/CA', 'v3-long-weekends', /^<\/docs\/>; rel="service-doc"/],
  ['/api/holidays.ics?year=2026', 'calendar', /^<\/api\/holidays\.json\?year=2026>; rel="alternate"/],
];

const known: readonly [name: string, make: (etag: string) => string][] = [
  ['the tag', (etag) => etag],
  ['the tag as a weak one', (etag) => `W/${etag}`],
  ['a list with the tag', (etag) => `"a", W/"b" ,${etag}`],
  ['anything', () => '*'],
  ['the tag of the brotli form', (etag) => etag.replace(/"$/, '-br"')],
];

const unknown: readonly [name: string, make: (etag: string) => string][] = [
  ['another tag', () => '"a"'],
  ['the tag without quotes', (etag) => etag.replaceAll('"', '')],
  ['an empty value', () => ''],
];

const matching: readonly [name: string, make: (etag: string) => string][] = [
  ['the tag', (etag) => etag],
  ['a list with the tag', (etag) => `"a", ${etag}`],
  ['anything', () => '*'],
];

const failing: readonly [name: string, make: (etag: string) => string][] = [
  ['another tag', () => '"a"'],
  ['the tag as a weak one', (etag) => `W/${etag}`],
  ['an empty value', () => ''],
];

const HEADERS = { ETag: /^"[^"]+"$/, Vary: 'Accept-Encoding', 'Cache-Control': CACHED };
const PLAIN = { 'Accept-Encoding': 'identity' };

export const cachingCases: readonly ContractCase[] = targets.flatMap(
  ([target, kind, link]): ContractCase[] => [
    {
      name: `cached: ${target}`,
      target,
      headers: PLAIN,
      status: 200,
      expects: { ...HEADERS, Link: link },
      body: kind,
    },
    ...known.map(
      ([name, ifNoneMatch]): ContractCase => ({
        name: `If-None-Match with ${name}: ${target}`,
        target,
        headers: PLAIN,
        ifNoneMatch,
        status: 304,
        expects: { ...HEADERS, Link: link },
        body: 'empty',
      }),
    ),
    ...unknown.map(
      ([name, ifNoneMatch]): ContractCase => ({
        name: `If-None-Match with ${name}: ${target}`,
        target,
        headers: PLAIN,
        ifNoneMatch,
        status: 200,
        expects: HEADERS,
        body: kind,
      }),
    ),
    ...matching.map(
      ([name, ifMatch]): ContractCase => ({
        name: `If-Match with ${name}: ${target}`,
        target,
        headers: PLAIN,
        ifMatch,
        status: 200,
        expects: HEADERS,
        body: kind,
      }),
    ),
    ...failing.map(
      ([name, ifMatch]): ContractCase => ({
        name: `If-Match with ${name}: ${target}`,
        target,
        headers: { ...PLAIN, 'If-None-Match': '*' },
        ifMatch,
        status: 412,
        body: 'problem',
        fields: { code: 'precondition-failed' },
      }),
    ),
  ],
);
