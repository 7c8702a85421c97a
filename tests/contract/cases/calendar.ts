import type { ContractCase } from '../check.ts';

const CALENDAR = '/api/holidays.ics';
const YEAR = new Date().getFullYear();

const accepted: readonly [name: string, query: string, fileName: string, contains: readonly string[]][] = [
  ['federal', 'year=2026', 'holidays-2026-CA.ics', ['SUMMARY:Canada Day', 'DTSTART;VALUE=DATE:20260701']],
  [
    'a province',
    'year=2026&province=on',
    'holidays-2026-ON.ics',
    ['SUMMARY:Family Day', 'TRANSP:TRANSPARENT'],
  ],
  [
    'French',
    'year=2026&province=qc&locale=fr',
    'jours-feries-2026-QC.ics',
    ['SUMMARY:Fête nationale du Québec'],
  ],
  [
    'long weekends',
    'year=2026&province=on&longWeekends=1',
    'holidays-2026-ON.ics',
    ['DTSTART;VALUE=DATE:20260214'],
  ],
  ['no long weekends', 'year=2026&longWeekends=0', 'holidays-2026-CA.ics', ['SUMMARY:Canada Day']],
  [
    'days of every kind',
    'year=2026&province=nb&include=all',
    'holidays-2026-NB.ics',
    ['CATEGORIES:Optional day', '(optional)'],
  ],
  [
    'several places, which say where a day is off unless it is everywhere',
    'year=2026&province=QC,on',
    'holidays-2026-ON-QC.ics',
    [
      'SUMMARY:Labour Day\r\n',
      'SUMMARY:Boxing Day (Ontario)',
      'UID:boxing-day.2026-12-26.on-qc@statdays',
      // One holiday with two names.
      'SUMMARY:Victoria Day (Ontario)\\, National Patriots’ Day (Quebec)',
    ],
  ],
  [
    'several places in French, federal law among them',
    'year=2026&province=ca,on&locale=fr',
    'jours-feries-2026-CA-ON.ics',
    ['SUMMARY:Jour du Souvenir (Canada)', 'UID:remembrance-day.2026-11-11.ca-on@statdays'],
  ],
  [
    'several places without a year are a feed, with both days of Quebec’s choice',
    'province=on,qc',
    'holidays-ON-QC.ics',
    [
      'NAME:Holidays (Ontario\\, Quebec)',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'SOURCE;VALUE=URI:http://localhost:4321/api/holidays.ics?province=',
      'SUMMARY:Good Friday (Ontario)\\, Good Friday (one of two days\\; Quebec)',
      'SUMMARY:Easter Monday (one of two days\\; Quebec)',
      `DTSTART;VALUE=DATE:${YEAR - 1}0701`,
      `DTSTART;VALUE=DATE:${YEAR + 5}0701`,
    ],
  ],
  [
    'both days of the choice in a year of Quebec',
    'year=2027&province=qc',
    'holidays-2027-QC.ics',
    ['DTSTART;VALUE=DATE:20270326', 'DTSTART;VALUE=DATE:20270329'],
  ],
  [
    'the long weekends of several places',
    'year=2026&province=on,qc&longWeekends=1',
    'holidays-2026-ON-QC.ics',
    ['UID:long-weekend.family-day.2026-02-14.2026-02-16.on-qc@statdays'],
  ],
];

const bad: readonly [name: string, parameter: string, query: string][] = [
  ['a bad year', 'year', 'year=1800'],
  ['a place twice', 'province', 'year=2026&province=on,CA-ON'],
  ['an unknown place among others', 'province', 'year=2026&province=on,xx'],
  ['a bad longWeekends', 'longWeekends', 'year=2026&longWeekends=yes'],
];

export const calendarCases: readonly ContractCase[] = [
  ...accepted.map(
    ([name, query, fileName, contains]): ContractCase => ({
      name: `calendar: ${name}`,
      target: `${CALENDAR}?${query}`,
      status: 200,
      body: 'calendar',
      expects: { 'Content-Disposition': `attachment; filename="${fileName}"`, ETag: /^"/ },
      contains: ['BEGIN:VCALENDAR\r\n', 'END:VCALENDAR\r\n', ...contains],
    }),
  ),
  ...bad.map(
    ([name, parameter, query]): ContractCase => ({
      name: `calendar: ${name}`,
      target: `${CALENDAR}?${query}`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter },
    }),
  ),
  {
    name: 'calendar: locale twice',
    target: `${CALENDAR}?locale=en&locale=en`,
    status: 400,
    body: 'problem',
    fields: { parameter: 'locale' },
  },
  { name: 'calendar: HEAD', method: 'HEAD', target: `${CALENDAR}?year=2026`, status: 200, body: 'empty' },
  {
    name: 'calendar: this year',
    target: CALENDAR,
    status: 200,
    body: 'calendar',
    expects: { 'Cache-Control': /=0$/ },
  },
];
