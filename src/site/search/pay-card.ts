import { embeddedPay } from 'statdays:pay';
import { yearOf } from '../../core/calendar/day.ts';
import { createAlmanac } from '../../core/holidays/almanac.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { sectionPath } from '../common/routes.ts';
import { payAnswer, payHints } from '../pay/pay-answers.ts';
import { byLawWhere } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import { withoutAccents } from './fold.ts';
import { type DayThere, isByLaw, placeOfDay, subjectsOf } from './subject.ts';

/** What the law pays for the day of a question. Without a place, that of a day that only some provinces have depends on the province. */
export async function payCard(asking: Asking): Promise<Card> {
  const { t, places } = asking;
  const subjects = subjectsOf(asking, asking.place);
  const place = (subjects[0] && placeOfDay(subjects[0], asking)) ?? 'ca';
  const days = subjects.flatMap(({ all }) => all);
  const here = days.find((there) => there.place === place);
  const isElsewhere = !here && place === 'ca' && places.length === 0 && days.some(isByLaw);
  const card = cardFor(place, asking, here ? await withNotes(here, asking) : null);
  if (!isElsewhere) return card;
  return {
    ...card,
    answer: t('pay.search.byProvince'),
    sentence: `${byLawWhere(days, asking)} ${t('pay.search.addPlace')}`,
  };
}

/** A day that no rule pays, with what is known about it. */
async function withNotes({ place, day }: DayThere, { almanac, locale }: Asking): Promise<Occurrence> {
  if (day.basis === 'paid' || day.basis === 'choice') return day;
  const { embeddedNotes } = await (locale === 'fr'
    ? import('statdays:notes-fr')
    : import('statdays:notes-en'));
  const { days } = createAlmanac({ ...almanac.law, ...embeddedNotes() });
  return days(place, yearOf(day.date)).find(({ id }) => id === day.id) ?? day;
}

/** The rule of the place: some words of the question may be about something else. */
export const payRuleCard = (asking: Asking): Card => cardFor(asking.place, asking, undefined);

function cardFor(place: ScopeCode, asking: Asking, holiday: Occurrence | null | undefined): Card {
  const { t, locale, text, link } = asking;
  const hints = payHints(withoutAccents(text).toLowerCase());
  const { answer, sentences, href } = payAnswer({ place, holiday, ...hints }, embeddedPay(), locale, t);
  const [own, ...more] = beforePay(place, holiday, asking);
  const rest = own && holiday === undefined ? [...answer, ...sentences] : sentences;
  return {
    answer: own ?? answer.join('\n'),
    sentence: [...more, ...rest].join(' '),
    links: [
      { href, title: t('pay.title'), detail: t('pay.search.compute') },
      { href: sectionPath(locale, 'payRules'), title: t('pay.compare') },
      link.place(place),
    ],
  };
}

/** What people ask before any amount: may I refuse, and what if it is my day off. The first line, and more. */
function beforePay(
  place: ScopeCode,
  holiday: Occurrence | null | undefined,
  { t, locale, parts }: Asking,
): readonly string[] {
  const where = t(`in.${place}`);
  // “Can my employer refuse to pay” is about the pay.
  if (parts.has('refuse') && !parts.has('pay') && !parts.has('paid')) {
    const isPaid = holiday === undefined || holiday?.kind === 'statutory';
    // The texts of these two say who may refuse.
    if (isPaid && place === 'on') return [t('search.refuse.on'), t('search.refuse.on.who')];
    if (isPaid && place === 'ab') return [t('search.refuse.ab')];
    return [t('search.refuse.unread', { where })];
  }
  if (!parts.has('day-off')) return [];
  const rule = embeddedPay()[place].rule.regularDay?.[locale];
  return [rule ? t('search.regularDay', { rule }) : t('search.regularDay.unread', { where })];
}
