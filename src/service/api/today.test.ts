import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';

const at = (text: string): number => Date.parse(text);

async function answerAt(now: number, target: string) {
  const answer = await ask(testApi({ now: () => now }), target);
  return {
    body: JSON.parse(textOf(answer)),
    cacheControl: headerOf(answer, 'cache-control'),
    status: answer.status,
  };
}

describe('today', () => {
  test.each<[name: string, now: string, query: string, date: string]>([
    ['Toronto where no province is asked for', '2027-01-01T04:59:59Z', '', '2026-12-31'],
    ['Toronto, a second later', '2027-01-01T05:00:00Z', '', '2027-01-01'],
    ['Newfoundland, half an hour ahead of Halifax', '2027-01-01T03:30:00Z', '?province=nl', '2027-01-01'],
    ['Nova Scotia at that moment', '2027-01-01T03:30:00Z', '?province=ns', '2026-12-31'],
    ['Yukon, without summer time', '2026-07-01T06:59:59Z', '?province=yt', '2026-06-30'],
    ['Saskatchewan, without summer time', '2026-07-01T05:59:59Z', '?province=sk', '2026-06-30'],
  ])('%s', async (_name, now, query, date) => {
    expect((await answerAt(at(now), `/api/week.json${query}`)).body.date).toBe(date);
  });

  test.each<[name: string, query: string, year: number]>([
    ['Newfoundland is in the new year', '?province=nl', 2027],
    ['Ontario is not', '?province=on', 2026],
  ])('the current year: %s', async (_name, query, year) => {
    const { body } = await answerAt(at('2027-01-01T04:00:00Z'), `/api/holidays.json${query}`);
    expect(body.year).toBe(year);
  });
});

describe('an answer that depends on today', () => {
  test('changes at midnight, and back where the clock is set back, however often it was asked for', async () => {
    let now = 0;
    const api = testApi({ now: () => now });
    const dates: string[] = [];
    for (const time of ['04:59:58', '04:59:59', '04:59:59', '05:00:00', '05:00:01', '05:00:01', '04:59:59']) {
      now = at(`2026-11-22T${time}Z`);
      dates.push(JSON.parse(textOf(await ask(api, '/api/week.json?province=on'))).date);
    }
    const [before, after] = ['2026-11-21', '2026-11-22'];
    expect(dates).toEqual([before, before, before, after, after, after, before]);
  });

  test.each<[name: string, now: string, cacheControl: string]>([
    [
      'late in the evening',
      '2026-11-22T04:59:00Z',
      'public, max-age=60, s-maxage=60, stale-while-revalidate=0',
    ],
    [
      'in the last half second',
      '2026-11-22T04:59:59.5Z',
      'public, max-age=0, s-maxage=0, stale-while-revalidate=0',
    ],
    [
      'at its beginning',
      '2026-11-21T05:00:00Z',
      'public, max-age=3600, s-maxage=86400, stale-while-revalidate=0',
    ],
    ['of 25 hours', '2026-11-01T04:00:00Z', 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=0'],
    ['of 23 hours', '2026-03-08T05:00:00Z', 'public, max-age=3600, s-maxage=82800, stale-while-revalidate=0'],
  ])('is cacheable until the day ends: %s', async (_name, now, cacheControl) => {
    for (const target of ['/api/week.json', '/api/holidays.json', '/api/v3/IsTodayPublicHoliday/CA']) {
      const answer = await ask(testApi({ now: () => at(now) }), target);
      expect(headerOf(answer, 'cache-control'), target).toBe(cacheControl);
    }
  });

  test('is not one whose date is given', async () => {
    const { cacheControl } = await answerAt(at('2026-11-22T04:59:00Z'), '/api/week.json?date=2026-11-21');
    expect(cacheControl).toBe('public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400');
  });
});

describe('a clock outside the years listed', () => {
  test.each<[name: string, now: string]>([
    ['before 1900', '1899-12-31T12:00:00Z'],
    ['after 2100', '2101-06-01T12:00:00Z'],
  ])('%s asks for the parameter', async (_name, now) => {
    for (const [target, parameter] of [
      ['/api/week.json', 'date'],
      ['/api/business-days.json', 'date'],
      ['/api/holidays.json', 'year'],
      ['/api/holidays.ics', 'year'],
    ] as const) {
      const { status, body } = await answerAt(at(now), target);
      expect([status, body.code, body.parameter]).toEqual([400, 'no-current-year', parameter]);
    }
    expect((await answerAt(at(now), '/api/holidays.json?year=2026')).status).toBe(200);
  });
});

describe('IsTodayPublicHoliday', () => {
  const TODAY = '/api/v3/IsTodayPublicHoliday/CA';
  const isHolidayAt = (now: string, query = '') => ask(testApi({ now: () => at(now) }), TODAY + query);

  test.each<[name: string, now: string, query: string, status: number]>([
    ['the day begins in Toronto: a second before', '2026-09-07T03:59:59Z', '', 204],
    ['the day begins in Toronto: a second later', '2026-09-07T04:00:00Z', '', 200],
    ['Victoria Day is one, because the federal listing has it', '2026-05-18T12:00:00Z', '', 200],
    ['Family Day is none for the country', '2026-02-16T12:00:00Z', '', 204],
    ['Family Day is one in Ontario', '2026-02-16T12:00:00Z', '?countyCode=CA-ON', 200],
    ['the day begins later in British Columbia', '2026-09-07T06:59:59Z', '?countyCode=CA-BC', 204],
    ['a negative offset begins the day later', '2026-09-08T03:00:00Z', '?offset=-4', 200],
    ['a positive offset begins the day earlier', '2026-09-06T20:00:00Z', '?offset=4', 200],
    ['a day off that the law moves is on its new date', '2029-07-02T12:00:00Z', '?countyCode=CA-AB', 200],
    ['the date that it moves from is an ordinary day', '2029-07-01T12:00:00Z', '?countyCode=CA-AB', 204],
    ['a year after 2100 has no holidays', '2101-01-01T12:00:00Z', '', 204],
  ])('%s', async (_name, now, query, status) => {
    const answer = await isHolidayAt(now, query);
    expect([answer.status, textOf(answer)]).toEqual([status, '']);
  });

  test('each day and each answer has its own tag', async () => {
    const tags = await Promise.all([
      isHolidayAt('2026-09-07T12:00:00Z'),
      isHolidayAt('2026-09-08T12:00:00Z'),
      isHolidayAt('2026-02-16T12:00:00Z'),
      isHolidayAt('2026-02-16T12:00:00Z', '?countyCode=CA-ON'),
    ]);
    expect(new Set(tags.map((answer) => headerOf(answer, 'etag'))).size).toBe(tags.length);
  });
});
