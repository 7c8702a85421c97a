import { pathOf } from '../../contract/paths.ts';
import { nameIn } from '../../language/locale.ts';
import { docsPath } from '../common/routes.ts';
import type { Asking, Card, CardLink } from './card.ts';
import * as card from './card.ts';
import { placeLink } from './links.ts';
import type { Question } from './question.ts';
import words from './words.json' with { type: 'json' };

/** The page of the documentation that a question names, and what programmers ask first. */
export function answerGuide({ guide = '' }: Question, asking: Asking): Card {
  const link = guideLink(guide, asking);
  const answer = guide === 'docs/limits' ? asking.t('search.api') : `${link.title}.`;
  return { answer: [answer], sentence: [], links: [link] };
}

/** A calendar to subscribe to. */
export function answerFeed(question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const place = card.placeOf(question, asking);
  const feed = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: [t('search.calendar', { place: card.placeName(place, asking) })],
    sentence: [t('search.calendarWhat')],
    links: [
      { ...placeLink(place, asking), detail: t('search.link.subscribe') },
      { href: feed, title: `${place}.${locale}.ics`, detail: t('search.link.feed') },
      guideLink('docs/calendars', asking),
    ],
  };
}

function guideLink(id: string, { t, locale }: Asking): CardLink {
  const named = words.guides.find((row) => row.id === id);
  return {
    href: docsPath(locale, id),
    title: named ? nameIn(named, locale) : '',
    detail: t('search.link.documentation'),
  };
}
