import { PROVINCE_CODES } from '../../../src/core/holidays/scope.ts';
import type { ContractCase } from '../check.ts';

const LISTING = '/api/holidays.json';
const TIME_LIMIT = '/api/time-limit.json?list=civil-procedure-on&days=10';

const bad: readonly [name: string, parameter: string, query: string][] = [
  ['a year before 1900', 'year', 'year=1899'],
  ['a year after 2100', 'year', 'year=2101'],
  ['a year of two digits', 'year', 'year=26'],
  ['a year of five digits', 'year', 'year=02026'],
  ['a year with a sign', 'year', 'year=%2B2026'],
  ['a negative year', 'year', 'year=-2026'],
  ['a year with a space', 'year', 'year=+2026'],
  ['a year with a fraction', 'year', 'year=2026.0'],
  ['a year in words', 'year', 'year=today'],
  ['a year in hexadecimal', 'year', 'year=0x7EA'],
  ['a year in Arabic digits', 'year', 'year=%D9%A2%D9%A0%D9%A2%D9%A6'],
  ['a year with NUL', 'year', 'year=2026%00'],
  ['a year that is no UTF-8', 'year', 'year=%FF'],
  ['an unknown province', 'province', 'province=xx'],
  ['a province by name', 'province', 'province=Ontario'],
  ['a province with another prefix', 'province', 'province=US-ON'],
  ['a province with a doubled prefix', 'province', 'province=CA-CA-ON'],
  ['two provinces', 'province', 'province=on,qc'],
  ['an empty province: a template with an unset variable', 'province', 'province='],
  ['a province without equals sign', 'province', 'year=2026&province'],
  ['a built-in property as a province', 'province', 'province=constructor'],
  ['longWeekends in words', 'longWeekends', 'longWeekends=true'],
  ['longWeekends of 2', 'longWeekends', 'longWeekends=2'],
  ['another include', 'include', 'include=optional'],
  ['include in upper case', 'include', 'include=ALL'],
  ['a list of includes', 'include', 'include=all,optional'],
  ['an unknown locale', 'locale', 'locale=de'],
  ['another language that begins with fr', 'locale', 'locale=frr'],
  ['the locale of an operating system', 'locale', 'locale=fr_CA'],
  ['a language tag that goes wrong', 'locale', 'locale=fr-'],
];

const repeated: readonly [parameter: string, query: string][] = [
  ['year', 'year=2026&year=2026'],
  ['year', 'year=&year=2026'],
  ['year', 'year=2026&%79ear=2027'],
  ['province', 'province=on&year=2026&province=qc'],
  ['longWeekends', 'longWeekends=1&longWeekends=1'],
  ['include', 'include=all&include='],
  ['api_key', 'api_key=&api_key='],
];

const accepted: readonly [name: string, query: string, fields: Readonly<Record<string, unknown>>][] = [
  ['the first year', 'year=1900&province=on', { year: 1900 }],
  ['the last year', 'year=2100', { year: 2100 }],
  ['federal holidays', 'year=2026', { year: 2026, count: 10, province: undefined }],
  ['an empty longWeekends counts as left out', 'year=2026&longWeekends=', { longWeekends: undefined }],
  ['an empty include counts as left out', 'year=2026&include=', { count: 10 }],
  ['a parameter without equals sign counts as left out', 'year=2026&include', { count: 10 }],
  ['an unknown parameter is ignored', 'year=2026&utm_source=x&utm_source=y', { year: 2026 }],
  ['two edits are too many for a guess', 'year=2026&prvnce=1&yyear2=1', { province: undefined }],
  ['a short name is near too much', 'year=2026&p=1&t=1&td=1&ad=1', { year: 2026 }],
  [
    'parameters that caches and trackers add are ignored',
    'year=2026&_=2025&v=2025&t=on&cb=2026-01-01&debug=on&utm_x=on',
    { year: 2026 },
  ],
  ['a built-in property as a parameter', 'year=2026&constructor=1&__proto__=1', { year: 2026 }],
  ['Canada as a place', 'year=2026&province=ca', { count: 10, province: undefined }],
  ['Canada as a place in upper case', 'year=2026&province=CA', { count: 10, province: undefined }],
  ['a locale', 'year=2026&locale=fr', { year: 2026 }],
  ['a locale with a region', 'year=2026&locale=fr-CA', { year: 2026 }],
  ['longWeekends=0 adds nothing', 'year=2026&longWeekends=0', { longWeekends: undefined }],
  [
    'longWeekends=1',
    'year=2026&province=on&longWeekends=1',
    { 'longWeekends.0.holidays.0.id': 'family-day' },
  ],
  ['include=all', 'year=2026&province=on&include=all', { year: 2026 }],
  ['stray ampersands', '&&year=2026&&', { year: 2026 }],
  ['an escaped digit', 'year=202%36', { year: 2026 }],
];

/** Names that are plainly meant for a parameter of the operation, or for one of two. */
const misnamed: readonly [target: string, parameter: string, ...meant: string[]][] = [
  [`${LISTING}?year=2026&Province=on`, 'Province', 'province'],
  [`${LISTING}?year=2026&PROVINCE=`, 'PROVINCE', 'province'],
  [`${LISTING}?prov=on`, 'prov', 'province'],
  [`${LISTING}?region=on`, 'region', 'province'],
  [`${LISTING}?provlnce=on`, 'provlnce', 'province'],
  [`${LISTING}?Provnce=on`, 'Provnce', 'province'],
  [`${LISTING}?y=2026`, 'y', 'year'],
  [`${LISTING}?lang=fr`, 'lang', 'locale'],
  [`${LISTING}?include_long_weekends=1`, 'include_long_weekends', 'longWeekends'],
  [`${LISTING}?long_weekends=1`, 'long_weekends', 'longWeekends'],
  [`${LISTING}?includes=all`, 'includes', 'include'],
  [`${LISTING}?jurisdiction=on`, 'jurisdiction', 'province'],
  [`${LISTING}?subdiv=xx`, 'subdiv', 'province'],
  [`${LISTING}?prv=ON`, 'prv', 'province'],
  [`${LISTING}?yr=2025`, 'yr', 'year'],
  [
    `${LISTING}?year=2026&api_key=&date=2026-01-01`,
    'date',
    'year',
    'province',
    'longWeekends',
    'include',
    'locale',
  ],
  ...[
    'month=12',
    'quarter=4',
    'from=1',
    'start=1',
    'end=1',
    'limit=5',
    'offset=0',
    'page=1',
    'day=25',
    'when=2026-12-25',
  ].map((part): [string, string, ...string[]] => [
    `${LISTING}?year=2026&${part}`,
    `${part.split('=')[0]}`,
    'year',
    'province',
    'longWeekends',
    'include',
    'locale',
  ]),
  [`${LISTING}?year=2026&type=public`, 'type', 'include'],
  ['/api/v3/PublicHolidays/2026/CA?month=12', 'month', 'locale'],
  ['/api/holidays.ics?jurisdiction=on', 'jurisdiction', 'province'],
  ['/api/business-days.json?date=2026-12-24&days=5', 'days', 'add'],
  ['/api/business-days.json?when=2026-12-24', 'when', 'date', 'to'],
  [`${LISTING}?apikey=x`, 'apikey', 'api_key'],
  [`${LISTING}?year=2026&yea%E2%80%AEr=1`, 'yea\ufffdr', 'year'],
  ['/api/week.json?day=2026-07-01', 'day', 'date'],
  ['/api/week.json?Locale=fr', 'Locale', 'locale'],
  ['/api/business-days.json?date=2026-12-24&To=2026-12-31', 'To', 'to'],
  ['/api/business-days.json?date=2026-12-24&add=1&week-end=sun', 'week-end', 'weekend'],
  ['/api/business-days.json?date=2026-12-24&state=on', 'state', 'province'],
  [`${TIME_LIMIT}&clear=1&day=2026-12-20`, 'day', 'date', 'days'],
  [`${TIME_LIMIT}&Day=2026-12-20`, 'Day', 'date', 'days'],
  [`${TIME_LIMIT}&dates=2026-12-20`, 'dates', 'date'],
  ['/api/time-limit.json?list=civil-procedure-on&Days=10', 'Days', 'days'],
  ['/api/time-limit.json?lists=civil-procedure-on&days=10', 'lists', 'list'],
  [`${TIME_LIMIT}&Clear=1`, 'Clear', 'clear'],
  [`${TIME_LIMIT}&claer=1`, 'claer', 'clear'],
  [`${TIME_LIMIT}&lang=fr`, 'lang', 'locale'],
  ['/api/status.json?lang=fr', 'lang', 'locale'],
  ['/api/v3/NextPublicHolidays/CA?lang=fr', 'lang', 'locale'],
  ['/api/v3/LongWeekend/2026/CA?subdivisioncode=CA-ON', 'subdivisioncode', 'subdivisionCode'],
  ['/api/v3/IsTodayPublicHoliday/CA?county_code=CA-ON', 'county_code', 'countyCode'],
];

/** Why days are optional, and on what authority. */
const optional: readonly [province: string, contains: readonly string[]][] = [
  ['ab', ['"basis":"custom","publicService":true,"act":null,"confidence":"high"', 'holiday pay rules']],
  ['on', ['"id":"remembrance-day"', '"basis":"custom","act":null,"confidence":"high"', 'Ministry of Labour']],
  [
    'qc',
    [
      '"basis":"choice","publicService":true,"act":{"name":"Act respecting labour standards',
      'Good Friday or Easter Monday',
    ],
  ],
  [
    'nb',
    [
      '"basis":"closing","publicService":true,"act":{"name":"Days of Rest Act',
      'la plupart des magasins ferment',
    ],
  ],
  [
    'ns',
    [
      '"basis":"closing","act":{"name":"Retail Business Designated Day Closing Act',
      'This is an unpaid closing day prescribed by law',
    ],
  ],
];

/** `“a”, “b” or “c”` */
function quotedOr(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
}

/** Values in another form, and the right one. */
const forms: readonly [query: string, right: string][] = [
  ['province=Ontario', 'on'],
  ['province=CA_ON', 'on'],
  ['province=Qu%C3%A9bec', 'qc'],
  ['province=P.E.I.', 'pe'],
  ['province=Canada', 'ca'],
  ['year=2026-11-21', '2026'],
  ['locale=fr_CA', 'fr-CA'],
  ['longWeekends=true', '1'],
  ['include=ALL', 'all'],
];

const dates: readonly [text: string, right: string | undefined][] = [
  ['21/11/2026', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['05/06/2026', undefined],
  ['31/02/2026', undefined],
];

export const parameterCases: readonly ContractCase[] = [
  ...misnamed.map(
    ([target, parameter, ...allowed]): ContractCase => ({
      name: `misnamed: ${target}`,
      target,
      status: 400,
      body: 'problem',
      fields: { code: 'unknown-parameter', parameter, allowed },
      contains: [`“${parameter}” parameter: use ${quotedOr(allowed)}.`],
    }),
  ),
  ...forms.map(
    ([query, right]): ContractCase => ({
      name: `another form: ${query}`,
      target: `${LISTING}?${query}`,
      status: 400,
      body: 'problem',
      contains: [`: use “${right}”.`],
    }),
  ),
  ...dates.map(
    ([text, right]): ContractCase => ({
      name: `a date in another form: ${text}`,
      target: `/api/week.json?date=${text}`,
      status: 400,
      body: 'problem',
      contains: [right === undefined ? 'it must be a valid date' : `: use “${right}”.`],
    }),
  ),
  {
    name: 'a date with a time may be another day in Canada',
    target: '/api/week.json?date=2026-11-21T00:00:00Z',
    status: 400,
    body: 'problem',
    contains: [': use the date alone, by the clock of the place that you ask about'],
  },
  ...bad.map(
    ([name, parameter, query]): ContractCase => ({
      name,
      target: `${LISTING}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter },
      contains: ['"allowed":'],
    }),
  ),
  ...repeated.map(
    ([parameter, query]): ContractCase => ({
      name: `${parameter} twice: ${query}`,
      target: `${LISTING}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'repeated-parameter', parameter },
    }),
  ),
  ...accepted.map(
    ([name, query, fields]): ContractCase => ({
      name,
      target: `${LISTING}?${query}`,
      status: 200,
      body: 'holidays',
      fields,
    }),
  ),
  ...optional.map(
    ([province, contains]): ContractCase => ({
      name: `optional days of ${province} say why they are`,
      target: `${LISTING}?year=2026&province=${province}&include=all`,
      status: 200,
      body: 'holidays',
      contains,
    }),
  ),
  ...PROVINCE_CODES.flatMap((code) => [
    code,
    code.toUpperCase(),
    `CA-${code.toUpperCase()}`,
    `ca-${code}`,
  ]).map(
    (text): ContractCase => ({
      name: `province ${text}`,
      target: `${LISTING}?year=2026&province=${text}`,
      status: 200,
      body: 'holidays',
      fields: { 'province.code': `CA-${text.slice(-2).toUpperCase()}`, 'holidays.0.id': 'new-years-day' },
    }),
  ),
  {
    name: 'the current year',
    target: LISTING,
    status: 200,
    body: 'holidays',
    expects: { 'Cache-Control': /=0$/ },
  },
  {
    name: 'HEAD of a listing',
    method: 'HEAD',
    target: `${LISTING}?year=2026`,
    status: 200,
    body: 'empty',
    expects: { ETag: /^"/, 'Content-Type': 'application/json; charset=utf-8' },
  },
];
