import { yearOf } from '../../core/calendar/day.ts';
import { planningYear } from '../common/planning-year.ts';
import type { TextKey } from '../i18n/texts.ts';
import { dayCard } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import { subjectsOf } from './subject.ts';

/** A family of questions that others decide, and who; or a word that we don’t know. Then what we know of the day. */
export async function notKnown(asking: Asking): Promise<Card> {
  const { t, today, asked, declined, unknown, link } = asking;
  const [family] = declined;
  const [subject] = subjectsOf(asking);
  const who = family && t(`search.declined.${family}.who` as TextKey);
  const about = subject && dayCard(subject, asking, 'holiday').sentence;
  const isOfStores = subject && family === 'shop';
  return {
    answer: family ? t(`search.declined.${family}` as TextKey) : t('search.unknownWord', { word: unknown }),
    sentence: [who, about].filter(Boolean).join(' '),
    rows: isOfStores ? await (await import('./answer-office.ts')).storesOn(subject.date, asking) : [],
    links: [
      ...(subject ? [link.date(subject.date, '#open')] : []),
      ...link.year(asked, subject ? yearOf(subject.date) : planningYear(today)),
    ],
  };
}

/** A year that we have no data for. */
export const unknownYear = (year: number, { t, today, link }: Asking): Card => ({
  answer: t('search.year.unknown', { year }),
  sentence: t('search.year.known'),
  links: [link.section('holidays'), ...link.year(undefined, yearOf(today))],
});

const MAX_TEXT = 60;

/** Says that we found nothing, or that there is no February 30. The box shows examples below. */
export function nothingFound({ t, text, today, has, link }: Asking): Card {
  const isDate = has('no-date');
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return {
    isUnknown: isDate ? 'date' : 'words',
    answer: isDate ? t('search.noDate') : t('search.unknown', { text: short }),
    sentence: t('search.try'),
    links: [link.section('holidays'), ...link.year(undefined, planningYear(today)), link.guide()],
  };
}

/** The page of the documentation that a question names, and what programmers ask first. */
export function answerGuide({ t, guide, link }: Asking): Card {
  const page = link.guide(guide);
  return { answer: guide === 'docs/limits' ? t('search.api') : `${page.title}.`, links: [page] };
}
