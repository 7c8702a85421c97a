import { type Day, dayOf, yearOf } from '../../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../holidays/law.ts';
import { PROVINCE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { capital } from '../../language/capital.ts';
import { dayRange, fullDate, longDate } from '../../language/dates.ts';
import { shownName } from '../common/shown-name.ts';
import {
  type Asking,
  byLawWhere,
  type Card,
  type CardDay,
  type CardLink,
  type DayThere,
  dateLine,
  dateLink,
  daysOfHoliday,
  holidayLink,
  inPlace,
  isByLaw,
  nameAndUntil,
  placeName,
  readersPlace,
  standingThere,
  type Words,
  yearLink,
} from './card.ts';
import { isYesOrNo, type NamedInQuestion, type Question } from './question.ts';

const EASTER = ['good-friday', 'easter-sunday', 'easter-monday'];

/** A holiday that a question may mean, on the date on which some places have it. */
interface Candidate {
  readonly id: string;
  readonly date: Day;
  /** The places that have it then, by the name that was asked for where any has it by that name. */
  readonly days: readonly DayThere[];
  /** It has that name in these places alone. */
  readonly isLocal: boolean;
}

/** A holiday by name, in a place and year where the question names them. */
export function answerHoliday(question: Question, asking: Asking): Card {
  const asked = oneOfEaster(question.holidays);
  const candidates = candidatesOf(asked, question, asking);
  if (candidates.length === 0) return neverThen(asked, question, asking);
  const [place] = question.places;
  const there = place && candidates.filter(({ days }) => days.some((day) => day.place === place));
  const meant = there && there.length > 0 ? there : candidates;
  const [first, second] = meant;
  if (first && second) return whichDay(meant, asking);
  if (first && (question.places.length > 1 || question.topics.has('where')))
    return inPlaces(first, question.places, asking);
  return first ? dayOfHoliday(first, question, asking) : neverThen(asked, question, asking);
}

/** Easter is three days, of which the Sunday says the others. */
function oneOfEaster(holidays: readonly NamedInQuestion[]): readonly NamedInQuestion[] {
  const isEaster = holidays.length > 1 && holidays.every(({ id }) => EASTER.includes(id));
  return isEaster ? [{ id: 'easter-sunday' }] : holidays;
}

function candidatesOf(
  holidays: readonly NamedInQuestion[],
  { year, places, topics }: Question,
  asking: Asking,
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  const own = places[0] ?? readersPlace({ topics }, asking);
  for (const holiday of holidays) {
    const years = year === undefined ? yearsAhead(asking.today) : [year];
    for (const one of years) {
      const candidate = candidateIn(holiday, one, own, asking);
      if (!candidate || (year === undefined && candidate.date < asking.today)) continue;
      const key = `${candidate.id} ${candidate.date}`;
      const known = found.get(key);
      if (!known || known.isLocal) found.set(key, candidate);
      break;
    }
  }
  return [...found.values()].sort((a, b) => a.date - b.date);
}

/** A holiday on a weekend may not come again for years; ten are enough to say when. */
const yearsAhead = (today: Day): readonly number[] =>
  yearsFrom(yearOf(today), Math.min(yearOf(today) + 10, LAST_YEAR));

function candidateIn(
  { id, name }: NamedInQuestion,
  year: number,
  own: ScopeCode | undefined,
  asking: Asking,
): Candidate | undefined {
  const all = daysOfHoliday(id, year, asking);
  const names = name === undefined ? undefined : asking.almanac.law.holidays[id]?.names?.[name];
  const byName = names
    ? all.filter(({ day }) => day.nameEn === names.nameEn && day.nameFr === names.nameFr)
    : [];
  const days = byName.length > 0 ? byName : all;
  const chosen = days.find(({ place }) => place === own) ?? days.find(isByLaw) ?? days[0];
  if (!chosen) return undefined;
  const { date } = chosen.day;
  return { id, date, days: days.filter(({ day }) => day.date === date), isLocal: byName.length > 0 };
}

/** The holiday has no day then: in which year it has one. */
function neverThen(holidays: readonly NamedInQuestion[], { year }: Question, asking: Asking): Card {
  const { t, almanac, locale } = asking;
  const [{ id }] = holidays as [NamedInQuestion];
  const named = almanac.law.holidays[id];
  const name = named ? shownName(named, locale) : id;
  const around = year ?? yearOf(asking.today);
  const dates = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap(
    (one) => daysOfHoliday(id, one, asking).map(({ day }) => day.date)[0] ?? [],
  );
  const before = dates.filter((date) => yearOf(date) <= around).at(-1);
  const after = dates.find((date) => yearOf(date) > around);
  const links = [...holidayLink(id, asking), ...yearLink(undefined, around, asking)];
  if (before !== undefined && dates.length === 1)
    return {
      answer: [dateLine(before, asking)],
      sentence: [{ strong: name }, '. ', t('search.onlyThen')],
      links: [...links.slice(0, 1), dateLink(before, asking)],
    };
  const nearest = before ?? after;
  return {
    answer: [t('search.notInYear', { year: around })],
    sentence: [
      { strong: name },
      '. ',
      nearest === undefined
        ? ''
        : t(before === undefined ? 'search.firstThen' : 'search.lastThen', {
            date: fullDate(nearest, locale),
          }),
    ],
    links: nearest === undefined ? links : [...links, dateLink(nearest, asking)],
  };
}

/** Several days have the name. */
function whichDay(candidates: readonly Candidate[], asking: Asking): Card {
  const { t, locale } = asking;
  return {
    answer: [t(candidates.length === 2 ? 'search.which' : 'search.whichOf')],
    sentence: [],
    choices: candidates.map(({ days, date }) => {
      const [first] = days as [DayThere];
      const where = days.length > 3 ? t('search.link.all', { year: yearOf(date) }) : '';
      return {
        href: dateLink(date, asking).href,
        label: where || days.map(({ place }) => placeName(place, asking)).join(', '),
        title: longDate(date, locale),
        detail: `${shownName(first.day, locale)}. ${capital(t(`search.standing.${standingThere(first)}`))}.`,
      };
    }),
    links: [...new Set(candidates.map(({ id }) => id))].flatMap((id) => holidayLink(id, asking)),
  };
}

/** One day, in the place of the question, else where it has the name alone, else where the reader is. */
function dayOfHoliday({ id, date, days, isLocal }: Candidate, question: Question, asking: Asking): Card {
  const { t, locale } = asking;
  const everywhere = daysOfHoliday(id, yearOf(date), asking);
  const [named] = question.places;
  const isLocalElsewhere = isLocal && !days.some(({ place }) => place === asking.place);
  const own = isLocalElsewhere ? undefined : readersPlace(question, asking);
  const place = named ?? own ?? (isLocal ? days[0]?.place : undefined);
  const here = place && everywhere.find((day) => day.place === place && day.day.date === date);
  const name = nameOf({ id, days, isLocal }, here, asking);
  const isNowhere = !everywhere.some(isByLaw);
  const inThere = place === undefined || (!here && isNowhere) ? [] : [hereSentence(place, here, asking)];
  const isOffHere = here !== undefined && isByLaw(here);
  const elsewhere = isOffHere ? [] : [byLawWhere(everywhere, asking)];
  const moved =
    here && here.day.observed !== date
      ? [t('search.dayOff', { date: fullDate(here.day.observed, locale) })]
      : [];
  const isAsked = isYesOrNo(question);
  const rest = [...moved, ...(isAsked ? [] : inThere), ...elsewhere, ...easter(id, date, asking)]
    .filter(Boolean)
    .join(' ');
  return {
    answer: isAsked ? yesOrNo(place, here, everywhere, asking) : [dateLine(date, asking)],
    sentence: isAsked
      ? [
          { strong: here ? t('search.nameIn', { name, where: t(`in.${here.place}`) }) : name },
          t('search.colon'),
          ...dateAndUntil(date, asking),
          rest,
        ]
      : [...nameAndUntil(name, date, asking), rest],
    ...(isOffHere && place ? longWeekendOf(here, place, asking) : {}),
    links: linksOf(id, place, date, asking),
  };
}

/** What the day is called: there, with the name that it has in general, or where it alone has the name that was asked for. */
function nameOf(
  { id, days, isLocal }: Pick<Candidate, 'id' | 'days' | 'isLocal'>,
  here: DayThere | undefined,
  { almanac, locale }: Asking,
): string {
  const general = almanac.law.holidays[id];
  const named = here?.day ?? (isLocal ? days[0]?.day : general);
  if (!named) return id;
  const name = shownName(named, locale);
  const isOther = !isLocal && general !== undefined && !named.nameEn.includes(general.nameEn);
  return isOther ? `${name} (${shownName(general, locale)})` : name;
}

function dateAndUntil(date: Day, asking: Asking): readonly Words[] {
  const [, ...time] = nameAndUntil('', date, asking);
  return [fullDate(date, asking.locale), ...time];
}

/** `In Ontario: a paid day off by law, and a long weekend, May 22 to 24.` */
function hereSentence(place: ScopeCode, here: DayThere | undefined, asking: Asking): string {
  const { t, almanac, locale } = asking;
  const what = t(`search.standing.${here ? standingThere(here) : 'none'}`);
  if (!here || !isByLaw(here)) return inPlace(place, what, asking);
  const run = almanac.nextLongWeekend(place, here.day.observed);
  if (!run || run.start > here.day.observed) return inPlace(place, what, asking);
  return t('search.inPlaceLong', {
    where: capital(t(`in.${place}`)),
    what,
    dates: dayRange(run.start, run.end, locale),
  });
}

function longWeekendOf(here: DayThere, place: ScopeCode, { almanac }: Asking): { days?: readonly CardDay[] } {
  const run = almanac.nextLongWeekend(place, here.day.observed);
  if (!run || run.start > here.day.observed) return {};
  const holidays = new Set(run.holidays.map(({ observed }) => observed));
  return {
    days: Array.from({ length: run.end - run.start + 1 }, (_, index) => ({
      day: run.start + index,
      isHoliday: holidays.has(run.start + index),
    })),
  };
}

/** The answer to whether a day is a holiday: in a place, or anywhere. */
export function yesOrNo(
  place: ScopeCode | undefined,
  here: DayThere | undefined,
  everywhere: readonly DayThere[],
  { t }: Asking,
): readonly string[] {
  if (here) return t(`search.answer.${standingThere(here)}`).split('\n');
  if (place) return [t('search.answer.none', { where: t(`in.${place}`) })];
  const provinces = everywhere.filter((day) => isByLaw(day) && day.place !== 'ca').length;
  if (provinces === 0) return [t('search.answer.nowhere')];
  if (provinces === PROVINCE_CODES.length) return [t('search.answer.everywhere')];
  return [t('search.answer.some', { n: provinces })];
}

function easter(id: string, date: Day, { t, locale }: Asking): readonly string[] {
  if (id !== 'easter-sunday') return [];
  return [t('search.easter', { friday: longDate(date - 2, locale), monday: longDate(date + 1, locale) })];
}

/** The holiday in some places that the question names together, or wherever there is one. */
function inPlaces(candidate: Candidate, places: readonly ScopeCode[], asking: Asking): Card {
  const { t } = asking;
  const { id, date } = candidate;
  const days = daysOfHoliday(id, yearOf(date), asking);
  const name = nameOf(candidate, undefined, asking);
  return {
    answer: [dateLine(date, asking)],
    sentence: nameAndUntil(name, date, asking),
    rows: (places.length > 0 ? places : days.map(({ place }) => place)).map((place) => {
      const here = days.find((day) => day.place === place);
      const what = t(`search.standing.${here ? standingThere(here) : 'none'}`);
      const own = here ? nameOf(candidate, here, asking) : name;
      return [placeName(place, asking), own === name ? capital(what) : `${own}${t('search.colon')}${what}`];
    }),
    links: linksOf(id, undefined, date, asking),
  };
}

const linksOf = (
  id: string,
  place: ScopeCode | undefined,
  date: Day,
  asking: Asking,
): readonly CardLink[] => [
  ...holidayLink(id, asking),
  ...yearLink(place, yearOf(date), asking),
  dateLink(date, asking),
];

/** The next holiday by law in a place. */
export function answerNext(question: Question, asking: Asking): Card {
  const place = question.places[0] ?? asking.place ?? 'ca';
  const next = asking.almanac.nextHoliday(place, asking.today);
  if (!next) throw new RangeError('No holiday is left');
  const date = dayOf(next.holiday.date);
  const candidate = candidateIn({ id: next.holiday.id }, yearOf(date), place, asking);
  if (!candidate) throw new RangeError(`No "${next.holiday.id}" in its year`);
  return dayOfHoliday(candidate, { ...question, places: [place], topics: new Set() }, asking);
}
