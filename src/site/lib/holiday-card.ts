import { dayOf } from '../../calendar/day.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import { fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import { standingOf } from './day-answer.ts';

/** What a card takes of a holiday. */
export type CardHoliday = Pick<Holiday, 'date' | 'observedDate' | 'kind' | 'basis' | 'act' | 'confidence'>;

/** A question of the card and its answer; a link leads to the text that says so. */
export interface CardLine {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/** What everybody asks of a holiday in a place: is it paid, by which law, what if it is a weekend, and how sure is that. */
export function holidayCard(holiday: CardHoliday, locale: Locale, t: Translate): readonly CardLine[] {
  return [
    { question: t('card.paid'), answer: t(`card.paid.${standingOf(holiday)}`) },
    lawLine(holiday, locale, t),
    ...movedLines(holiday, locale, t),
    {
      question: t('card.sure', { year: holiday.date.slice(0, 4) }),
      answer: t(`card.sure.${holiday.confidence}`),
    },
  ];
}

function lawLine({ act }: CardHoliday, locale: Locale, t: Translate): CardLine {
  const question = t('card.law');
  if (!act) return { question, answer: t('card.noLaw') };
  return { question, answer: '', link: { href: act.url, text: locale === 'fr' ? act.nameFr : act.name } };
}

function movedLines({ date, observedDate }: CardHoliday, locale: Locale, t: Translate): readonly CardLine[] {
  if (date === observedDate) return [];
  const answer = t('card.moved', {
    date: fullDate(dayOf(date), locale),
    observed: fullDate(dayOf(observedDate), locale),
  });
  return [{ question: t('card.weekend'), answer }];
}
