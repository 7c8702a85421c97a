import { type Day, toCivilDate, weekdayOf } from '../../core/calendar/day.ts';
import { dayInYear, shortMonthName, weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { element } from '../frame/element.client.ts';
import type { Translate } from '../i18n/texts.ts';
import type { CountedDay, DayGap } from './long-runs.ts';

/** A day as a square with a word below it; a screen reader hears only its name. @param what the end of that name */
export function daySquare(
  { day, role, isWeekend, holidays }: CountedDay,
  below: string,
  what: readonly string[],
  locale: Locale,
  t: Translate,
): HTMLElement {
  const { month, day: number } = toCivilDate(day);
  const above =
    number === 1 ? shortMonthName(month, locale) : weekdayName(weekdayOf(day), locale).slice(0, 3);
  const kind = holidays.length > 0 ? ' holiday' : isWeekend ? ' weekend' : '';
  return element(
    'li',
    { class: `day ${role}${kind}` },
    element(
      'span',
      { class: 'visually-hidden' },
      t('square.spoken', { date: capital(dayInYear(day, locale)), what: what.join(', ') }),
    ),
    element(
      'span',
      { 'aria-hidden': 'true', class: 'square' },
      element('small', {}, above),
      element('b', {}, `${number}`),
    ),
    element('span', { 'aria-hidden': 'true', class: 'below' }, below),
  );
}

/** Days drawn as one block. */
export function dayBlock({ kind, first, last }: DayGap, locale: Locale, t: Translate): HTMLElement {
  const [inside, under] =
    kind === 'recess'
      ? [shortRange(first, last, locale, t), t('square.recess')]
      : [t('square.more', { n: last - first + 1 }), ''];
  return element(
    'li',
    { class: `day gap ${kind}` },
    element('span', { class: 'square' }, element('b', {}, inside)),
    element('span', { class: 'below' }, under),
  );
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
