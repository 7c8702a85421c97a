import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from '../../tests/support/hosts/test-api.ts';

const TODAY = '/api/v3/IsTodayPublicHoliday/CA';

const answerAt = (now: string, target: string) => ask(testApi({ now: () => Date.parse(now) }), target);

describe('IsTodayPublicHoliday', () => {
  test.each<[name: string, now: string, query: string, status: number]>([
    ['Labour Day is one', '2026-09-07T12:00:00Z', '', 200],
    ['the day begins in Toronto: a second before', '2026-09-07T03:59:59Z', '', 204],
    ['the day begins in Toronto: a second later', '2026-09-07T04:00:00Z', '', 200],
    ['Victoria Day is one, because the federal listing has it', '2026-05-18T12:00:00Z', '', 200],
    ['Family Day is none for the country', '2026-02-16T12:00:00Z', '', 204],
    ['Family Day is one in Ontario', '2026-02-16T12:00:00Z', '?countyCode=CA-ON', 200],
    ['Family Day is none in Quebec', '2026-02-16T12:00:00Z', '?countyCode=CA-QC', 204],
    ['the day begins later in British Columbia', '2026-09-07T06:59:59Z', '?countyCode=CA-BC', 204],
    ['an offset of 0 begins the day in UTC', '2026-09-07T00:00:00Z', '?offset=0', 200],
    ['a negative offset begins the day later', '2026-09-08T03:00:00Z', '?offset=-4', 200],
    ['a positive offset begins the day earlier', '2026-09-06T20:00:00Z', '?offset=4', 200],
    ['a day off that the law moves is on its new date', '2029-07-02T12:00:00Z', '?countyCode=CA-AB', 200],
    [
      'the date that a day off moves from is an ordinary day',
      '2029-07-01T12:00:00Z',
      '?countyCode=CA-AB',
      204,
    ],
    ['a year after 2100 has no holidays', '2101-01-01T12:00:00Z', '', 204],
  ])('%s', async (_name, now, query, status) => {
    const answer = await answerAt(now, `${TODAY}${query}`);
    expect([answer.status, textOf(answer)]).toEqual([status, '']);
  });

  test.each([
    ['in Toronto', ''],
    ['in the time zone of the offset', '?offset=-5'],
  ])('the answer may be cached until the day ends %s', async (_name, query) => {
    const answer = await answerAt('2026-11-22T04:59:00Z', `${TODAY}${query}`);
    expect(headerOf(answer, 'cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=0',
    );
  });

  test('each day and each answer has its own tag', async () => {
    const asked = [
      ['2026-09-07T12:00:00Z', ''],
      ['2026-09-08T12:00:00Z', ''],
      ['2026-02-16T12:00:00Z', ''],
      ['2026-02-16T12:00:00Z', '?countyCode=CA-ON'],
    ] as const;
    const answers = await Promise.all(asked.map(([now, query]) => answerAt(now, `${TODAY}${query}`)));
    expect(new Set(answers.map((answer) => headerOf(answer, 'etag'))).size).toBe(asked.length);
  });
});

test('NextPublicHolidays begins with today in Toronto', async () => {
  const first = async (now: string) =>
    JSON.parse(textOf(await answerAt(now, '/api/v3/NextPublicHolidays/CA')))[0].date;
  expect(await first('2026-12-26T04:59:59Z')).toBe('2026-12-25');
  expect(await first('2026-12-26T05:00:00Z')).toBe('2026-12-26');
});
