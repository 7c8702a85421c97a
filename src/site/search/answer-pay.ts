import { bundledPayRules } from '../../core/bundled/pay.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { payAnswer } from '../pay/pay-answers.ts';
import { sayWhere } from './answer-day.ts';
import { type Answer, type Asking, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects, isByLaw, placeOfDay } from './subject.ts';

type PayIntent = IntentOf<'pay'>;

/** What the law pays for the day of a question, or the rule of the place. Without a place, that of a day that only some provinces have depends on the province. */
export async function answerPay(intent: PayIntent, asking: Asking): Promise<Answer> {
  const { t, places } = asking;
  // The day before the holiday is part of “sick the day before Christmas”, not another day.
  const meant =
    intent.asks === 'conditions'
      ? intent.days.map((day) => (day.kind === 'shift' ? day.from : day))
      : intent.days;
  const subjects = findSubjects(meant, asking, asking.place);
  const [first] = subjects;
  if (!first) return answerFor(asking.place, intent, asking, undefined);
  const place = placeOfDay(first, asking) ?? 'ca';
  const days = subjects.flatMap(({ all }) => all);
  const here = days.find((there) => there.place === place);
  // “How much” for a day that isn’t worked is the formula of the place.
  const isFormula = intent.asks === 'amount' && !intent.isWork && here !== undefined && isByLaw(here);
  const answer = answerFor(place, intent, asking, isFormula ? undefined : here ? here.day : null);
  if (here || place !== 'ca' || places.length > 0 || !days.some(isByLaw)) return answer;
  return {
    ...answer,
    line: t('pay.search.byProvince'),
    second: undefined,
    said: [spaced(sayWhere(days, asking), t('pay.search.addPlace'))],
  };
}

function answerFor(
  place: ScopeCode,
  intent: PayIntent,
  asking: Asking,
  holiday: Occurrence | null | undefined,
): Answer {
  const { t, locale, link } = asking;
  const { asks, isWork } = intent;
  const isAboutRate = asks === 'rate' || (asks === 'amount' && isWork);
  const isAboutWork = isWork || asks === 'rate';
  const asked = { place, holiday, isAboutWork, isAboutConditions: asks === 'conditions', isAboutRate };
  const { answer, sentences, href } = payAnswer(asked, bundledPayRules(), locale, t);
  const [own, ...more] = beforePay(place, intent, holiday, asking);
  const rest = own && holiday === undefined ? [...answer, ...sentences] : sentences;
  const [line = '', second] = own ? [own] : answer;
  return {
    line,
    second,
    said: [spaced(...more, ...rest)],
    links: [link.to(href, t('pay.title'), t('pay.search.compute')), link.payRules(), link.place(place)],
  };
}

/** What people ask before any amount: may I refuse, and what if it is my day off. The first line, and more. */
function beforePay(
  place: ScopeCode,
  { asks }: PayIntent,
  holiday: Occurrence | null | undefined,
  { t, locale }: Asking,
): readonly string[] {
  const where = t(`in.${place}`);
  if (asks === 'refuse') {
    const isPaid = holiday === undefined || holiday?.kind === 'statutory';
    // The texts of these two say who may refuse.
    if (isPaid && place === 'on') return [t('search.refuse.on'), t('search.refuse.on.who')];
    if (isPaid && place === 'ab') return [t('search.refuse.ab')];
    return [t('search.refuse.unread', { where })];
  }
  if (asks !== 'day-off') return [];
  const rule = bundledPayRules()[place].rule.regularDay?.[locale];
  return [rule ? t('search.regularDay', { rule }) : t('search.regularDay.unread', { where })];
}
