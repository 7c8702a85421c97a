import { pathOf } from '../../contract/paths.ts';
import { docsPath } from '../common/routes.ts';
import { type Asking, type Card, placeName } from './card.ts';
import { placeLink } from './links.ts';
import type { Question } from './question.ts';

/** What programmers ask first. Pages of the documentation are found for anything else. */
export const answerApi = (_: Question, { t, locale }: Asking): Card => ({
  answer: [t('search.api')],
  sentence: [],
  links: [
    {
      href: docsPath(locale, 'docs/limits'),
      title: t('search.title.docs/limits'),
      detail: t('search.link.documentation'),
    },
  ],
});

/** A calendar to subscribe to. */
export function answerFeed({ places }: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = asking.place ?? 'ca'] = places;
  const feed = pathOf('/calendars/{place}.{locale}.ics', { place, locale });
  return {
    answer: [t('search.calendar', { place: placeName(place, asking) })],
    sentence: [t('search.calendarWhat')],
    links: [
      { ...placeLink(place, asking), detail: t('search.link.subscribe') },
      { href: feed, title: `${place}.${locale}.ics`, detail: t('search.link.feed') },
      {
        href: docsPath(locale, 'docs/calendars'),
        title: t('search.title.docs/calendars'),
        detail: t('search.link.documentation'),
      },
    ],
  };
}
