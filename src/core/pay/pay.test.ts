import { describe, expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { pay as tables } from '../../../tests/support/law/law.ts';
import { readDay, weekdayOf } from '../calendar/day.ts';
import { WEEK_STARTS } from '../calendar/weeks.ts';
import { yearsFrom } from '../holidays/law.ts';
import { SCOPE_CODES } from '../holidays/scope.ts';
import { type PayInput, type PayRule, pay, payRuleFor, payWindow, windowDays } from './pay.ts';

const RULES: readonly (readonly [string, PayRule])[] = SCOPE_CODES.flatMap((code) => [
  [code, tables[code].rule] as const,
  ...tables[code].earlier.map((rule) => [`${code} before`, rule] as const),
  ...tables[code].ownActs.map((own) => [`${code} ${own.holiday}`, { ...tables[code].rule, ...own }] as const),
]);

/** Every kind of person: what is known, whether they qualify, and how they are paid. */
const PEOPLE: readonly PayInput[] = [
  { wages: 320_000, daysWorked: 20 },
  { wages: 12_345, vacationPay: 678, daysWorked: 16, worked: 750, rate: 1725 },
  { hoursInWindow: 13_500, daysWorked: 20, rate: 1600 },
  { rate: 1995, hours: 750, worked: 800 },
  { rate: 1995, hours: 750, worked: 300, qualifies: false },
  { wages: 200_000, rate: 2000, daysWorked: 14, worked: 1400 },
  { wages: 999_999, commission: true, rate: 3333, worked: 1 },
  { wages: 115_000, irregular: true, daysWorked: 9, rate: 2000, worked: 600 },
];

describe.each(RULES)('%s', (_name, rule) => {
  test('higher wages never give less pay', () => {
    for (const person of PEOPLE) {
      for (const more of ['wages', 'vacationPay', 'rate'] as const) {
        if (person[more] === undefined) continue;
        const before = pay(rule, person);
        const after = pay(rule, { ...person, [more]: person[more] + 1 });
        for (const amount of ['holidayPay', 'forWork', 'total'] as const)
          expect(after[amount] ?? 0).toBeGreaterThanOrEqual(before[amount] ?? 0);
      }
    }
  });

  test('someone who does not work gets nothing for work', () => {
    for (const person of PEOPLE) {
      const idle = pay(rule, { ...person, worked: 0 });
      expect(idle.forWork).toBe(0);
      expect(idle.total).toBe(idle.holidayPay);
    }
  });

  test('amounts are whole cents', () => {
    for (const person of PEOPLE)
      for (const amount of Object.values(pay(rule, person)).filter((value) => typeof value === 'number'))
        expect(Number.isInteger(amount * 2)).toBe(true);
  });
});

test('every window ends before its holiday and has its full length, whatever the first day of the week', () => {
  for (const code of SCOPE_CODES) {
    for (const holiday of yearsFrom(2025, 2030).flatMap((year) => almanac.statutory(code, year))) {
      const rule = payRuleFor(tables[code], holiday);
      if (!rule) continue;
      const observed = readDay(holiday.observedDate);
      for (const window of Object.values(rule.windows)) {
        for (const weekStart of WEEK_STARTS) {
          const { start, end } = windowDays(window, observed, weekStart);
          expect(end).toBeLessThan(observed);
          expect(end - start + 1).toBe(window.days);
          if (window.before === 'holiday') expect(end).toBe(observed - 1);
          else expect(WEEK_STARTS[weekdayOf(start)]).toBe(window.weekStart ?? weekStart);
          if (window.before === 'week') expect(observed - end).toBeLessThanOrEqual(7);
        }
      }
    }
  }
});

test('half a cent rounds up, once', () => {
  const { rule } = tables.on;
  expect(pay(rule, { wages: 10 }).holidayPay).toBe(1);
  expect(pay(rule, { wages: 9 }).holidayPay).toBe(0);
  expect(pay(tables.bc.rule, { wages: 0, daysWorked: 15, rate: 1, worked: 50 }).forWork).toBe(1);
});

test('a short day in Newfoundland and Labrador gives the wages of the day and a normal day', () => {
  const { rule } = tables.nl;
  const { holidayPay, forWork } = pay(rule, { rate: 1800, hours: 800, worked: 400 });
  expect([holidayPay, forWork]).toEqual([14_400, 7200]);
  const averaged = pay(rule, { rate: 1800, hoursInWindow: 12_000, daysWorked: 15, worked: 400 });
  expect([averaged.holidayPay, averaged.forWork]).toEqual([14_400, 7200]);
});

test('in Manitoba, work on November 11 pays at least half a day, and staying home pays nothing', () => {
  const [own] = tables.mb.ownActs;
  if (!own) throw new Error('Manitoba has a Remembrance Day Act');
  const rule = { ...tables.mb.rule, ...own };
  const facts = { rate: 2000, hours: 800 };
  expect(pay(rule, facts)).toMatchObject({ holidayPay: 0, forWork: 0, noPay: 'only-if-worked' });
  expect(pay(rule, { ...facts, worked: 100 })).toMatchObject({ holidayPay: 16_000, forWork: 12_000 });
  expect(pay(rule, { rate: 2000, wages: 320_000, worked: 100 })).toMatchObject({
    forWork: null,
    needs: ['hours'],
  });
});

test('a missing value is named, and the formula that lacks fewest is chosen', () => {
  const { rule } = tables.nb;
  expect(pay(rule, {}).needs).toEqual(['rate', 'hours']);
  expect(pay(rule, { wages: 100 }).needs).toEqual(['daysWorked']);
  expect(pay(rule, { hours: 800, worked: 100 }).needs).toEqual(['rate']);
  expect(payWindow(rule, pay(rule, {}).formula)?.days).toBe(30);
});
