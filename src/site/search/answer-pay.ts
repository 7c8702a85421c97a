import { bundledPayRules } from '../../core/bundled/pay.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { payAnswer } from '../pay/pay-answers.ts';
import { answerOne, sayWhere } from './answer-day.ts';
import { type Asking, type Card, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects, isStatutoryThere, placeOfDay } from './subject.ts';
import type { When } from './when.ts';

type PayIntent = IntentOf<'pay'>;

/** The pay for a day, or the place's rule. Without a place, pay for a day of only some provinces depends on the province. */
export async function answerPay({ asks }: PayIntent, asking: Asking): Promise<Card> {
  const { t, locale, today, days, places, has, link } = asking;
  const isWork = has('work');
  // “Sick the day before Christmas” is about Christmas; “hired two weeks ago” and “absent yesterday” are about no holiday.
  const isSoFar = (day: When) => day.kind === 'date' && day.readings.every((date) => date <= today);
  const holidays = days.map((day) => ('from' in day ? day.from : day)).filter((day) => !isSoFar(day));
  const meant = asks === 'conditions' ? holidays : days;
  const subjects = findSubjects(meant, asking, asking.place);
  const [first] = subjects;
  if (first?.isNamed && first.all.length === 0) return answerOne(first, 'when', asking);
  const place = (first ? placeOfDay(first, asking) : asking.place) ?? 'ca';
  const all = subjects.flatMap((subject) => subject.all);
  const here = all.find((there) => there.place === place);
  // “How much” for a day that isn’t worked is the formula of the place.
  const isFormula = !first || (asks === 'amount' && !isWork && here !== undefined && isStatutoryThere(here));
  const holiday = isFormula ? undefined : (here?.day ?? null);
  const asked = {
    place,
    holiday,
    isAboutWork: isWork || asks === 'rate',
    isAboutConditions: asks === 'conditions',
    isAboutRate: asks === 'rate' || (asks === 'amount' && isWork),
  };
  const { answer, sentences, href } = payAnswer(asked, bundledPayRules(), locale, t);
  const links = [link.to(href, t('pay.title'), t('pay.search.compute')), link.payRules(), link.place(place)];
  if (!here && place === 'ca' && places.length === 0 && all.some(isStatutoryThere))
    return {
      line: t('pay.search.byProvince'),
      said: spaced(sayWhere(all, asking), t('pay.search.addPlace')),
      links,
    };
  const [own, ...more] = beforePay(place, asks, holiday, asking);
  const rest = own && holiday === undefined ? [...answer, ...sentences] : sentences;
  return { line: own ?? answer.join('\n'), said: spaced(...more, ...rest), links };
}

/** Answers the questions before any amount: may I refuse, and what if it is my day off. The first line, and more. */
function beforePay(
  place: ScopeCode,
  asks: PayIntent['asks'],
  holiday: Occurrence | null | undefined,
  { t, locale, where }: Asking,
): readonly string[] {
  if (asks === 'refuse') {
    const isPaid = holiday === undefined || holiday?.kind === 'statutory';
    // The texts of these two say who may refuse.
    if (isPaid && place === 'on') return [t('search.refuse.on'), t('search.refuse.on.who')];
    return [
      isPaid && place === 'ab' ? t('search.refuse.ab') : t('search.refuse.unread', { where: where(place) }),
    ];
  }
  if (asks !== 'day-off') return [];
  const rule = bundledPayRules()[place].rule.regularDay?.[locale];
  return [rule ? t('search.regularDay', { rule }) : t('search.regularDay.unread', { where: where(place) })];
}
