import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { type Day, formatDate, readDay, toDay, weekdayOf } from '../../core/calendar/day.ts';
import { isDayOffByLaw, isOff } from '../../core/holidays/days-off/by-law.ts';
import type { LongWeekend } from '../../core/holidays/holiday.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { LOCALES, type Locale } from '../../core/language/locale.ts';
import { composeCalendar } from '../../service/documents/calendars/feeds.ts';
import { almanac, law, lists, offices } from '../common/almanac.ts';
import { readHistories } from '../common/histories.ts';
import { findLongWeekends } from '../common/long-weekends.ts';
import { placeDays } from '../day/place-days.ts';
import { yearFacts } from '../day/year-facts.ts';
import { findAnswers, placeSays } from '../holiday/holiday-answer.ts';
import { createMarks } from '../home/ribbon.ts';
import { type Translate, translateTo } from '../i18n/texts.ts';
import { placesTable } from '../year/places-table.ts';
import { type DateView, dateView } from './date-view.ts';

const YEARS = [2025, 2026, 2027, 2028];
const histories = await readHistories(Object.keys(law.holidays));
const sources = { almanac, lists, offices, histories };
const EASTER = ['good-friday', 'easter-monday'] as const;

/** All 20,454 dates and places of the years; without TEST_ALL, every other date in one place in turn. */
function* questions(locale: Locale): Generator<readonly [Day, ScopeCode]> {
  const first = toDay(2025, 1, 1);
  for (let date = first; date < toDay(2029, 1, 1); date += 1)
    for (const [index, place] of SCOPE_CODES.entries()) {
      const turn = (date - first - LOCALES.indexOf(locale)) / 2;
      if (IS_EXHAUSTIVE || turn % SCOPE_CODES.length === index) yield [date, place];
    }
}

/** The days off next to a working day, on both sides. */
function offAround(date: Day, place: ScopeCode): readonly Day[] {
  const days: Day[] = [];
  for (const step of [-1, 1])
    for (let day = date + step; isOff(almanac, place, day); day += step) days.push(day);
  return days;
}

describe('every date in each place, or in one place in turn', () => {
  test.each([
    { locale: 'en', working: 'it is a working day', take: 'Take this day off' },
    { locale: 'fr', working: 'c’est un jour de travail', take: 'Prenez congé' },
  ] as const)('is what it is called, in $locale', ({ locale, working, take }) => {
    const called: string[] = [];
    const drawn: string[] = [];
    const t = translateTo(locale);
    for (const [date, place] of questions(locale)) {
      const view = dateView(sources, date, place, locale, t);
      if (!isCalledWorking(view, date, place, working, take))
        called.push(`${formatDate(date)} ${place}: ${view.answer}. ${view.run}`);
      if (!isDrawnAsCalled(view, place, t)) drawn.push(`${formatDate(date)} ${place}: ${view.answer}`);
    }
    expect({ called, drawn }).toEqual({ called: [], drawn: [] });
  });
});

/** A working day is never called a day off. */
function isCalledWorking(
  { holidays, owed, answer, run }: DateView,
  date: Day,
  place: ScopeCode,
  working: string,
  take: string,
): boolean {
  if (holidays.length > 0 || owed.length > 0 || isOff(almanac, place, date)) return true;
  const joins = offAround(date, place).some((day) => isDayOffByLaw(almanac, place, day));
  return answer === working && (joins ? run.startsWith(take) : run === '');
}

/** The sentence, the squares and the map agree on whether a working day may be off. */
function isDrawnAsCalled({ answer, answers, squares }: DateView, place: ScopeCode, t: Translate): boolean {
  const isOwed = answers.find((one) => one.place === place)?.what === 'owed';
  const isSquare = squares.some(({ mark }) => mark.includes('date') && mark.includes('owed'));
  return isOwed === (answer === t('date.is.owed')) && isOwed === isSquare;
}

test('a place whose act names the date for a holiday on a weekend is never under “working day”', () => {
  const t = translateTo('en');
  const wrong: string[] = [];
  for (const place of SCOPE_CODES) {
    const holidays = YEARS.flatMap((year) => almanac.statutory(place, year));
    for (const date of new Set(holidays.flatMap(({ inLieu }) => inLieu?.days ?? []))) {
      const { hasMap, answers } = dateView(sources, readDay(date), 'ca', 'en', t);
      const what = answers.find((one) => one.place === place)?.what ?? 'ordinary';
      if (!hasMap || !['owed', 'paid', 'custom', 'government'].includes(what))
        wrong.push(`${date} ${place}: ${what}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('Good Friday and Easter Monday in Quebec', () => {
  const dateIn = (id: string, year: number): string =>
    almanac.listing('qc', year).find((holiday) => holiday.id === id)?.date ?? '';

  test.each(LOCALES)('are worded the same on their pages and dates, %s', (locale) => {
    for (const year of YEARS) {
      const t = translateTo(locale);
      const [friday, monday] = EASTER.map((id) => {
        const { first, second } = placeSays(id, 'qc', year, locale, t);
        const { answer, rest } = dateView(sources, readDay(dateIn(id, year)), 'qc', locale, t);
        return [first, second, answer, rest];
      });
      expect(friday).toEqual(monday);
    }
  });

  test('are drawn the same on maps, in tables, on the ribbon and in the year', () => {
    for (const year of YEARS) {
      for (const id of EASTER) {
        expect(findAnswers(id, year, 'en').find(({ place }) => place === 'qc')?.what).toBe('choice');
        expect(createMarks(placeDays('qc', 'en'))(readDay(dateIn(id, year)))).toBe('choice');
        expect(yearFacts('qc', year).all.find((holiday) => holiday.id === id)?.basis).toBe('choice');
      }
      const inTable = placesTable(year, 'en').flatMap(({ cells }) => Object.values(cells));
      expect(inTable.filter(({ standing }) => standing === 'choice')).toHaveLength(2);
    }
  });

  test('have the same remark in their calendar', () => {
    const site = { url: (path: string) => `https://statdays.example${path}` };
    const feed = composeCalendar(almanac, site as never, {
      scopes: ['qc'],
      years: { first: 2025, last: 2031 },
      locale: 'en',
      all: true,
      longWeekends: false,
    });
    const titles = feed.match(/SUMMARY:(?:Good Friday|Easter Monday).*/g) ?? [];
    expect(new Set(titles.map((title) => title.replace(/.*\(/, '(')))).toEqual(
      new Set(['(one of two days)']),
    );
  });
});

describe('a long weekend', () => {
  test('is sure on the pages if it is in the service; the others need an optional day, or one of two', () => {
    for (const place of SCOPE_CODES) {
      const all = findLongWeekends(place, YEARS);
      const byLaw = YEARS.flatMap((year) => almanac.longWeekends(place, year));
      const isSure = ({ holidays }: LongWeekend): boolean =>
        place !== 'qc' || holidays.some(({ id }) => id !== 'good-friday');
      expect(all.filter(({ isOptional }) => !isOptional).map(({ run }) => run)).toEqual(byLaw.filter(isSure));
      for (const { run } of all.filter(({ isOptional }) => isOptional)) {
        expect(run.holidays.length).toBeGreaterThan(0);
        for (const { id, date } of run.holidays) {
          const holiday = almanac.listing(place, Number(date.slice(0, 4))).find((one) => one.id === id);
          if (isSure(run)) expect(holiday?.kind, `${place} ${run.start}`).toBe('optional');
        }
      }
      expect(placeDays(place, 'en').longWeekends).toEqual(
        expect.arrayContaining(
          all.map(({ run, isOptional }) =>
            expect.objectContaining({ start: run.start, end: run.end, isOptional }),
          ),
        ),
      );
    }
  });

  test('of August in Ontario is there if the employer gives it', () => {
    const august = findLongWeekends('on', [2026]).find(({ run }) => run.start === '2026-08-01');
    expect(august?.isOptional).toBe(true);
    expect(weekdayOf(readDay(august?.run.end ?? ''))).toBe(1);
  });
});
