import { type Day, formatDate, toDay } from '../../calendar/day.ts';
import { askBusinessDays } from '../../contract/business-days.ts';
import type { OperationName } from '../../contract/operations.ts';
import { sentenceOf } from '../../contract/question-problems.ts';
import { askTimeLimit } from '../../contract/time-limit.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { WEEKEND_NAMES, type WeekendName } from '../../holidays/days-off/business-days.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { refusesBusinessDays } from '../../holidays/lists/days-off.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { businessDaysBody } from '../day-counts.ts';
import { type Site, sourceOf } from '../site.ts';
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
  readonly date: Day;
  readonly add?: number;
  readonly to?: Day;
}

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

export function testVectorsBody(almanac: Almanac, lists: Lists, site: Site): object {
  const vectors = SCOPE_CODES.flatMap((scope) => [
    ...weekVectors(almanac, site, scope),
    ...businessDaysVectors(almanac, lists, site, scope),
  ]);
  for (const list of lists.ids) {
    if (!refusesBusinessDays(lists, list)) vectors.push(...listVectors(almanac, lists, site, list));
  }
  vectors.push(...lists.withTimeLimits.flatMap((list) => timeLimitVectors(lists, list)));
  return { vectors, source: sourceOf(site) };
}

/** The turn of the year, where weeks and holidays are hardest. Each scope gets its own years. */
function weekVectors(almanac: Almanac, site: Site, scope: ScopeCode): readonly TestVector[] {
  const vectors: TestVector[] = [];
  const first = FIRST_YEAR + SCOPE_CODES.indexOf(scope);
  for (let year = first; year <= LAST_YEAR; year += SCOPE_CODES.length) {
    for (const date of [toDay(year, 1, 1), toDay(year, 7, 1), toDay(year, 12, 31)]) {
      const body = weekBody(almanac, site, { date, scope, locale: 'en' });
      const { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay } = body;
      const expected = { dayOfYear, daysInYear, iso, canada, isHoliday, isBusinessDay };
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

/** In the list's last year, with its own weekend. */
function listVectors(almanac: Almanac, lists: Lists, site: Site, list: string): readonly TestVector[] {
  const date = toDay(lists.years(list).at(-1) ?? LAST_YEAR, 7, 1);
  const numbers = NUMBERS.filter((number) => Math.abs(number) <= 100).concat(-100, 100);
  return [
    ...numbers.map((add) => businessDaysVector(almanac, lists, site, { list, date, add })),
    ...numbers.map((days) => businessDaysVector(almanac, lists, site, { list, date, to: date + days })),
  ];
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

function businessDaysVector(almanac: Almanac, lists: Lists, site: Site, question: Question): TestVector {
  const { date, add, to, ...whose } = question;
  const reply = askBusinessDays(almanac, lists, question, () => date);
  if (reply.kind === 'problem') throw new RangeError(sentenceOf(reply).en);
  const body = businessDaysBody(almanac, site, reply);
  const { result, businessDays, networkDays, calendarDays, skippedDays } = body;
  return {
    operation: 'business-days.json',
    parameters: {
      ...whose,
      date: formatDate(date),
      ...(add !== undefined && { add }),
      ...(to !== undefined && { to: formatDate(to) }),
    },
    expected: { result, businessDays, networkDays, calendarDays, skippedDays },
  };
}

function placeOf(scope: ScopeCode): { province?: ScopeCode } {
  return scope === 'ca' ? {} : { province: scope };
}
