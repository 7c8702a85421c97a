import { pathOf } from '../../contract/paths.ts';
import { docsPath } from '../common/routes.ts';
import { type Asking, type Card, placeName } from './card.ts';
import { placeLink } from './links.ts';
import type { Question } from './question.ts';

/** What programmers ask first. Pages of the documentation are found for anything else. */
export function answerApi(_: Question, { t, locale }: Asking): Card {
  return {
    answer: [t('search.api')],
    sentence: [],
    links: (['docs', 'docs/limits', 'docs/key'] as const).map((page) => ({
      href: docsPath(locale, page),
      title: t(`search.title.${page}`),
      detail: t('search.link.documentation'),
    })),
  };
}

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
