import { type Day, formatDate, readDay, toDay } from '../../../core/calendar/day.ts';
import { WEEKEND_NAMES } from '../../../core/holidays/days-off/weekends.ts';
import type { Holiday } from '../../../core/holidays/holiday.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../core/holidays/scope.ts';
import { refusesBusinessDays } from '../../../core/lists/days-off.ts';
import type { Lists } from '../../../core/lists/lists.ts';
import { askBusinessDays, type BusinessDaysQuestion } from '../../../core/questions/business-days.ts';
import { writeSentence } from '../../../core/questions/question-problems.ts';
import { askTimeLimit } from '../../../core/questions/time-limit.ts';
import type { PayCase } from '../../../law/tables/pay.ts';
import type { OperationName } from '../../contract/operations.ts';
import { describeSource, holidaysBody } from '../bodies.ts';
import { businessDaysBody, type DayCountInput } from '../day-counts.ts';
import { weekBody } from '../week.ts';

/** A request and the part of its answer that other implementations can test against. */
export interface TestVector {
  readonly operation: OperationName;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly expected: object;
}

type Given = { readonly [Name in keyof BusinessDaysQuestion]?: NonNullable<BusinessDaysQuestion[Name]> };
type Question = Given & { readonly date: Day };

/** June 24, July 1 and November 11 are Sundays, which some acts move for those who do not work on Sundays. */
const YEAR_OF_SUNDAYS = 2029;

const NUMBERS = [-250, -1, 0, 1, 10, 250];

/** On both sides of the limit for short periods, and longer. */
const PERIODS = [1, 6, 7, 8, 10, 30, 365];
/** Before Family Day, Easter, Victoria Day, June 24, the August Monday and the recess. */
const EVENTS = ['02-06', '03-24', '05-14', '06-14', '07-22', '12-10', '12-15'];

export function testVectorsBody(input: DayCountInput, payCases: readonly PayCase[]): object {
  const { lists, site } = input;
  const counting = lists.ids.filter((list) => !refusesBusinessDays(lists, list));
  const vectors = [
    ...SCOPE_CODES.flatMap((scope) => [
      ...holidaysVectors(input, scope),
      ...weekVectors(input, scope),
      ...businessDaysVectors(input, scope),
      ...changedVectors(input, scope),
      ...substituteVectors(input, scope),
    ]),
    ...counting.flatMap((list) => [
      ...listVectors(input, list),
      ...changedListVectors(input, list),
      ...projectedVectors(input, list),
    ]),
    ...lists.withTimeLimits.flatMap((list) => timeLimitVectors(lists, list)),
    ...payCases.map(payVector),
  ];
  return { vectors, source: describeSource(site) };
}

function chooseYears(scope: ScopeCode): readonly number[] {
  return yearsFrom(FIRST_YEAR, LAST_YEAR).filter(
    (year) => (year - FIRST_YEAR) % SCOPE_CODES.length === SCOPE_CODES.indexOf(scope),
  );
}

function holidaysVectors({ almanac, site }: DayCountInput, scope: ScopeCode): readonly TestVector[] {
  return chooseYears(scope).flatMap((year) => {
    const choice = { scope, year, longWeekends: true };
    const { count, holidays, longWeekends } = holidaysBody(almanac, site, { ...choice, all: false });
    const all = holidaysBody(almanac, site, { ...choice, all: true });
    const parameters = { year, ...nameProvince(scope) };
    return [
      {
        operation: 'holidays.json',
        parameters: { ...parameters, longWeekends: 1 },
        expected: {
          count,
          holidays: holidays.map(describeDay),
          longWeekends: longWeekends?.map((weekend) => ({
            ...weekend,
            holidays: weekend.holidays.map(({ id, observedDate }) => ({ id, observedDate })),
          })),
        },
      },
      {
        operation: 'holidays.json',
        parameters: { ...parameters, include: 'all' },
        expected: { count: all.count, holidays: all.holidays.map(describeDay) },
      },
    ];
  });
}

function describeDay({ id, date, observedDate, kind, inLieu }: Holiday) {
  const owed = inLieu && { rule: inLieu.rule, days: inLieu.days, by: inLieu.by };
  return { id, date, observedDate, kind, inLieu: owed };
}

/** The turn of the year, where weeks and holidays are hardest. */
function weekVectors({ almanac, site }: DayCountInput, scope: ScopeCode): readonly TestVector[] {
  const vectors: TestVector[] = [];
  for (const year of chooseYears(scope)) {
    for (const date of [toDay(year, 1, 1), toDay(year, 7, 1), toDay(year, 12, 31)]) {
      const body = weekBody(almanac, site, { date, scope, locale: 'en' });
      const { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay, nextHoliday: next } = body;
      const nextHoliday = next && { ...describeDay(next), daysUntil: next.daysUntil };
      const expected = { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay, nextHoliday };
      vectors.push({
        operation: 'week.json',
        parameters: { ...nameProvince(scope), date: body.date },
        expected,
      });
    }
  }
  return vectors;
}

/** From December 24, for every kind of weekend. */
function businessDaysVectors(input: DayCountInput, scope: ScopeCode): readonly TestVector[] {
  return WEEKEND_NAMES.flatMap((weekend, index) => {
    const date = toDay(2020 + index, 12, 24);
    const question = { ...nameProvince(scope), weekend, date };
    return [
      ...NUMBERS.map((add) => businessDaysVector(input, { ...question, add })),
      ...NUMBERS.map((days) => businessDaysVector(input, { ...question, to: date + days })),
    ];
  });
}

/** Around days in years in which Christmas, July 1 or November 11 is on a weekend. */
const NEAR_WEEKENDS = ['2021-12-23', '2022-12-22', '2026-12-24', '2027-12-23', '2028-06-30', '2028-11-10'];

function substituteVectors(input: DayCountInput, scope: ScopeCode): readonly TestVector[] {
  return NEAR_WEEKENDS.map(readDay).flatMap((date) =>
    (['sat,sun', 'sun'] as const).map((weekend) =>
      businessDaysVector(input, { ...nameProvince(scope), weekend, substitute: 'next', date, add: 5 }),
    ),
  );
}

/** Around every day of a year, with an optional one or without a statutory one, also where Sunday is a working day. */
function changedVectors(input: DayCountInput, scope: ScopeCode): readonly TestVector[] {
  return input.almanac.days(scope, YEAR_OF_SUNDAYS).flatMap(({ id, kind, date, observed }) =>
    (['sat,sun', 'fri,sat'] as const).map((weekend) =>
      businessDaysVector(input, {
        ...nameProvince(scope),
        weekend,
        [kind === 'statutory' ? 'without' : 'with']: [id],
        date: date - 1,
        to: observed + 1,
      }),
    ),
  );
}

/** The same for a list, whose days may be kept in part. */
function changedListVectors(input: DayCountInput, list: string): readonly TestVector[] {
  const { lists } = input;
  return lists.days(list, lastYear(lists, list)).map(({ id, closes, provinces, date }) =>
    businessDaysVector(input, {
      list,
      [closes === 'day' && provinces === null ? 'without' : 'with']: [id],
      date,
      add: 0,
    }),
  );
}

function listVectors(input: DayCountInput, list: string): readonly TestVector[] {
  const date = toDay(lastYear(input.lists, list), 7, 1);
  const numbers = NUMBERS.filter((number) => Math.abs(number) <= 100).concat(-100, 100);
  return [
    ...numbers.map((add) => businessDaysVector(input, { list, date, add })),
    ...numbers.map((days) => businessDaysVector(input, { list, date, to: date + days })),
  ];
}

/** From the end of the last published year into the projected ones. */
function projectedVectors(input: DayCountInput, list: string): readonly TestVector[] {
  if (input.lists.list(list)?.projection === undefined) return [];
  const date = toDay(lastYear(input.lists, list), 12, 30);
  return [1, 250, 500, 750, 1000].map((add) =>
    businessDaysVector(input, { list, date, add, projected: true }),
  );
}

function timeLimitVectors(lists: Lists, list: string): readonly TestVector[] {
  const vectors: TestVector[] = [];
  for (const year of [2026, 2027, 2028])
    for (const event of EVENTS)
      for (const days of PERIODS)
        for (const clear of [false, true]) {
          const date = readDay(`${year}-${event}`);
          const reply = askTimeLimit(lists, { list, date, days, clear }, () => date);
          if (reply.kind === 'problem') continue;
          const { result, counting, skippedDays, alternatives } = reply.answer;
          const later = alternatives.map((one) => ({ result: one.result }));
          const parameters = { list, date: `${year}-${event}`, days, clear: clear ? 1 : 0 };
          const expected = { result, alternatives: later, counting, skippedDays };
          vectors.push({ operation: 'time-limit.json', parameters, expected });
        }
  return vectors;
}

function lastYear(lists: Lists, list: string): number {
  return lists.years(list).at(-1) ?? LAST_YEAR;
}

/** A worked example: its amounts were not computed here. */
function payVector({ province, date, given, pays }: PayCase): TestVector {
  const facts = Object.entries(given).map(([name, value]) => [name, Number(value)] as const);
  return {
    operation: 'holiday-pay.json',
    parameters: { province, date, ...Object.fromEntries(facts) },
    expected: pays,
  };
}

function businessDaysVector(input: DayCountInput, question: Question): TestVector {
  const { date, add, to, with: extra, without: worked, projected, ...whose } = question;
  const reply = askBusinessDays(input.almanac, input.lists, question, () => date);
  if (reply.kind === 'problem') throw new RangeError(writeSentence(reply).en);
  const body = businessDaysBody(input, reply);
  const { isBusinessDay, result, businessDays, networkDays, calendarDays, skippedDays, notes } = body;
  return {
    operation: 'business-days.json',
    parameters: {
      ...whose,
      ...(extra && { with: extra.join(',') }),
      ...(worked && { without: worked.join(',') }),
      date: formatDate(date),
      ...(add !== undefined && { add }),
      ...(to !== undefined && { to: formatDate(to) }),
      ...(projected && { projected: 1 }),
    },
    expected: { isBusinessDay, result, businessDays, networkDays, calendarDays, skippedDays, notes },
  };
}

function nameProvince(scope: ScopeCode): { province?: ScopeCode } {
  return scope === 'ca' ? {} : { province: scope };
}
