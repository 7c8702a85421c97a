import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { fullDate } from '../../language/dates.ts';
import { whereIn } from '../day/day-sentence.ts';
import type { Asking, Card } from './card.ts';

/** When the clocks change: in the capital of a place, or in most of Canada. */
export function answerClocks(asking: Asking): Card {
  const { t, today, locale, almanac, year, place, parts, dateLine, nameAndUntil, link } = asking;
  const where = t(`in.${place}`);
  const links = [link.place(place)];
  // Our table begins in the middle of a year and ends in another.
  const [first, last] = [2021, yearOf(dayOf(almanac.law.zones.until.slice(0, 10))) - 1];
  if (year !== undefined && (year < first || year > last))
    return {
      answer: t('search.clocks.unknown', { year }),
      sentence: t('search.clocks.known', { first, last }),
      links,
    };
  // The end of what goes forward goes back.
  const isEnd = parts.has('end');
  const isBoth = parts.has('back') === parts.has('forward');
  const wanted = isBoth ? (isEnd ? false : undefined) : parts.has('forward') !== isEnd;
  const all = changesIn(place, asking);
  const [next, after] = all
    .filter(({ isForward }) => wanted === undefined || isForward === wanted)
    .filter(({ day }) => (year === undefined ? day >= today : yearOf(day) === year));
  if (!next) {
    const { day = today } = all.at(-1) ?? {};
    const sentence = day < today ? t('search.clocks.last', { date: fullDate(day, locale) }) : '';
    return { answer: t('search.clocks.none', { where }), sentence, links };
  }
  const what = ({ isForward }: ClockChange): string =>
    capital(t(isForward ? 'search.clocks.forward' : 'search.clocks.back'));
  const never = PROVINCE_CODES.filter((code) => !changesIn(code, asking).some(({ day }) => day >= today));
  const exception =
    place === 'ca'
      ? t('search.clocks.none', { where: whereIn(never, t) })
      : t('search.clocks.capital', { where: capital(where) });
  return {
    answer: dateLine(next.day),
    sentence: `${nameAndUntil(what(next), next.day)} ${exception}`,
    rows: after ? [next, after].map((one) => [capital(fullDate(one.day, locale)), what(one)]) : [],
    links: [link.date(next.day), ...links],
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
