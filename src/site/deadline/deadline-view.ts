import { type Day, readDay, weekdayOf } from '../../core/calendar/day.ts';
import { fullDate, longDate, weekdayName } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, sectionIn } from '../../core/language/locale.ts';
import { joined, joinedNames, withinSentence } from '../../core/language/names.ts';
import { computeTimeLimit } from '../../core/lists/time-limits.ts';
import { type AnsweredTimeLimit, recessNotes } from '../../core/questions/time-limit.ts';
import { shownCitation, shownName } from '../common/shown-name.ts';
import { holidayName } from '../day/holiday-name.ts';
import type { CountedDay } from '../day/long-runs.ts';
import type { Mark, ReasonLine } from '../day/question-parts.tsx';
import { shortDay, shortRange, toSquares } from '../day/squares.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { deadlineDays } from './deadline-days.ts';

/** The names of the holidays after which the rules add a day, by the day’s ID. */
export type NamesAfter = Readonly<Record<string, string>>;

/** More names than these are said as a number. */
const MAX_NAMES = 6;

export type DeadlineView = ReturnType<typeof deadlineView>;

export function deadlineView(
  { answer: body, limit, rule, openDays }: AnsweredTimeLimit,
  after: NamesAfter,
  locale: Locale,
  t: Translate,
) {
  const date = readDay(body.date);
  const items = deadlineDays(rule, openDays, date, limit);
  const hasReadings = body.alternatives.length > 0;
  const toldAbove = new Set(recessNotes(rule, limit).map(({ en }) => en));
  const notes = body.notes.filter(({ en }) => !toldAbove.has(en)).map((note) => shownCitation(note[locale]));
  return {
    // If the rules can be read in more than one way, the earliest.
    day: fullDate(limit.result, locale),
    readings: readings(),
    squares: toSquares(items, below, spoken, locale, t),
    marks: marks(),
    reasons: [
      [shortDay(date, locale), t('deadline.why.event')],
      ...leftOut(),
      ...countedHolidays(),
      ...moves(),
      [shortDay(limit.result, locale), t(body.moved ? 'deadline.why.next' : standsKey(), { n: body.days })],
      ...longer(),
    ] satisfies readonly ReasonLine[],
    rule: {
      text: body.rule[locale],
      section: sectionIn(body.rule, locale),
      href: addressIn(body.rule, locale),
    },
    notes: notes.slice(0, -1),
    advice: notes.at(-1) ?? '',
  };

  /** A recess stops what the rules set; whether it stops what an act sets is open, so that its day comes first. */
  function readings() {
    const later = body.alternatives.map((other) =>
      reading('deadline.later', readDay(other.result), other[locale]),
    );
    if (limit.throughRecess !== undefined) {
      const why = recessNotes(rule, limit).map((note) => shownCitation(note[locale]));
      return [
        reading('deadline.byAct', limit.throughRecess, why.join(' '), false),
        reading('deadline.byRules', limit.result, t('deadline.recessOut')),
        ...later,
      ];
    }
    if (!hasReadings) return [];
    const key = body.moved ? 'deadline.movedReading' : 'deadline.why.stands';
    const why = t(key, { n: body.days, what: closedBy(limit.counted) });
    return [reading('deadline.earlier', limit.result, why, false), ...later];
  }

  function reading(title: TextKey, day: Day, why: string, isLater = true) {
    return { isLater, title: t(title), day: fullDate(day, locale), why };
  }

  function marks(): readonly Mark[] {
    const days = items.filter((item) => item.kind === 'day');
    const isCounted = ({ role }: CountedDay): boolean => role === 'counted';
    const shown: readonly (readonly [key: string, isShown: boolean])[] = [
      ['last', true],
      ['holiday', days.some((day) => isCounted(day) && day.holidays.length > 0)],
      ['weekend', days.some((day) => isCounted(day) && day.isWeekend && day.holidays.length === 0)],
      ['out', items.some((item) => item.kind === 'recess' || (item.kind === 'day' && item.role === 'out'))],
      ['closed', days.some(({ role }) => role === 'closed')],
      ['later', hasReadings],
    ];
    return shown.flatMap(([mark, isShown]) =>
      isShown ? [{ mark, text: t(`deadline.key.${mark}` as TextKey) }] : [],
    );
  }

  function below({ day, role, number }: CountedDay): string {
    if (role === 'last') {
      if (hasReadings) return t('square.earlier');
      return number === undefined ? t('square.last') : t('square.lastDay', { n: number });
    }
    if (role === 'counted') return day === limit.counted ? `${number} →` : `${number}`;
    return t(`square.${role}`);
  }

  /** `Christmas Day, counted, day 5` */
  function spoken({ day, role, number, holidays }: CountedDay): readonly string[] {
    return [
      ...holidays.map((holiday) => holidayName(holiday, after, locale, t)),
      ...(number === undefined ? [] : [t('square.counted', { n: number })]),
      ...(role === 'counted' ? [] : [t(`deadline.spoken.${role}`)]),
      ...(role === 'counted' && day === limit.counted ? [t('deadline.spoken.moved')] : []),
    ];
  }

  function standsKey(): TextKey {
    const isAfterClear = body.clear && rule.clear?.counts === 'both-ends-out';
    return isAfterClear ? 'deadline.why.afterClear' : 'deadline.why.stands';
  }

  /** The days that a short period leaves out, and the recess. */
  function leftOut(): readonly ReasonLine[] {
    const recess = body.skipped.filter(({ reason }) => reason === 'recess').map((day) => readDay(day.date));
    const others = limit.skipped.filter((day) => !recess.includes(day));
    const holidays = others.filter((day) => openDays.holidaysOn(day).length > 0);
    const weekend = others.filter((day) => openDays.holidaysOn(day).length === 0);
    const [first] = recess;
    const lines: ReasonLine[] = [];
    if (holidays.length > 0)
      lines.push([
        daysIn(holidays),
        t('deadline.why.out', { what: joinNames(holidays), n: holidays.length }),
      ]);
    if (weekend.length > 0) lines.push([daysIn(weekend), weekendOut(weekend)]);
    if (first !== undefined && rule.recess) {
      const isOne = limit.skipped.length < 30;
      const when = isOne ? shortRange(first, recess.at(-1) ?? first, locale, t) : t('deadline.why.winters');
      lines.push([when, t('deadline.why.recess', { what: shownName(rule.recess, locale) })]);
    }
    return lines;
  }

  /** The holidays on the way that are counted like any day. */
  function countedHolidays(): readonly ReasonLine[] {
    if (body.counting !== 'calendar') return [];
    const skipped = new Set(limit.skipped);
    const days = Array.from({ length: limit.counted - date - 1 }, (_, index) => date + 1 + index).filter(
      (day) => !skipped.has(day) && openDays.holidaysOn(day).length > 0,
    );
    if (days.length === 0) return [];
    const why = rule.shortPeriods === undefined ? 'deadline.why.countedHere' : 'deadline.why.counted';
    const isMany = days.length > MAX_NAMES;
    const what = isMany ? '' : `${joinNames(days)}${locale === 'fr' ? '\u00a0' : ''}: `;
    const values = { days: body.days, most: rule.shortPeriods ?? 0, n: days.length, what };
    const when = isMany ? t('deadline.why.holidays', { n: days.length }) : daysIn(days);
    return [[when, capital(t(why, values).trim())]];
  }

  /** From the day counted last to the day before the result: why each is not the last. */
  function moves(): readonly ReasonLine[] {
    return Array.from({ length: limit.result - limit.counted }, (_, index) => {
      const day = limit.counted + index;
      const key = index === 0 ? 'deadline.why.moved' : 'deadline.why.movedOn';
      return [shortDay(day, locale), t(key, { n: body.days, what: closedBy(day) })];
    });
  }

  /** A short period can end after a longer one: what one day more than the longest short period would give. */
  function longer(): readonly ReasonLine[] {
    if (body.counting === 'calendar' || rule.shortPeriods === undefined) return [];
    const days = rule.shortPeriods + 1;
    const other = computeTimeLimit(rule, openDays, { date, days, clear: body.clear });
    if (!other || other.result >= limit.result) return [];
    const sooner = t('deadline.why.sooner', { date: longDate(other.result, locale) });
    return [[t('deadline.why.instead', { n: days }), sooner]];
  }

  /** Why a period does not end on a day: `Saturday, Boxing Day`. */
  function closedBy(day: Day): string {
    const weekday = openDays.isWeekend(day) ? [weekdayName(weekdayOf(day), locale)] : [];
    const names = openDays.holidaysOn(day).map((holiday) => holidayName(holiday, after, locale, t));
    return [...weekday, ...names].map((name) => withinSentence(name, locale)).join(', ');
  }

  /** One day by its name: `Sunday`; more are weekends. */
  function weekendOut([first = 0, ...others]: readonly Day[]): string {
    if (others.length > 0) return t('deadline.why.weekendOut');
    return t('deadline.why.weekdayOut', { weekday: weekdayName(weekdayOf(first), locale) });
  }

  function daysIn(days: readonly Day[]): string {
    if (days.length > MAX_NAMES) return t('deadline.why.days', { n: days.length });
    return joined(
      days.map((day) => shortDay(day, locale)),
      locale,
    );
  }

  function joinNames(days: readonly Day[]): string {
    const names = days.flatMap((day) =>
      openDays.holidaysOn(day).map((holiday) => holidayName(holiday, after, locale, t)),
    );
    return capital(joinedNames([...new Set(names)], locale));
  }
}
