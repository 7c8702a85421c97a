import { embeddedPay } from 'statdays:pay';
import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { bundledAlmanac } from '../../holidays/bundled.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { sectionPath } from '../common/routes.ts';
import { type Asking, type Card, isKnown } from '../search/card.ts';
import { withoutAccents } from '../search/fold.ts';
import { placeLink } from '../search/links.ts';
import type { Question } from '../search/question.ts';
import { payAnswer, payHints } from './pay-answers.ts';

/** What the law pays for the day of a question. */
export function payCard(question: Question, asking: Asking): Card {
  const [place = asking.place ?? 'ca'] = question.places;
  return cardFor(question, asking, holidayIn(question, place, asking));
}

/** The rule of the place: some words of the question may be about something else. */
export function payRuleCard(question: Question, asking: Asking): Card {
  return cardFor(question, asking, undefined);
}

function cardFor(question: Question, asking: Asking, holiday: Holiday | null | undefined): Card {
  const { t, locale } = asking;
  const [place = asking.place ?? 'ca'] = question.places;
  const hints = payHints(withoutAccents(question.text).toLowerCase());
  const { answer, sentences, href } = payAnswer({ place, holiday, ...hints }, embeddedPay(), locale, t);
  const [own, ...more] = beforePay(question, place, holiday, asking);
  const rest = own && holiday === undefined ? [...answer, ...sentences] : sentences;
  return {
    answer: own ? [own] : answer,
    sentence: [[...more, ...rest].join(' ')],
    links: [
      { href, title: t('pay.title'), detail: t('pay.search.compute') },
      { href: sectionPath(locale, 'payRules'), title: t('pay.compare') },
      placeLink(place, asking),
    ],
  };
}

/** What people ask before any amount: may I refuse, and what if it is my day off. The first line, and more. */
function beforePay(
  { parts }: Question,
  place: ScopeCode,
  holiday: Holiday | null | undefined,
  { t, locale }: Asking,
): readonly string[] {
  const where = t(`in.${place}`);
  if (parts.has('refuse')) {
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

/** The holiday of a question as a place has it; null if it does not have it, undefined if none was named. */
function holidayIn(
  { holidays, dates, year }: Question,
  place: ScopeCode,
  { today }: Asking,
): Holiday | null | undefined {
  const ids = holidays.map(({ id }) => id);
  const [day] = dates[0] ?? [];
  if (ids.length === 0 && day === undefined) return undefined;
  const first = day === undefined ? (year ?? yearOf(today)) : yearOf(day);
  const years = [first, first + 1].filter(isKnown);
  const listed = years.flatMap((one) => bundledAlmanac().listing(place, one));
  const found = listed.find(
    (holiday) => (isOn(holiday, day) || ids.includes(holiday.id)) && (year ?? day ?? isAhead(holiday, today)),
  );
  return found ?? null;
}

function isOn({ date, observedDate }: Holiday, day: Day | undefined): boolean {
  return day !== undefined && (dayOf(date) === day || dayOf(observedDate) === day);
}

function isAhead({ observedDate }: Holiday, today: Day): boolean {
  return dayOf(observedDate) >= today;
}
