import { describe, expect, test } from 'vitest';
import { dayOf, yearOf } from '../../calendar/day.ts';
import { BusinessDays, businessDaysOf, WEEKENDS } from '../../holidays/days-off/business-days.ts';
import { almanac } from './almanac.ts';
import { MOST_ADDED_HERE, readChoice, yearsNeeded } from './business-days-choice.ts';

const choice = (fields: Readonly<Record<string, string>>) => readChoice((name) => fields[name] ?? '');

describe('the choice of the page of business days', () => {
  test.each([
    ['nothing', {}, { date: undefined, scope: 'ca', weekend: 'sat,sun', add: undefined, to: undefined }],
    [
      'a place in capitals and a number',
      { date: '2026-12-24', province: 'ON', add: '-5' },
      { date: dayOf('2026-12-24'), scope: 'on', weekend: 'sat,sun', add: -5, to: undefined },
    ],
    [
      'what it does not know',
      { date: '1899-12-31', province: 'zz', weekend: 'mon', add: '1.5', to: '2027-02-29' },
      { date: undefined, scope: 'ca', weekend: 'sat,sun', add: undefined, to: undefined },
    ],
    [
      'more days than it adds',
      { date: '2026-12-24', add: String(MOST_ADDED_HERE + 1) },
      { date: dayOf('2026-12-24'), scope: 'ca', weekend: 'sat,sun', add: undefined, to: undefined },
    ],
  ])('reads %s', (_name, fields, expected) => {
    expect(choice(fields)).toEqual(expected);
  });

  test.each(['2027-01-01', '1900-01-03', '2026-12-31'])(
    'needs years enough for the most business days after and before %s',
    (date) => {
      for (const add of [MOST_ADDED_HERE, -MOST_ADDED_HERE]) {
        const years = yearsNeeded(choice({ date, add: String(add) }));
        const inYears = (year: number) =>
          years.includes(year) ? almanac.days('ca', year).filter(({ kind }) => kind === 'statutory') : [];
        const fewer = new BusinessDays(WEEKENDS['sat,sun'], inYears).add(dayOf(date), add);
        const all = businessDaysOf(almanac, {
          scope: 'ca',
          weekend: 'sat,sun',
          extraHolidays: [],
          workedHolidays: [],
        });
        expect(fewer).toBe(all.add(dayOf(date), add));
      }
    },
  );

  test('needs the years up to the other date', () => {
    const years = yearsNeeded(choice({ date: '2026-12-24', to: '2029-03-01' }));
    expect(years).toContain(2028);
    expect(years.at(-1)).toBeGreaterThan(yearOf(dayOf('2029-03-01')));
  });
});
