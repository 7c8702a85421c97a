import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { whereIn } from '../day/day-sentence.ts';
import type { Asking, Card } from './card.ts';
import * as card from './card.ts';
import type { Question } from './question.ts';

/** Our table of clock changes starts the year after. */
const START = 2020;

/** When the clocks change: in the capital of a place, or in most of Canada. */
export function answerClocks(question: Question, asking: Asking): Card {
  const { t, today, locale, almanac } = asking;
  const { year, parts } = question;
  const place = card.placeOf(question, asking);
  const end = yearOf(dayOf(almanac.law.zones.until.slice(0, 10))) - 1;
  const links = [card.placeLink(place, asking)];
  if (year !== undefined && (year <= START || year > end))
    return {
      answer: [t('search.clocks.unknown', { year })],
      sentence: [t('search.clocks.known', { first: START + 1, last: end })],
      links,
    };
  const isMeant = ({ day, isForward }: ClockChange): boolean =>
    (parts.has('back') === parts.has('forward') || isForward === parts.has('forward')) &&
    (year === undefined ? day >= today : yearOf(day) === year);
  const changes = changesIn(place, asking).filter(isMeant).slice(0, 2);
  const [next] = changes;
  if (!next) {
    const last = changesIn(place, asking).at(-1);
    const isOver = last !== undefined && last.day < today;
    return {
      answer: [t('search.clocks.none', { where: t(`in.${place}`) })],
      sentence: isOver ? [t('search.clocks.last', { date: fullDate(last.day, locale) })] : [],
      links,
    };
  }
  const what = ({ isForward }: ClockChange): string =>
    capital(t(isForward ? 'search.clocks.forward' : 'search.clocks.back'));
  const never = PROVINCE_CODES.filter((code) => !changesIn(code, asking).some(({ day }) => day >= today));
  return {
    answer: [card.dateLine(next.day, asking)],
    sentence: [
      ...card.nameAndUntil(what(next), next.day, asking),
      place === 'ca'
        ? t('search.clocks.never', { where: whereIn(never, t) })
        : t('search.clocks.capital', { where: capital(t(`in.${place}`)) }),
    ],
    rows: changes.length < 2 ? [] : changes.map((one) => [capital(fullDate(one.day, locale)), what(one)]),
    links: [card.dateLink(next.day, asking), ...links],
  };
}

interface ClockChange {
  readonly day: Day;
  readonly isForward: boolean;
}

function changesIn(place: ScopeCode, { almanac }: Asking): readonly ClockChange[] {
  const { changes = [], offsets = [] } = almanac.law.zones.zones[almanac.scope(place).timeZone] ?? {};
  return changes.slice(1).map((change, index) => ({
    day: dayOf(change.slice(0, 10)),
    isForward: (offsets[index + 1] ?? 0) > (offsets[index] ?? 0),
  }));
}
