import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from '../../tests/support/hosts/test-api.ts';

const TODAY = '/api/v3/IsTodayPublicHoliday/CA';

const answerAt = (now: string, target: string) => ask(testApi({ now: () => Date.parse(now) }), target);

describe('whether today is a public holiday', () => {
  test.each<[name: string, now: string, query: string, status: number]>([
    ['Labour Day', '2026-09-07T12:00:00Z', '', 200],
    ['Canada Day, which is Memorial Day in Newfoundland', '2026-07-01T12:00:00Z', '', 200],
    ['the evening before, in Toronto', '2026-09-07T03:59:59Z', '', 204],
    ['a second later', '2026-09-07T04:00:00Z', '', 200],
    ['Victoria Day, by the federal listing', '2026-05-18T12:00:00Z', '', 200],
    ['September 30, by the federal listing', '2026-09-30T12:00:00Z', '', 200],
    ['Thanksgiving, by the federal listing', '2026-10-12T12:00:00Z', '', 200],
    ['September 30 in one that does not keep it', '2026-09-30T12:00:00Z', '?countyCode=CA-ON', 204],
    ['a day that only some keep', '2026-02-16T12:00:00Z', '', 204],
    ['in one that keeps it', '2026-02-16T12:00:00Z', '?countyCode=CA-ON', 200],
    ['in one that does not', '2026-02-16T12:00:00Z', '?countyCode=CA-QC', 204],
    ['under an empty code', '2026-09-07T12:00:00Z', '?countyCode=', 200],
    ['by the clock of the province', '2026-09-07T06:59:59Z', '?countyCode=CA-BC', 204],
    ['by a clock of UTC', '2026-09-07T00:00:00Z', '?offset=0', 200],
    ['by a clock behind UTC', '2026-09-08T03:00:00Z', '?offset=-4', 200],
    ['by one ahead of UTC', '2026-09-06T20:00:00Z', '?offset=4', 200],
    ['the day off, where the law moves it', '2029-07-02T12:00:00Z', '?countyCode=CA-AB', 200],
    ['the day itself, where the law moves the day off', '2029-07-01T12:00:00Z', '?countyCode=CA-AB', 204],
    ['a year that is not listed', '2101-01-01T12:00:00Z', '', 204],
  ])('%s', async (_name, now, query, status) => {
    const answer = await answerAt(now, `${TODAY}${query}`);
    expect([answer.status, textOf(answer)]).toEqual([status, '']);
  });

  test.each([
    ['in Toronto', ''],
    ['by a clock five hours behind UTC', '?offset=-5'],
  ])('holds until the day ends %s', async (_name, query) => {
    const answer = await answerAt('2026-11-22T04:59:00Z', `${TODAY}${query}`);
    expect(headerOf(answer, 'cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=0',
    );
  });

  test('has another tag on another day and in another answer', async () => {
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

describe('the public holidays of the next seven days', () => {
  test.each<[name: string, now: string, dates: readonly string[]]>([
    ['today and the seventh day', '2026-12-25T12:00:00Z', ['2026-12-25', '2026-12-26', '2027-01-01']],
    ['not the eighth', '2026-12-24T12:00:00Z', ['2026-12-25', '2026-12-26']],
    ['none', '2026-11-21T12:00:00Z', []],
  ])('%s', async (_name, now, dates) => {
    const answer = await answerAt(now, '/api/v3/NextPublicHolidaysWorldwide');
    expect(JSON.parse(textOf(answer)).map(({ date }: { date: string }) => date)).toEqual(dates);
  });
});

describe('the next public holidays', () => {
  test('begin with today in Toronto', async () => {
    const first = async (now: string) =>
      JSON.parse(textOf(await answerAt(now, '/api/v3/NextPublicHolidays/CA')))[0].date;
    expect(await first('2026-12-26T04:59:59Z')).toBe('2026-12-25');
    expect(await first('2026-12-26T05:00:00Z')).toBe('2026-12-26');
    expect(await first('2026-12-27T05:00:00Z')).toBe('2027-01-01');
  });

  test('hold until the day ends there', async () => {
    const answer = await answerAt('2026-11-22T04:59:00Z', '/api/v3/NextPublicHolidays/CA');
    expect(headerOf(answer, 'cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=0',
    );
  });
});
