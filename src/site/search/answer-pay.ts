import { scopePath } from '../common/routes.ts';
import { type Asking, type Card, placeLink } from './card.ts';
import type { Question } from './question.ts';

/** What the law pays for a holiday. */
export function answerPay({ places }: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const [place = asking.place ?? 'ca'] = places;
  return {
    answer: [t('search.pay')],
    sentence: [t('search.payWhy', { where: t(`in.${place}`) })],
    links: [
      {
        ...placeLink(place, asking),
        href: `${scopePath(locale, place)}#rules`,
        detail: t('search.link.rules'),
      },
    ],
  };
}
