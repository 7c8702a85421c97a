import { type Day, readDay, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import { afterIs, afterItIs } from '../../core/language/articles.ts';
import {
  dateRange,
  dayRange,
  fullDate,
  monthName,
  shortDate,
  weekdayName,
} from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { joined, joinedNames, withRemark } from '../../core/language/names.ts';
import { until } from '../day/day-sentence.ts';
import {
  type DayOff,
  daysBetween,
  isByLaw,
  isChoice,
  isClosing,
  isFirstOfTwo,
  type NamedWeekend,
  nextByLaw,
  nextPaidAfter,
  type PlaceDays,
  weekendsBetween,
} from '../day/days-off.ts';
import type { Translate } from '../i18n/texts.ts';
import { monthsAfter, plansView } from '../squares/plan-view.ts';
import { layOut, type RibbonMark, ribbonView } from './ribbon.ts';

export type DaysView = Omit<ReturnType<typeof daysView>, 'now'> & {
  /** Undefined in what the build writes. */
  readonly now: ReturnType<typeof daysView>['now'] | undefined;
};

/** How a page looks on a holiday: gold, or ink on paper for a day of mourning or remembrance. */
type Look = 'gold' | 'ink';

/** `If you work` in Ontario`,` `your next paid day off is` `Christmas Day,` `in 27 days`; texts that a day does not need are empty. */
export type SpokenSentence = Readonly<
  Record<'before' | 'stop' | 'lead' | 'name' | 'until' | 'detail' | 'note', string>
>;

/** Work ends at 17:00, and a long weekend begins. */
export const EVENING = 17;

/**
 * Everything that a place's page says on the reader's day; what the build writes holds on any (`builtView`).
 * @param t has the texts of `TEXTS`
 * @param isEvening whether it is 17:00 or later in the place
 */
export function daysView(place: PlaceDays, today: Day, locale: Locale, t: Translate, isEvening = false) {
  const [next] = nextByLaw(place, today);
  const isToday = next !== undefined && readDay(next.observedDate) === today;
  const begun = isToday ? undefined : weekendBegun(place, today, isEvening);
  return {
    // In a long weekend that has begun, the page has a look, too.
    look: isToday ? chooseLook(next) : begun && ('weekend' as const),
    // The holiday that it is: its emblem, its page, and its date as a square.
    today: isToday ? { id: next.id, square: toSquare(next, locale) } : undefined,
    sentence: isToday
      ? onTheDay(place, today, locale, t)
      : begun
        ? inWeekend(begun, place, today, locale, t)
        : { ...answerSentence(place, today, locale, t), note: notesOn(place, today, locale, t) },
    // On a holiday or in a long weekend, the next one.
    later: isToday || begun ? laterSentence(place, today, locale, t) : undefined,
    now: {
      day: t('days.today', { date: fullDate(today, locale) }),
      week: t('days.week', { iso: isoWeek(today).week }),
    },
    ribbon: ribbonView(place, today, today, locale, t),
    coming: comingDays(place, today, locale, t),
    // The best days to take off in the coming twelve months.
    plan: plansView(place, monthsAfter(today), false, locale, t).best,
  };
}

/** Days of remembrance: September 30, November 11, and Memorial Day in Newfoundland and Labrador, which is its Canada Day by law. */
const SOLEMN_IDS = /^(?:truth-and-reconciliation-day|remembrance-day|(?:day-of-)?mourning-.*)$/;
const SOLEMN_NAMES = /^(?:Memorial Day|Jour commémoratif)$/;

export function chooseLook({ id, name }: DayOff): Look {
  return SOLEMN_IDS.test(id) || SOLEMN_NAMES.test(name) ? 'ink' : 'gold';
}

/** The square of a day: its weekday, its number and its month. */
function toSquare({ observedDate }: DayOff, locale: Locale) {
  const day = readDay(observedDate);
  const { month, day: number } = toCivilDate(day);
  return {
    weekday: weekdayName(weekdayOf(day), locale),
    dayNumber: String(number),
    month: monthName(month, locale),
  };
}

const NO_SENTENCE: SpokenSentence = {
  before: '',
  stop: '',
  lead: '',
  name: '',
  until: '',
  detail: '',
  note: '',
};

/** The page's sentence: the next day off, when it is, and its long weekend. */
export function answerSentence(place: PlaceDays, today: Day, locale: Locale, t: Translate): SpokenSentence {
  const [next, ...others] = nextByLaw(place, today);
  const sentence = { ...NO_SENTENCE, before: t('days.work'), stop: ',' };
  if (!next) return { ...sentence, lead: t('days.law'), name: t('days.unknown') };
  return {
    ...sentence,
    lead: t(isAnyPaid([next, ...others]) ? 'days.paid' : 'days.law'),
    name: `${joinedNames(
      [next, ...others].map((day) => afterIs(nameDay(day, t), locale)),
      locale,
    )},`,
    until: until(readDay(next.observedDate) - today, t),
    detail: detailSentence(place, next, today, locale, t),
  };
}

export const isAnyPaid = (days: readonly DayOff[]): boolean =>
  days.some((day) => day.kind === 'paid' || isFirstOfTwo(day));

/** Notes on today, and on the next day off if it isn't simply paid. */
function notesOn(place: PlaceDays, today: Day, locale: Locale, t: Translate): string {
  const all = nextByLaw(place, today);
  const [next] = all;
  const isPlain = !next || (isAnyPaid(all) && !isChoice(next));
  return [optionalToday(place, today, locale, t), isPlain ? '' : noteOn(place, next, today, locale, t)]
    .filter((note) => note !== '')
    .join(' ');
}

/** “Today is Easter Monday. Optional: your employer decides.” Or that many people are off for a holiday on a weekend. */
function optionalToday(place: PlaceDays, today: Day, locale: Locale, t: Translate): string {
  const [day] = daysBetween(place, today, today);
  if (day)
    return `${t('days.todayIs', { name: afterItIs(day.name, locale) })} ${day.kind === 'paid' ? '' : t(`days.kind.${day.kind}`)}.`;
  const manyOff = place.manyOff.find(({ date }) => readDay(date) === today);
  return manyOff ? t('days.owedToday', { name: manyOff.name }) : '';
}

/** On the holiday itself: “It is Victoria Day. You are off.” */
function onTheDay(place: PlaceDays, today: Day, locale: Locale, t: Translate): SpokenSentence {
  const all = nextByLaw(place, today);
  const next = all.find(({ kind }) => kind === 'paid') ?? all[0];
  if (!next) return NO_SENTENCE;
  const isPaid = next.kind === 'paid';
  const isMoved = isPaid && next.date !== next.observedDate;
  const name = joined(
    all.map((day) => afterItIs(day.name, locale)),
    locale,
  );
  return {
    ...NO_SENTENCE,
    before: t('days.workToday'),
    stop: '?',
    name: t(isMoved ? 'days.offFor' : 'days.isToday', { name }),
    until: isPaid && !isMoved ? t('days.off') : '',
    detail: [
      isChoice(next) ? `${t('days.kind.choice')}.` : t(isPaid ? 'days.paidToday' : 'days.lawToday'),
      detailSentence(place, next, today, locale, t),
      ...(next.kind === 'special' ? [t('days.special')] : []),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}

/** The long weekend by law that is on, or begins this evening; not one of mourning or remembrance, nor one that an employer may move. */
function weekendBegun(place: PlaceDays, today: Day, isEvening: boolean): NamedWeekend | undefined {
  const eve = isEvening ? 1 : 0;
  return place.longWeekends.find(({ start, end, isOptional }) => {
    if (isOptional || today < readDay(start) - eve || today > readDay(end)) return false;
    const days = daysBetween(place, readDay(start), readDay(end)).filter(
      (day) => isByLaw(day) || isChoice(day),
    );
    return days.every((day) => !isChoice(day) && chooseLook(day) === 'gold');
  });
}

/** “Your long weekend has begun. Today is day 1 of 3.” */
function inWeekend(
  { start, end, days, name }: NamedWeekend,
  place: PlaceDays,
  today: Day,
  locale: Locale,
  t: Translate,
): SpokenSentence {
  const day = today - readDay(start) + 1;
  return {
    ...NO_SENTENCE,
    before: t('days.workToday'),
    stop: '?',
    name: t(day > 1 ? 'days.goesOn' : 'days.begun'),
    until: day > 0 ? t('days.dayOf', { day, n: days }) : '',
    detail: `${dateRange(readDay(start), readDay(end), locale)} · ${name}`,
    note: optionalToday(place, today, locale, t),
  };
}

/** The next day off by law; on a holiday itself, the paid one after it. */
function laterSentence(place: PlaceDays, today: Day, locale: Locale, t: Translate) {
  const paid = nextPaidAfter(place, today);
  const [next] = paid ? [paid] : nextByLaw(place, today + 1);
  if (!next) return undefined;
  return {
    lead: t(paid ? 'days.laterPaid' : 'days.later'),
    name: `${afterIs(nameDay(next, t), locale)},`,
    until: until(readDay(next.observedDate) - today, t),
    detail: detailSentence(place, next, today, locale, t),
  };
}

/** When the day off is (unless today), what is owed for one on a weekend, and the long weekend that it makes. */
function detailSentence(place: PlaceDays, next: DayOff, today: Day, locale: Locale, t: Translate): string {
  const { date, observedDate } = next;
  const observed = readDay(observedDate);
  const run = place.longWeekends.find(
    ({ start, end, isOptional }) => !isOptional && observedDate >= start && observedDate <= end,
  );
  const instead = date === observedDate ? '' : t('days.insteadOf', { date: fullDate(readDay(date), locale) });
  if (observed === today)
    return run ? t('days.ofWeekend', { day: today - readDay(run.start) + 1, n: run.days }) : '';
  const isOwed = place.owed.some(({ of }) => of === date);
  return [
    `${fullDate(observed, locale)}${instead}.`,
    ...(isOwed ? [t('days.isOwed')] : []),
    ...(run ? [t('days.inWeekend', { n: run.days })] : []),
  ].join(' ');
}

/** One of two days is not promised by its own name. */
const nameDay = (day: DayOff, t: Translate): string => (isFirstOfTwo(day) ? t('days.oneOfTwo') : day.name);

/** Explains a day by law that isn't paid, and names the next paid one. */
function noteOn(place: PlaceDays, day: DayOff, today: Day, locale: Locale, t: Translate): string {
  if (isChoice(day)) return t('days.kind.choice');
  const { kind, observedDate } = day;
  const paid = nextPaidAfter(place, readDay(observedDate));
  return [
    ...(kind === 'special' ? [t('days.special')] : []),
    ...(paid
      ? [
          t('days.nextPaid', {
            name: afterIs(nameDay(paid, t), locale),
            until: until(readDay(paid.observedDate) - today, t),
          }),
        ]
      : []),
  ].join(' ');
}

function findMark(day: DayOff): RibbonMark {
  if (isByLaw(day)) return 'law';
  if (isChoice(day)) return 'choice';
  return isClosing(day) ? 'closing' : 'optional';
}

/** The days off until the ribbon ends, each with the long weekend that it begins. */
export function comingDays(place: PlaceDays, today: Day, locale: Locale, t: Translate) {
  const { end } = layOut(place, today);
  const days = daysBetween(place, today, end);
  const begins = new Map(
    weekendsBetween(place, today, end).map((run) => [
      days.find(({ observedDate }) => observedDate >= run.start && observedDate <= run.end),
      run,
    ]),
  );
  return days.map((day) => {
    const { id, name, date, observedDate, kind } = day;
    const observed = readDay(observedDate);
    const run = begins.get(day);
    return {
      id,
      mark: findMark(day),
      date: shortDate(observed, locale),
      name: date === observedDate ? name : withRemark(name, t('live.observed')),
      kind: kind === 'paid' ? '' : t(`days.kind.${kind}`),
      until: until(observed - today, t),
      weekend: run && {
        isSure: !run.isOptional,
        text: t(run.isOptional ? 'days.weekendIf' : 'days.weekend', {
          dates: dayRange(readDay(run.start), readDay(run.end), locale),
        }),
      },
    };
  });
}
