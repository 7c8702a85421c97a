import { yearOf } from '../../core/calendar/day.ts';
import { covers, FIRST_YEAR, LAST_YEAR, type LawRow, yearsFrom } from '../../core/holidays/law.ts';
import type { Occurrence } from '../../core/holidays/occurrence.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { type Locale, nameIn } from '../../core/language/locale.ts';
import { typographic } from '../../core/language/names.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import type { OpenQuestion } from '../../law/tables/schema.ts';
import { almanac, law } from '../common/almanac.ts';

type DoubtfulDay = ReturnType<typeof doubtfulDays>[number];

/** Statutory days from 1900 to 2100 below high confidence, by their open question; those without one only lack a better source. */
export function doubts(locale: Locale) {
  const { questions } = bundledEvidence().openQuestions;
  const byQuestion = Map.groupBy(doubtfulDays(), ({ id }) => id);
  return [...byQuestion].map(([id, days]) => ({
    question: id === undefined ? undefined : questions[id],
    days: inPlaces(days, locale),
  }));
}

function doubtfulDays() {
  return SCOPE_CODES.flatMap((place) =>
    yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) =>
      almanac
        .days(place, year)
        .filter(({ kind, confidence }) => kind === 'statutory' && confidence !== 'high')
        .map((day) => ({ id: findQuestion(place, day, year)?.id, place, day })),
    ),
  );
}

/** A day's open question: about its row, its date, the move of its day off or its act. */
function findQuestion(place: ScopeCode, day: Occurrence, year: number): OpenQuestion | undefined {
  const index = law.rows[place].findIndex((row) => row.holiday === day.id && isOfDay(row, year));
  const row = law.rows[place][index];
  const open = bundledEvidence().openQuestions.rows[place][index];
  const date = law.dates[row?.date ?? '']?.findIndex((period) => covers(period, year)) ?? -1;
  const move = row?.observed?.findIndex((period) => covers(period, year)) ?? -1;
  const act = bundledEvidence().openQuestions.acts[day.act?.id ?? ''];
  const all = [open?.question, open?.dates[date], open?.moves[move], act];
  return all.find((question) => question && year <= (question.until ?? LAST_YEAR)) ?? undefined;
}

function isOfDay(row: LawRow, year: number): boolean {
  return row.kind === 'statutory' && covers(row, year);
}

/** The days of one question, grouped by holiday and years. */
function inPlaces(days: readonly DoubtfulDay[], locale: Locale) {
  const ofPlace = Map.groupBy(
    days,
    ({ place, day }) => `${place} ${day.id} ${nameIn(day, locale)} ${day.confidence}`,
  );
  const spans = [...ofPlace.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { place, day } = first;
    return [{ place, day, years: all.map((one) => yearOf(one.day.date)) }];
  });
  const together = Map.groupBy(
    spans,
    ({ day, years }) => `${nameIn(day, locale)} ${day.confidence} ${years.join()}`,
  );
  return [...together.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { day, years } = first;
    const name = typographic(nameIn(day, locale));
    return [{ name, places: all.map(({ place }) => place), years, confidence: day.confidence }];
  });
}
