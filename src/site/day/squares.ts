import { type Day, toCivilDate } from '../../core/calendar/day.ts';
import { dayInYear, shortMonthName } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import { type DaySquareView, labelDay } from './day-square.tsx';
import type { CountedDay, DayGap } from './long-runs.ts';

/** A day as a square with a word below it, or days drawn as one block. */
export interface Square extends DaySquareView {
  readonly day: Day;
  /** The classes of its mark. */
  readonly mark: string;
  readonly below: string;
}

/** @param below the word below a day; @param spoken what a screen reader hears after the date */
export function toSquares(
  items: readonly (CountedDay | DayGap)[],
  below: (day: CountedDay) => string,
  spoken: (day: CountedDay) => readonly string[],
  locale: Locale,
  t: Translate,
): readonly Square[] {
  return items.map((item) => {
    if (item.kind !== 'day') return toBlock(item, locale, t);
    const { day, role, isWeekend, holidays } = item;
    const kind = holidays.length > 0 ? ' holiday' : isWeekend ? ' weekend' : '';
    return {
      day,
      mark: `${role}${kind}`,
      spoken: t('square.spoken', { date: capital(dayInYear(day, locale)), what: spoken(item).join(', ') }),
      ...labelDay(day, locale),
      below: below(item),
    };
  });
}

function toBlock({ kind, first, last }: DayGap, locale: Locale, t: Translate): Square {
  const [inside, below] =
    kind === 'recess'
      ? [shortRange(first, last, locale, t), t('square.recess')]
      : [t('square.more', { n: last - first + 1 }), ''];
  return { day: first, mark: `gap ${kind}`, inside, below };
}

export function shortRange(first: Day, last: Day, locale: Locale, t: Translate): string {
  return t('square.range', { from: shortDay(first, locale), to: shortDay(last, locale) });
}

/** `Dec. 21`, `21 déc.` */
export function shortDay(day: Day, locale: Locale): string {
  const { month, day: number } = toCivilDate(day);
  const name = shortMonthName(month, locale);
  return locale === 'en' ? `${name}\u00a0${number}` : `${number === 1 ? '1er' : number}\u00a0${name}`;
}
