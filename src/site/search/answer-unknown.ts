import { yearOf } from '../../calendar/day.ts';
import { docsPath } from '../common/routes.ts';
import type { TextKey } from '../i18n/texts.ts';
import { planningYear } from '../year/planning-year.ts';
import { dayCard } from './answer-day.ts';
import { type Asking, type Card, placeAsked } from './card.ts';
import { openLink, sectionLink, yearLink } from './links.ts';
import type { Question } from './question.ts';
import { subjectsOf } from './subject.ts';

/** A family of questions that others decide, and who; or a word that we don’t know. Then what we know of the day. */
export function notKnown(question: Question, asking: Asking): Card {
  const { t, today } = asking;
  const [family] = question.declined;
  const [subject] = subjectsOf(question, asking);
  const place = placeAsked(question, asking);
  const about = subject ? dayCard(subject, question, asking, 'holiday').sentence : [];
  return {
    answer: [
      family
        ? t(`search.declined.${family}` as TextKey)
        : t('search.unknownWord', { word: question.unknown }),
    ],
    sentence: [
      ...(family ? [t(`search.declined.${family}.who` as TextKey)] : []),
      ...(family && subject ? [' '] : []),
      ...about,
    ],
    links: [
      ...(subject ? [openLink(subject.date, asking)] : []),
      ...yearLink(place, subject ? yearOf(subject.date) : planningYear(today), asking),
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
    answer: [parts.has('no-date') ? t('search.noDate') : t('search.unknown', { text: short })],
    sentence: [t('search.try')],
    links: [
      sectionLink('holidays', asking),
      ...yearLink(undefined, planningYear(today), asking),
      { href: docsPath(locale), title: t('nav.docs'), detail: t('search.link.docsDetail') },
    ],
  };
}
