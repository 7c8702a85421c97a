import { type Day, formatDate, toDay } from '../../../core/calendar/day.ts';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import {
  type Substitute,
  WEEKEND_NAMES,
  type WeekendName,
} from '../../../core/holidays/days-off/weekends.ts';
import type { Holiday } from '../../../core/holidays/holiday.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../core/holidays/scope.ts';
import { refusesBusinessDays } from '../../../core/lists/days-off.ts';
import type { Lists } from '../../../core/lists/lists.ts';
import type { PayCase } from '../../../core/pay/pay.ts';
import { askBusinessDays } from '../../../core/questions/business-days.ts';
import { writeSentence } from '../../../core/questions/question-problems.ts';
import { askTimeLimit } from '../../../core/questions/time-limit.ts';
import type { OperationName } from '../../contract/operations.ts';
import { holidaysBody, type Site, sourceOf } from '../bodies.ts';
import { businessDaysBody } from '../day-counts.ts';
import { weekBody } from '../week.ts';

/** A request and the part of its answer that other implementations can test against. */
export interface TestVector {
  readonly operation: OperationName;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly expected: object;
}

interface Question {
  readonly province?: ScopeCode;
  readonly list?: string;
  readonly weekend?: WeekendName;
  readonly substitute?: Substitute;
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  readonly date: Day;
  readonly add?: number;
  readonly to?: Day;
  readonly projected?: true;
}

/** June 24, July 1 and November 11 are Sundays, which some acts move for those who do not work on Sundays. */
const YEAR_OF_SUNDAYS = 2029;

const NUMBERS = [-250, -1, 0, 1, 10, 250];

/** On both sides of the limit for short periods, and longer. */
const PERIODS = [1, 6, 7, 8, 10, 30, 365];
/** Before Family Day, Easter, Victoria Day, June 24, the August Monday and the recess. */
const EVENTS: readonly [month: number, day: number][] = [
  [2, 6],
  [3, 24],
  [5, 14],
  [6, 14],
  [7, 22],
  [12, 10],
  [12, 15],
];

export function testVectorsBody(
  almanac: Almanac,
  lists: Lists,
  payCases: readonly PayCase[],
  site: Site,
): object {
  const vectors = SCOPE_CODES.flatMap((scope) => [
    ...holidaysVectors(almanac, site, scope),
    ...weekVectors(almanac, site, scope),
    ...businessDaysVectors(almanac, lists, site, scope),
    ...changedVectors(almanac, lists, site, scope),
    ...substituteVectors(almanac, lists, site, scope),
  ]);
  for (const list of lists.ids) {
    if (refusesBusinessDays(lists, list)) continue;
    vectors.push(
      ...listVectors(almanac, lists, site, list),
      ...changedListVectors(almanac, lists, site, list),
      ...projectedVectors(almanac, lists, site, list),
    );
  }
  vectors.push(...lists.withTimeLimits.flatMap((list) => timeLimitVectors(lists, list)));
  vectors.push(...payCases.map(payVector));
  return { vectors, source: sourceOf(site) };
}

/** Each scope gets its own years. */
function yearsOf(scope: ScopeCode): readonly number[] {
  return yearsFrom(FIRST_YEAR, LAST_YEAR).filter(
    (year) => (year - FIRST_YEAR) % SCOPE_CODES.length === SCOPE_CODES.indexOf(scope),
  );
}

/** The statutory holidays with the long weekends, and the days of every kind. */
function holidaysVectors(almanac: Almanac, site: Site, scope: ScopeCode): readonly TestVector[] {
  return yearsOf(scope).flatMap((year) => {
    const choice = { scope, year, longWeekends: true };
    const { count, holidays, longWeekends } = holidaysBody(almanac, site, { ...choice, all: false });
    const all = holidaysBody(almanac, site, { ...choice, all: true });
    const parameters = { year, ...placeOf(scope) };
    return [
      {
        operation: 'holidays.json',
        parameters: { ...parameters, longWeekends: 1 },
        expected: {
          count,
          holidays: holidays.map(dayOf),
          longWeekends: longWeekends?.map((weekend) => ({
            ...weekend,
            holidays: weekend.holidays.map(({ id, observedDate }) => ({ id, observedDate })),
          })),
        },
      },
      {
        operation: 'holidays.json',
        parameters: { ...parameters, include: 'all' },
        expected: { count: all.count, holidays: all.holidays.map(dayOf) },
      },
    ];
  });
}

function dayOf({ id, date, observedDate, kind, inLieu }: Holiday) {
  const owed = inLieu && { rule: inLieu.rule, days: inLieu.days, by: inLieu.by };
  return { id, date, observedDate, kind, inLieu: owed };
}

/** The turn of the year, where weeks and holidays are hardest. */
function weekVectors(almanac: Almanac, site: Site, scope: ScopeCode): readonly TestVector[] {
  const vectors: TestVector[] = [];
  for (const year of yearsOf(scope)) {
    for (const date of [toDay(year, 1, 1), toDay(year, 7, 1), toDay(year, 12, 31)]) {
      const body = weekBody(almanac, site, { date, scope, locale: 'en' });
      const { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay, nextHoliday: next } = body;
      const nextHoliday = next && { ...dayOf(next), daysUntil: next.daysUntil };
      const expected = { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay, nextHoliday };
      vectors.push({ operation: 'week.json', parameters: { ...placeOf(scope), date: body.date }, expected });
    }
  }
  return vectors;
}

/** From December 24, for every kind of weekend. */
function businessDaysVectors(
  almanac: Almanac,
  lists: Lists,
  site: Site,
  scope: ScopeCode,
): readonly TestVector[] {
  return WEEKEND_NAMES.flatMap((weekend, index) => {
    const date = toDay(2020 + index, 12, 24);
    const question = { ...placeOf(scope), weekend, date };
    return [
      ...NUMBERS.map((add) => businessDaysVector(almanac, lists, site, { ...question, add })),
      ...NUMBERS.map((days) => businessDaysVector(almanac, lists, site, { ...question, to: date + days })),
    ];
  });
}

/** Over the turn of years in which Christmas is a Saturday, a Sunday and a Friday, and over July 1 and November 11 on weekends. */
function substituteVectors(
  almanac: Almanac,
  lists: Lists,
  site: Site,
  scope: ScopeCode,
): readonly TestVector[] {
  return [
    toDay(2021, 12, 23),
    toDay(2022, 12, 22),
    toDay(2026, 12, 24),
    toDay(2027, 12, 23),
    toDay(2028, 6, 30),
    toDay(2028, 11, 10),
  ].flatMap((date) =>
    (['sat,sun', 'sun'] as const).map((weekend) =>
      businessDaysVector(almanac, lists, site, {
        ...placeOf(scope),
        weekend,
        substitute: 'next',
        date,
        add: 5,
      }),
    ),
  );
}

/** Around every day of a year, with an optional one or without a statutory one, also where Sunday is a working day. */
function changedVectors(almanac: Almanac, lists: Lists, site: Site, scope: ScopeCode): readonly TestVector[] {
  return almanac.days(scope, YEAR_OF_SUNDAYS).flatMap(({ id, kind, date, observed }) =>
    (['sat,sun', 'fri,sat'] as const).map((weekend) =>
      businessDaysVector(almanac, lists, site, {
        ...placeOf(scope),
        weekend,
        [kind === 'statutory' ? 'without' : 'with']: [id],
        date: date - 1,
        to: observed + 1,
      }),
    ),
  );
}

/** The same for a list, whose days may be kept in part. */
function changedListVectors(almanac: Almanac, lists: Lists, site: Site, list: string): readonly TestVector[] {
  return lists.days(list, lists.years(list).at(-1) ?? LAST_YEAR).map(({ id, closes, provinces, date }) =>
    businessDaysVector(almanac, lists, site, {
      list,
      [closes === 'day' && provinces === null ? 'without' : 'with']: [id],
      date,
      add: 0,
    }),
  );
}

/** In the list's last year, with its own weekend. */
function listVectors(almanac: Almanac, lists: Lists, site: Site, list: string): readonly TestVector[] {
  const date = toDay(lists.years(list).at(-1) ?? LAST_YEAR, 7, 1);
  const numbers = NUMBERS.filter((number) => Math.abs(number) <= 100).concat(-100, 100);
  return [
    ...numbers.map((add) => businessDaysVector(almanac, lists, site, { list, date, add })),
    ...numbers.map((days) => businessDaysVector(almanac, lists, site, { list, date, to: date + days })),
  ];
}

/** From the end of the last published year into the projected ones. */
function projectedVectors(almanac: Almanac, lists: Lists, site: Site, list: string): readonly TestVector[] {
  if (lists.list(list)?.projection === undefined) return [];
  const date = toDay(lists.years(list).at(-1) ?? LAST_YEAR, 12, 30);
  return [1, 250, 500, 750, 1000].map((add) =>
    businessDaysVector(almanac, lists, site, { list, date, add, projected: true }),
  );
}

function timeLimitVectors(lists: Lists, list: string): readonly TestVector[] {
  return [2026, 2027, 2028].flatMap((year) =>
    EVENTS.flatMap(([month, day]) =>
      PERIODS.flatMap((days) =>
        [false, true].flatMap((clear): readonly TestVector[] => {
          const date = toDay(year, month, day);
          const reply = askTimeLimit(lists, { list, date, days, clear }, () => date);
          if (reply.kind === 'problem') return [];
          const { result, counting, skippedDays, alternatives } = reply.answer;
          return [
            {
              operation: 'time-limit.json',
              parameters: { list, date: formatDate(date), days, clear: clear ? 1 : 0 },
              expected: {
                result,
                alternatives: alternatives.map((later) => ({ result: later.result })),
                counting,
                skippedDays,
              },
            },
          ];
        }),
      ),
    ),
  );
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

function businessDaysVector(almanac: Almanac, lists: Lists, site: Site, question: Question): TestVector {
  const { date, add, to, with: extra, without: worked, projected, ...whose } = question;
  const reply = askBusinessDays(almanac, lists, question, () => date);
  if (reply.kind === 'problem') throw new RangeError(writeSentence(reply).en);
  const body = businessDaysBody({ almanac, lists, site }, reply);
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

function placeOf(scope: ScopeCode): { province?: ScopeCode } {
  return scope === 'ca' ? {} : { province: scope };
}
