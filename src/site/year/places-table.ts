import { formatDate, readDay } from '../../core/calendar/day.ts';
import { withChoice } from '../../core/holidays/one-of-two.ts';
import { type Owed, owedIn } from '../../core/holidays/owed.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import type { Locale } from '../../core/language/locale.ts';
import { almanac, lists } from '../common/almanac.ts';
import { isDisputed } from '../common/disputed.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { holidayPath } from '../common/routes.ts';
import { scopeLabel } from '../common/scope-label.ts';
import { shownName } from '../common/shown-name.ts';
import { pathOfDate } from '../day/date-pages.ts';
import { STANDINGS, toStanding } from '../day/day-answer.ts';
import { owedInShort } from '../day/owed.ts';
import type { MarkName } from '../evidence/standing-mark.tsx';
import { translateTo } from '../i18n/texts.ts';
import type { HolidayInPlaces, PlaceMark, PlacesRow } from './all-places-view.ts';

/** A date in one place: a holiday, or a working day that may be off for one on a weekend. */
interface Mark extends PlaceMark {
  readonly place: ScopeCode;
  /** YYYY-MM-DD of the day off. */
  readonly date: string;
  readonly name: string;
}

/** The days off of a year by date, in all places. */
export function placesTable(year: number, locale: Locale): readonly PlacesRow[] {
  const marks = PLACES_WEST_TO_EAST.flatMap((place) => [
    ...holidayMarks(place, year, locale),
    ...owedMarks(place, year, locale),
  ]);
  return [...Map.groupBy(marks, ({ date }) => date)]
    .map(([date, all]) => ({
      date,
      path: pathOfDate(almanac, lists, locale, readDay(date)),
      holidays: byName(
        all.filter(({ standing }) => standing !== 'owed'),
        locale,
      ),
      owed: byName(
        all.filter(({ standing }) => standing === 'owed'),
        locale,
      ),
      cells: Object.fromEntries(
        PLACES_WEST_TO_EAST.flatMap((place) => {
          const mark = firmest(all, place);
          return mark ? [[place, mark]] : [];
        }),
      ),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** `Nunavut, National Day for Truth and Reconciliation: sources disagree`: why a place has “10 or 11” holidays. */
export function disputedDays(year: number, locale: Locale): readonly string[] {
  const t = translateTo(locale);
  return PLACES_WEST_TO_EAST.flatMap((place) =>
    almanac
      .statutory(place, year)
      .filter(({ id }) => isDisputed(place, id))
      .map((holiday) => [scopeLabel(locale, place), shownName(holiday, locale)].join(', '))
      .map((day) => `${day}${t('holiday.colon')} ${t('date.disputed')}`),
  );
}

function holidayMarks(place: ScopeCode, year: number, locale: Locale): readonly Mark[] {
  const t = translateTo(locale);
  const given = (owed: Owed) => owedInShort(almanac, place, owed, locale, t);
  return withChoice(almanac.listing(place, year)).map((holiday) => ({
    place,
    standing: toStanding(holiday),
    date: holiday.observedDate,
    name: shownName(holiday, locale),
    id: holiday.id,
    ...(holiday.inLieu && { given: given({ holiday, inLieu: holiday.inLieu }) }),
  }));
}

function owedMarks(place: ScopeCode, year: number, locale: Locale): readonly Mark[] {
  return [...owedIn(almanac, place, year)].flatMap(([day, holidays]) =>
    holidays.map((holiday) => ({
      place,
      standing: 'owed',
      date: formatDate(day),
      id: holiday.id,
      name: afterItIs(shownName(holiday, locale), locale),
    })),
  );
}

/** Each name once, those of most places first. */
function byName(marks: readonly Mark[], locale: Locale): readonly HolidayInPlaces[] {
  return [...Map.groupBy(marks, ({ name }) => name)]
    .flatMap(([name, called]) => {
      const [first] = called;
      const places = called.map(({ place }) => place);
      return first ? [{ id: first.id, name, path: holidayPath(locale, first.id), places }] : [];
    })
    .toSorted((a, b) => b.places.length - a.places.length);
}

/** A day owed by law comes before one that an employer may give. */
const FIRMEST_FIRST: readonly MarkName[] = STANDINGS.flatMap((standing): readonly MarkName[] =>
  standing === 'choice' ? [standing, 'owed'] : [standing],
);

function firmest(marks: readonly Mark[], place: ScopeCode): PlaceMark | undefined {
  const [first] = marks
    .filter((mark) => mark.place === place)
    .toSorted((a, b) => FIRMEST_FIRST.indexOf(a.standing) - FIRMEST_FIRST.indexOf(b.standing));
  return first && { standing: first.standing, id: first.id, ...(first.given && { given: first.given }) };
}
