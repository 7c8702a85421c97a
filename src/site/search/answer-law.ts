import { readDay, toDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { FIRST_YEAR, isServedYear, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { datedHolidays } from '../../core/holidays/occurrence.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { monthAndDay } from '../../core/language/dates.ts';
import { readHistories } from '../common/histories.ts';
import { planningYear } from '../common/planning-year.ts';
import { plansPath } from '../common/routes.ts';
import { daysOfPlace } from '../day/days-of-place.ts';
import { owedSection, owedSentence } from '../day/owed.ts';
import { monthsAfter, planFor, planYears, yearAfter } from '../squares/plan-view.ts';
import { answerDay, answerOne } from './answer-day.ts';
import { type Asking, type Card, sayAll, spaced } from './asking.ts';
import type { IntentOf } from './intent.ts';
import { findSubjects, placeOfDay } from './subject.ts';
import { yearSpan } from './written-dates.ts';

/** The law on the next holiday on a weekend, or the one in the year: `what if canada day is on a saturday`. */
export function answerLieu(asking: Asking): Card {
  const { t, today, year, days, place, places, weekdays, offices, almanac } = asking;
  const [office] = offices;
  const named = days.find(({ kind }) => kind === 'holiday') ?? days[0];
  const [{ id, all: there = [] } = {}] = named ? findSubjects([named], asking) : [];
  const wanted = weekdays.filter((weekday) => weekday % 6 === 0);
  const isMeant = (holiday: Holiday): boolean => {
    const on = weekdayOf(readDay(holiday.date));
    return (wanted.length > 0 ? wanted.includes(on) : on % 6 === 0) && (!id || holiday.id === id);
  };
  // The law moves few holidays, and some have an act of their own. Another one shows the rule of the place.
  const isUsual = ({ inLieu, basis }: Holiday): boolean => inLieu !== null && basis !== 'special';
  const first = year === undefined ? today : yearSpan(year).first;
  const { last } = yearSpan(year ?? Math.min(yearOf(today) + 12, LAST_YEAR));
  // Bank branches follow federal law.
  const own: ScopeCode = office === 'bank-branches' ? 'ca' : place;
  // A place that has the day, if only by custom, answers for itself.
  const isHere = places.length > 0 || office !== undefined || there.some((one) => one.place === own);
  for (const one of isHere ? [own] : [own, ...SCOPE_CODES]) {
    const all = almanac.holidaysBetween(one, first, last).filter(isMeant);
    const shown = (id ? undefined : all.find(isUsual)) ?? all[0];
    if (!shown) continue;
    const answer = answerOwed(shown, one, asking);
    const branches = office === 'bank-branches' && t('search.open.branches');
    return { ...answer, said: spaced(answer.said, branches) };
  }
  return answerDay({ kind: 'day', asks: 'when' }, asking);
}

/** The day off in lieu, or what else the act gives for a holiday on a weekend. */
function answerOwed(holiday: Holiday, place: ScopeCode, asking: Asking): Card {
  const { t, locale, dateLine, name, link } = asking;
  const { id, inLieu, notes } = holiday;
  const [day, observed] = [readDay(holiday.date), readDay(holiday.observedDate)];
  const days = (inLieu?.days ?? []).map(readDay);
  const off = days.at(-1) ?? observed;
  const links = [
    ...(off === day ? [] : [link.date(off)]),
    ...link.holiday(id),
    ...link.year(place, yearOf(day)),
  ];
  if (!inLieu || observed !== day) {
    const rule = notes?.[locale] ?? t('search.lieu.moved');
    const said = observed === day ? '.' : `. ${rule}`;
    return { line: dateLine(observed), about: name(holiday), said, links };
  }
  const section = owedSection(inLieu, locale);
  return {
    line: t(`search.lieu.${inLieu.rule}`, {
      days: days.map((one) => monthAndDay(one, locale)).join(t('search.lieu.or')),
    }),
    about: t('search.placeYear', { place: link.placeName(place), year: yearOf(day) }),
    said: spaced('.', owedSentence({ holiday, inLieu }, locale, t), section && `${section}.`),
    links,
  };
}

/**
 * The days to take in a year, or in the coming twelve months. For a number of days to take, the longest run; for a number to get, the run
 * that takes the fewest. A holiday that is named is in the run: “bridge days at Christmas”.
 */
export function answerPlan({ take, get }: IntentOf<'plan'>, asking: Asking): Card {
  const { t, locale, today, almanac, place, where, link, year = planningYear(today) } = asking;
  const [holiday] = findSubjects(asking.days, asking);
  // Somebody who names a year has the days of that year, though a better plan may begin in the December before.
  const after = Math.max(today, toDay(year, 1, 1) - 1);
  const inYear = asking.year === undefined ? monthsAfter(today) : yearAfter(year, after);
  const span = holiday ? { first: holiday.date, last: holiday.date, after: today } : inYear;
  const years = yearsFrom(yearOf(today) - 1, yearOf(span.last) + 1).filter(isServedYear);
  const days = daysOfPlace(almanac, place, years, locale);
  const best = planFor(days, span, { ...(take ? { take } : {}), ...(get ? { get } : {}) }, locale, t);
  const hasPage = planYears(almanac.law.referenceYear).includes(year);
  const page = link.to(plansPath(locale, place, year), t('plans.link', { year }), link.placeName(place));
  const links = [...(hasPage ? [page] : []), link.place(place), ...link.year(place, year)];
  if (!best) return { line: t('plans.none', { year }), links };
  const basis = t('search.business.in', { where: where(place) });
  return { line: `${best.take} ${best.get}.`, about: best.book, said: ` ${best.back} ${basis}`, links };
}

/** Why a day is a holiday, as far as we have read, and since when it is one. Why a place doesn’t have it, nobody has written. */
export async function answerWhy({ asks }: IntentOf<'why'>, asking: Asking): Promise<Card> {
  const { t, locale, days, where, almanac, today } = asking;
  const [subject] = findSubjects(days, asking);
  if (!subject) return { line: t('search.why.unknown'), links: [] };
  const { id = '', localName = '' } = subject;
  const fact = answerOne(subject, 'when', asking);
  if (id === '' && asks === 'origin') return fact;
  const place = placeOfDay(subject, asking) ?? 'ca';
  if (asks === 'since') {
    const isByLaw = (year: number): boolean =>
      datedHolidays(almanac.law, place, year).some((one) => one.id === id && one.kind === 'statutory');
    const year = yearsFrom(FIRST_YEAR, yearOf(today)).find(isByLaw);
    if (year === undefined || !isByLaw(yearOf(today))) return answerOne(subject, 'holiday', asking);
    const since = year === FIRST_YEAR ? 'search.since.before' : 'search.since';
    return { ...fact, line: t(since, { year, where: where(place) }) };
  }
  const known = asks === 'origin' ? (await readHistories([id]))[id] : undefined;
  const origin = known?.names?.[localName]?.history ?? known?.history;
  const [line = t('search.why.unknown'), ...rest] = origin?.[locale].split(/(?<=\.) (?=[A-ZÀ-Ý])/) ?? [];
  return { ...fact, line, about: '', said: spaced(...rest, sayAll(fact)) };
}
