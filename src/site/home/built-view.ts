import { type Day, dayOf } from '../../core/calendar/day.ts';
import { longDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { isChoice, nextByLaw, type PlaceDays } from '../day/days-off.ts';
import { type Translate, textsFor } from '../i18n/texts.ts';
import { ribbonOf } from './ribbon.ts';
import {
  answerOf,
  type DaysView,
  daysView,
  type Item,
  isAnyPaid,
  NO_ANSWER,
  namedSquares,
  type Say,
  type Slots,
  sayer,
} from './view.ts';

/** The texts that the page's script needs too. */
export const TEXTS = ['days.', 'live.', 'plan.', 'lieu.mayBeOff', 'lieu.or', 'short.closing'] as const;

/**
 * What the build writes, for a reader without a script and for who reads the page later: true on any day, so it names no today, counts no
 * days and dates the day after which its answer is the next.
 */
export function builtView(place: PlaceDays, day: Day, locale: Locale, t: Translate): DaysView {
  const texts = textsFor(locale, ...TEXTS);
  const say = sayer(texts, locale);
  const view = daysView(place, day, locale, texts);
  return {
    ...view,
    look: undefined,
    emblem: undefined,
    slots: {
      ...NO_ANSWER,
      ...builtAnswer(place, day, locale, t, say),
      ...{ today: '', weeks: '', ribbon: view.slots['ribbon'] ?? '' },
    },
    squares: view.squares.map((square) => ({ ...square, isPast: false, isToday: false })),
    named: namedSquares(place, ribbonOf(place, day), undefined, locale, say),
    longWeekends: view.longWeekends.map(uncounted),
    days: view.days.map(uncounted),
  };
}

function builtAnswer(place: PlaceDays, day: Day, locale: Locale, t: Translate, say: Say): Slots {
  const ahead = { ...place, days: place.days.filter(({ observedDate }) => dayOf(observedDate) > day) };
  const days = nextByLaw(ahead, day);
  const [next] = days;
  const answer = answerOf(ahead, day, locale, say);
  if (!next) return answer;
  const { name = '' } = answer;
  return {
    ...answer,
    lead: t(isAnyPaid(days) ? 'home.paidAfter' : 'home.lawAfter', { date: longDate(day, locale) }),
    name: name.replace(/,$/, ''),
    until: '',
    note: isChoice(next) ? t('days.kind.choice') : next.kind === 'special' ? t('days.special') : '',
  };
}

const uncounted = (item: Item): Item => ({ ...item, slots: { ...item.slots, until: '' } });
