import { yearOf } from '../../calendar/day.ts';
import { nameIn } from '../../language/locale.ts';
import { docsPath } from '../common/routes.ts';
import type { TextKey } from '../i18n/texts.ts';
import { planningYear } from '../year/planning-year.ts';
import { dayCard } from './answer-day.ts';
import {
  type Asking,
  type Card,
  type CardLink,
  dateLink,
  placeAsked,
  sectionLink,
  yearLink,
} from './card.ts';
import type { Question } from './question.ts';
import { subjectsOf } from './subject.ts';
import words from './words.json' with { type: 'json' };

/** A family of questions that others decide, and who; or a word that we don’t know. Then what we know of the day. */
export async function notKnown(question: Question, asking: Asking): Promise<Card> {
  const { t, today } = asking;
  const [family] = question.declined;
  const [subject] = subjectsOf(question, asking);
  const text = family && t(`search.declined.${family}` as TextKey);
  const who = family && t(`search.declined.${family}.who` as TextKey);
  const about = subject ? (dayCard(subject, question, asking, 'holiday').sentence ?? '') : '';
  const year = subject ? yearOf(subject.date) : planningYear(today);
  return {
    answer: text ?? t('search.unknownWord', { word: question.unknown }),
    sentence: [who, about].filter(Boolean).join(' '),
    rows:
      subject && family === 'shop'
        ? await (await import('./answer-open.ts')).storesOn(subject.date, question, asking)
        : [],
    links: [
      ...(subject ? [dateLink(subject.date, asking, '#open')] : []),
      ...yearLink(placeAsked(question, asking), year, asking),
    ],
  };
}

const MAX_TEXT = 60;

/** Says that we found nothing, or that there is no February 30. The box shows examples below. */
export function nothingFound({ text, parts }: Question, asking: Asking): Card {
  const { t, locale, today } = asking;
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return {
    isUnknown: true,
    answer: parts.has('no-date') ? t('search.noDate') : t('search.unknown', { text: short }),
    sentence: t('search.try'),
    links: [
      sectionLink('holidays', asking),
      ...yearLink(undefined, planningYear(today), asking),
      { href: docsPath(locale), title: t('nav.docs'), detail: t('search.link.docsDetail') },
    ],
  };
}

/** The page of the documentation that a question names, and what programmers ask first. */
export function answerGuide({ guide = '' }: Question, asking: Asking): Card {
  const link = guideLink(guide, asking);
  const answer = guide === 'docs/limits' ? asking.t('search.api') : `${link.title}.`;
  return { answer, links: [link] };
}

export function guideLink(id: string, { t, locale }: Asking): CardLink {
  const named = words.guides.find((row) => row.id === id);
  const title = named ? nameIn(named, locale) : '';
  return { href: docsPath(locale, id), title, detail: t('search.link.documentation') };
}
