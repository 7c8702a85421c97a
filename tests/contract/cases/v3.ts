import { yearOf } from '../../../src/core/calendar/day.ts';
import { todayIn } from '../../../src/core/calendar/today.ts';
import { daysOff } from '../../../src/core/holidays/shared-holidays.ts';
import { almanac } from '../../support/law/almanac.ts';
import { law } from '../../support/law/law.ts';
import type { ContractCase } from '../check.ts';

const HOLIDAYS = '/api/v3/PublicHolidays';
const WEEKENDS = '/api/v3/LongWeekend';
const NEXT = '/api/v3/NextPublicHolidays/CA';
const TODAY = '/api/v3/IsTodayPublicHoliday/CA';

/** Until the day ends in Toronto, at the most. */
const OF_TODAY = { 'Cache-Control': /^public, max-age=\d+, s-maxage=\d+, stale-while-revalidate=0$/ };

const today = todayIn(law.zones, 'America/Toronto', Date.now()).day;
const isHolidayToday = daysOff(almanac, 'ca', yearOf(today)).includes(today);

const accepted: readonly [name: string, target: string, fields: Readonly<Record<string, unknown>>][] = [
  ['a year', `${HOLIDAYS}/2026/CA`, { '2.name': 'Louis Riel Day', '2.counties': ['CA-MB'] }],
  ['the first year', `${HOLIDAYS}/1900/CA`, { '0.date': '1900-01-01' }],
  ['the last year', `${HOLIDAYS}/2100/CA`, { '0.date': '2100-01-01' }],
  ['paths in lower case', '/api/v3/publicholidays/2026/ca', { '0.date': '2026-01-01' }],
  ['the folder in another case', '/Api/V3/PublicHolidays/2026/CA', { '0.date': '2026-01-01' }],
  ['an encoded letter', '/%41pi/v3/PublicHolidays/2026/%43A', { '0.date': '2026-01-01' }],
  ['an unknown parameter', `${HOLIDAYS}/2026/CA?launchYear=Bank`, { '0.date': '2026-01-01' }],
];

const weekends: readonly [name: string, query: string, fields: Readonly<Record<string, unknown>>][] = [
  ['one bridge day by default', '', { '0.bridgeDays': ['2026-01-02'] }],
  ['no bridge days', '?availableBridgeDays=0', { '0.startDate': '2026-04-03', '0.needBridgeDay': false }],
  ['a province', '?availableBridgeDays=0&subdivisionCode=CA-ON', { '0.startDate': '2026-02-14' }],
  ['a province in lower case', '?availableBridgeDays=0&subdivisionCode=on', { '0.startDate': '2026-02-14' }],
];

const bad: readonly [name: string, parameter: string, target: string][] = [
  ['a year before 1900', 'year', `${HOLIDAYS}/1899/CA`],
  ['a year after 2100', 'year', `${HOLIDAYS}/2101/CA`],
  ['a year in words', 'year', `${HOLIDAYS}/today/CA`],
  ['a template as it stands', 'year', `${HOLIDAYS}/{year}/CA`],
  ['a bad year of long weekends', 'year', `${WEEKENDS}/26/CA`],
  ['too many bridge days', 'availableBridgeDays', `${WEEKENDS}/2026/CA?availableBridgeDays=4`],
  ['less than no bridge days', 'availableBridgeDays', `${WEEKENDS}/2026/CA?availableBridgeDays=-1`],
  ['half a bridge day', 'availableBridgeDays', `${WEEKENDS}/2026/CA?availableBridgeDays=0.5`],
  ['an unknown subdivision', 'subdivisionCode', `${WEEKENDS}/2026/CA?subdivisionCode=CA-QQ`],
  ['an unknown county', 'countyCode', `${TODAY}?countyCode=CA-QQ`],
  ['an offset of 13 hours', 'offset', `${TODAY}?offset=13`],
  ['an offset with a plus sign', 'offset', `${TODAY}?offset=%2B5`],
];

const countries = [
  `${HOLIDAYS}/2026/US`,
  `${HOLIDAYS}/2026/CA%2FX`,
  `${WEEKENDS}/2026/CAN`,
  '/api/v3/NextPublicHolidays/FR',
  '/api/v3/IsTodayPublicHoliday/us',
];

const missing = [
  '/api/v3',
  '/api/v3/PublicHolidays',
  `${HOLIDAYS}/2026`,
  `${HOLIDAYS}/2026/CA//`,
  '/api/v3/AvailableCountries',
  '/api/v2/PublicHolidays/2026/CA',
];

const IS_TODAY = { status: isHolidayToday ? 200 : 204, body: 'empty' } as const;

export const v3Cases: readonly ContractCase[] = [
  ...accepted.map(
    ([name, target, fields]): ContractCase => ({
      name: `v3: ${name}`,
      target,
      status: 200,
      body: 'v3-holidays',
      fields,
    }),
  ),
  ...weekends.map(
    ([name, query, fields]): ContractCase => ({
      name: `v3 long weekends: ${name}`,
      target: `${WEEKENDS}/2026/CA${query}`,
      status: 200,
      body: 'v3-long-weekends',
      fields,
    }),
  ),
  ...bad.map(
    ([name, parameter, target]): ContractCase => ({
      name: `v3: ${name}`,
      target,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter },
      contains: ['"allowed":'],
    }),
  ),
  ...countries.map(
    (target): ContractCase => ({
      name: `v3, another country: ${target}`,
      target,
      status: 404,
      body: 'problem',
      fields: { code: 'unknown-country', parameter: 'countryCode', allowed: ['CA'] },
    }),
  ),
  {
    name: 'v3, another country in French',
    target: `${HOLIDAYS}/2026/US?locale=fr`,
    status: 404,
    body: 'problem',
    contains: ['ce service porte uniquement sur le Canada'],
  },
  {
    name: 'v3, a slash at the end, which Nager.Date takes',
    target: `${HOLIDAYS}/2026/CA/`,
    status: 200,
    body: 'v3-holidays',
  },
  ...missing.map(
    (target): ContractCase => ({
      name: `v3, no such operation: ${target}`,
      target,
      status: 404,
      body: 'problem',
      fields: { code: 'not-found' },
    }),
  ),
  { name: 'v3: a parameter twice', target: `${TODAY}?offset=1&offset=1`, status: 400, body: 'problem' },
  { name: 'v3: HEAD of a year', method: 'HEAD', target: `${HOLIDAYS}/2026/CA`, status: 200, body: 'empty' },
  { name: 'v3: what is next', target: NEXT, status: 200, expects: OF_TODAY, body: 'v3-holidays' },
  { name: 'v3: today', target: TODAY, expects: { ...OF_TODAY, 'Content-Type': null }, ...IS_TODAY },
  {
    name: 'v3: today, with the name of a part of the path',
    target: `${TODAY}?countryCode=CA`,
    expects: OF_TODAY,
    ...IS_TODAY,
  },
  { name: 'v3: HEAD of today', method: 'HEAD', target: TODAY, expects: OF_TODAY, ...IS_TODAY },
  { name: 'v3: today, known', target: TODAY, ifNoneMatch: (etag) => etag, status: 304, body: 'empty' },
];
