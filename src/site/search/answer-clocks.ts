import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { whereIn } from '../day/day-sentence.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

interface ClockChange {
  readonly day: Day;
  readonly isForward: boolean;
}

/** When the clocks change, by the clock of the capital; without a place, by that of most. */
export function answerClocks(question: Question, asking: Asking): Card {
  const { t, today, locale, almanac } = asking;
  const [place = card.readersPlace(question, asking) ?? 'ca'] = question.places;
  const end = yearOf(dayOf(almanac.law.zones.until.slice(0, 10))) - 1;
  const links = [card.placeLink(place, asking), card.sectionLink('week', asking)];
  const { year } = question;
  if (year !== undefined && (year <= FIRST || year > end))
    return {
      answer: [t('search.clocks.unknown', { year })],
      sentence: [t('search.clocks.known', { first: FIRST + 1, last: end })],
      links,
    };
  const { parts } = question;
  const [isBack, isForward] = [parts.has('back'), parts.has('forward')];
  const all = changesIn(place, asking).filter(
    (change) => isBack === isForward || change.isForward === isForward,
  );
  const then = all.filter(({ day }) => (year === undefined ? day >= today : yearOf(day) === year));
  const [next, second] = then;
  const still = PROVINCE_CODES.filter((code) => !changesIn(code, asking).some(({ day }) => day >= today));
  const elsewhere = t('search.clocks.never', { where: whereIn(still, t) });
  if (!next) {
    const last = all.at(-1);
    return {
      answer: [t('search.clocks.none', { where: t(`in.${place}`) })],
      sentence:
        last && last.day < today ? [t('search.clocks.last', { date: fullDate(last.day, locale) })] : [],
      links,
    };
  }
  const what = ({ isForward }: ClockChange): string =>
    t(isForward ? 'search.clocks.forward' : 'search.clocks.back');
  return {
    answer: [card.dateLine(next.day, asking)],
    sentence: [
      ...card.nameAndUntil(capital(what(next)), next.day, asking),
      place === 'ca' ? elsewhere : t('search.clocks.capital', { where: capital(t(`in.${place}`)) }),
    ],
    rows: second
      ? [next, second].map(
          (change) => [capital(fullDate(change.day, locale)), capital(what(change))] as const,
        )
      : [],
    links: [card.dateLink(next.day, asking), ...links],
  };
}

/** The table begins in this year. */
const FIRST = 2020;

function changesIn(place: ScopeCode, { almanac }: Asking): readonly ClockChange[] {
  const { changes = [], offsets = [] } = almanac.law.zones.zones[almanac.scope(place).timeZone] ?? {};
  return changes.slice(1).map((change, index) => ({
    day: dayOf(change.slice(0, 10)),
    isForward: (offsets[index + 1] ?? 0) > (offsets[index] ?? 0),
  }));
}
