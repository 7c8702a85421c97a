import { bundledAlmanac } from '../../core/bundled/almanac.ts';
import { dayOf, isWeekend, toDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { isServedYear, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { afterItIs } from '../../core/language/articles.ts';
import { monthAndDay } from '../../core/language/dates.ts';
import { capital } from '../../core/language/locale.ts';
import { planningYear } from '../common/planning-year.ts';
import { plansPath } from '../common/routes.ts';
import { nameBefore } from '../common/shown-name.ts';
import { daysOfPlace } from '../day/days-of-place.ts';
import { owedOn, owedSection, owedSentence } from '../day/owed.ts';
import { monthsAfter, planFor, planYears, yearAfter } from '../squares/plan-view.ts';
import { answerDay, dayCard } from './answer-day.ts';
import type { Asking, Card } from './card.ts';
import { yearSpan } from './read-dates.ts';
import { subjectOn, subjectsOf } from './subject.ts';

/** What a date is, in the place of the question or of the reader; an ordinary one may be off for a holiday on a weekend. */
export function answerDate(asking: Asking, asked?: 'holiday'): Card {
  const { dates, today, place, locale, t } = asking;
  const [date = today] = dates[0] ?? [];
  const subject = subjectOn(date, asking, asking.asked);
  const isHere = subject.days.some((one) => one.place === place);
  const [owed] = isHere ? [] : owedOn(bundledAlmanac(), place, date);
  return dayCard(subject, asking, asked, owed && owedSentence(owed, locale, t));
}

/** What is owed for the next holiday that falls on a weekend, or the one in the year: `what if canada day is on a saturday`, `observed holiday christmas 2027`. */
export function answerInLieu(asking: Asking): Card {
  const { today, holidays, weekdays, year, places, place, has } = asking;
  const [subject] = subjectsOf(asking);
  const day = subject?.date;
  const isNamed = holidays.length > 0;
  const ids = isNamed ? holidays.map(({ id }) => id) : subject?.id ? [subject.id] : [];
  const wanted = weekdays.filter((weekday) => weekday === 0 || weekday === 6);
  // “Is Christmas on a Friday” and “is December 26, 2027, a Sunday” are about a fact; “Canada Day 2028 Saturday” is a case.
  const isItsWeekday = day !== undefined && wanted.some((weekday) => weekday === weekdayOf(day));
  const isCase = has('lieu', 'if', 'falls') || (isNamed && isItsWeekday && !has('ask', 'when'));
  // Of a day that the law doesn’t move, such as a Thursday, there is only the fact.
  const isWorkday = !has('lieu') && wanted.length === 0 && weekdays.length > 0;
  const isFact = day !== undefined && (isWorkday || (!isCase && (wanted.length === 0 || year !== undefined)));
  const tried = isFact ? [] : places.length > 0 ? [place] : [place, ...SCOPE_CODES];
  const isMeant = ({ id, date }: Holiday): boolean => {
    const day = dayOf(date);
    const isOnDay = wanted.length > 0 ? wanted.some((one) => one === weekdayOf(day)) : isWeekend(day);
    return isOnDay && (ids.length === 0 || ids.includes(id));
  };
  // The law moves few holidays, and some have an act of their own. Another one shows the rule of the place.
  const isUsual = ({ inLieu, basis }: Holiday): boolean => inLieu !== null && basis !== 'special';
  const { first, last } = yearSpan(year ?? Math.min(yearOf(today) + 12, LAST_YEAR));
  for (const one of tried) {
    const all = bundledAlmanac().holidaysBetween(one, year === undefined ? today : first, last);
    const found = all.filter(isMeant);
    const shown = (ids.length === 0 ? found.find(isUsual) : undefined) ?? found[0];
    if (shown) return lieuCard(shown, one, asking);
  }
  return isNamed ? answerDay(asking) : answerDate(asking);
}

/** The day off in lieu, or what else the act gives for a holiday on a weekend. */
function lieuCard(holiday: Holiday, place: ScopeCode, asking: Asking): Card {
  const { t, locale, long, full, dateLine, link } = asking;
  const { id, inLieu, notes } = holiday;
  const [day, observed] = [dayOf(holiday.date), dayOf(holiday.observedDate)];
  const where = asking.where(place);
  const days = (inLieu?.days ?? []).map(dayOf);
  const named = { days: days.map((one) => monthAndDay(one, locale)).join(t('search.lieu.or')) };
  const isMoved = observed !== day;
  const section = inLieu && owedSection(inLieu, locale);
  const by = inLieu?.by && t('lieu.by', { date: long(dayOf(inLieu.by)) });
  const rule = isMoved
    ? [notes?.[locale] ?? t('search.lieu.moved')]
    : [inLieu?.[locale], by, section && `${section}.`];
  const name = capital(afterItIs(nameBefore(where, asking.name(holiday)), locale));
  const falls = t('search.lieu.falls', { date: full(day), where }).trimEnd();
  const off = days.at(-1) ?? observed;
  return {
    answer: inLieu && !isMoved ? t(`search.lieu.${inLieu.rule}`, named) : dateLine(observed),
    sentence: [`*${name}*${falls}`, ...rule].filter(Boolean).join(' '),
    links: [...(off === day ? [] : [link.date(off)]), ...link.holiday(id), ...link.year(place, yearOf(day))],
  };
}

/**
 * “Best days to book off”, “8 vacation days”, “how do I get 10 days off”: the days to take in a year, or in the coming twelve months.
 * For a number of days to take, the longest run; for a number to get, the run that takes the fewest.
 * A holiday that is named is in the run: “bridge days at Christmas”.
 */
export function answerPlan(asking: Asking): Card {
  const { t, locale, today, almanac, place, text, has, where, link } = asking;
  const { year = planningYear(today) } = asking;
  // “12 days off with 8 vacation days”: those to take count.
  const taken = /(\d+) (?:jours de )?(?:vacation|vacances|pto|leave)/i.exec(text)?.[1];
  const n = taken === undefined ? (asking.number ?? 0) : Number(taken);
  const [holiday] = asking.holidays.length > 0 ? subjectsOf(asking) : [];
  // The best plan of a year may begin in the December before. Somebody who counts days has those of the year.
  const after = n > 0 ? Math.max(today, toDay(year, 1, 1) - 1) : today;
  const inYear = asking.year === undefined ? monthsAfter(today) : yearAfter(year, after);
  const span = holiday ? { first: holiday.date, last: holiday.date, after: today } : inYear;
  const years = yearsFrom(yearOf(today) - 1, yearOf(span.last) + 1).filter(isServedYear);
  const days = daysOfPlace(bundledAlmanac(), place, years, locale);
  const limit = has('plan', 'take') ? { take: n } : { get: n };
  const best = planFor(days, span, n > 0 ? limit : {}, locale, t);
  const href = plansPath(locale, place, year);
  const page = link.to(href, t('plans.link', { year }), link.placeName(place));
  const hasPage = planYears(almanac.law.referenceYear).includes(year);
  const links = [...(hasPage ? [page] : []), link.place(place), ...link.year(place, year)];
  if (!best) return { answer: t('plans.none', { year }), links };
  const { take, get, book, back } = best;
  const basis = t('search.business.in', { where: where(place) });
  return { answer: `${take} ${get}.`, sentence: `*${book}* ${back} ${basis}`, links };
}
