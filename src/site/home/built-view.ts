import { type Day, readDay } from '../../core/calendar/day.ts';
import { longDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { isChoice, nextByLaw, type PlaceDays } from '../day/days-off.ts';
import type { Translate } from '../i18n/texts.ts';
import {
  answerSentence,
  comingDays,
  type DaysView,
  daysView,
  isAnyPaid,
  type SpokenSentence,
} from './days-off-view.ts';
import { ribbonView } from './ribbon.ts';

/**
 * The view that the build writes, for readers without a script and for those who read the page later.
 * To stay true, it names no today, counts no days, and dates the day after which its answer is the next.
 */
export function builtView(place: PlaceDays, day: Day, locale: Locale, t: Translate): DaysView {
  return {
    look: undefined,
    today: undefined,
    sentence: builtAnswer(place, day, locale, t),
    later: undefined,
    now: undefined,
    ribbon: ribbonView(place, day, undefined, locale, t),
    coming: comingDays(place, day, locale, t).map((one) => ({ ...one, until: '' })),
    plan: daysView(place, day, locale, t).plan,
  };
}

function builtAnswer(place: PlaceDays, day: Day, locale: Locale, t: Translate): SpokenSentence {
  const ahead = { ...place, days: place.days.filter(({ observedDate }) => readDay(observedDate) > day) };
  const days = nextByLaw(ahead, day);
  const [next] = days;
  const answer = answerSentence(ahead, day, locale, t);
  if (!next) return answer;
  return {
    ...answer,
    lead: t(isAnyPaid(days) ? 'home.paidAfter' : 'home.lawAfter', { date: longDate(day, locale) }),
    name: answer.name.replace(/,$/, ''),
    until: '',
    note: isChoice(next) ? t('days.kind.choice') : next.kind === 'special' ? t('days.special') : '',
  };
}
