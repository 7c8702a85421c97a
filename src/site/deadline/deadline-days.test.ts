import { describe, expect, test } from 'vitest';
import { formatDate, readDay } from '../../core/calendar/day.ts';
import { writeSentence } from '../../core/questions/question-problems.ts';
import { askTimeLimit } from '../../core/questions/time-limit.ts';
import { lists } from '../common/almanac.ts';
import { deadlineDays } from './deadline-days.ts';

/** `12-25 counted 5` for a day, `recess 12-22..01-07` for a gap. */
function drawn(list: string, date: string, days: number): readonly string[] {
  const reply = askTimeLimit(lists, { list, date: readDay(date), days }, () => readDay(date));
  if (reply.kind === 'problem') throw new RangeError(writeSentence(reply).en);
  const { rule, openDays, limit } = reply;
  const short = (day: number): string => formatDate(day).slice(5);
  return deadlineDays(rule, openDays, readDay(date), limit).map((item) =>
    item.kind === 'day'
      ? `${short(item.day)} ${item.role} ${item.number ?? ''}`.trim()
      : `${item.kind} ${short(item.first)}..${short(item.last)}`,
  );
}

describe('the days of a deadline', () => {
  test('that is moved over days on which it does not end', () => {
    expect(drawn('civil-procedure-qc', '2026-12-22', 3)).toEqual([
      '12-22 event',
      '12-23 counted 1',
      '12-24 counted 2',
      '12-25 counted 3',
      '12-26 closed',
      '12-27 closed',
      '12-28 last',
    ]);
  });

  test('of a short period, with what it leaves out', () => {
    expect(drawn('federal-courts-ca', '2026-05-15', 2)).toEqual([
      '05-15 event',
      '05-16 out',
      '05-17 out',
      '05-18 out',
      '05-19 counted 1',
      '05-20 last 2',
    ]);
  });

  test('of two readings around a recess', () => {
    expect(drawn('federal-courts-ca', '2026-12-10', 10).slice(-4)).toEqual([
      '12-20 counted 10',
      '12-21 last',
      'recess 12-22..01-07',
      '01-08 later',
    ]);
  });

  test('of 30 days, each for itself; of more, a week at either end and the holidays between', () => {
    expect(drawn('interpretation-on', '2026-06-01', 30)).toHaveLength(32);
    const longer = drawn('interpretation-on', '2026-06-01', 44);
    expect(longer.filter((item) => item.startsWith('more'))).toEqual([
      'more 06-09..06-30',
      'more 07-02..07-07',
    ]);
    expect(longer).toContain('07-01 counted 30');
  });

  test('of ten years, without the holidays', () => {
    expect(
      drawn('interpretation-on', '2026-06-01', 3650).filter((item) => item.startsWith('more')),
    ).toHaveLength(1);
  });
});
