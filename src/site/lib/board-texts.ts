import { dayOf } from '../../calendar/day.ts';
import type { Holiday, LongWeekend } from '../../holidays/holiday.ts';
import { dateRange, fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { fill } from '../i18n/fill.ts';
import type { DayStatus, Upcoming } from './board.ts';
import { shownName, shownNames } from './shown-name.ts';

export interface Lines {
  readonly name: string;
  readonly date: string;
  readonly until: string;
}

/** The sentences of the home page's board. @param texts those with the prefix `live.` */
export function boardTexts(locale: Locale, texts: Readonly<Record<string, string>>) {
  const t = (key: string, values = {}): string => fill(texts[`live.${key}`] ?? '', values);
  const until = (days: number, begun: string): string => {
    if (days === 0) return t(begun);
    return days === 1 ? t('tomorrow') : t('inDays', { n: days });
  };

  function status(each: DayStatus): string {
    if ('holidays' in each) return t(each.kind, { name: shownNames(each.holidays, locale) });
    return t(each.kind);
  }

  function holiday(next: Upcoming<Holiday> | undefined): Lines {
    if (!next) return { name: t('none'), date: '', until: '' };
    const date = fullDate(dayOf(next.what.date), locale);
    return { name: shownName(next.what, locale), date, until: until(next.daysUntil, 'today') };
  }

  function longWeekend(next: Upcoming<LongWeekend> | undefined): Lines {
    if (!next) return { name: t('none'), date: '', until: '' };
    const { start, end, days, holidays } = next.what;
    return {
      name: `${shownNames(holidays, locale)} · ${t('length', { n: days })}`,
      date: dateRange(dayOf(start), dayOf(end), locale),
      until: until(next.daysUntil, 'now'),
    };
  }

  return {
    status,
    holiday,
    longWeekend,
    dayOfYear: (n: number, total: number): string => t('dayOfYear', { n, total }),
  };
}
