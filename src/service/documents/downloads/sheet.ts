import { readDay, weekdayOf } from '../../../core/calendar/day.ts';
import type { Almanac } from '../../../core/holidays/almanac.ts';
import type { Holiday } from '../../../core/holidays/holiday.ts';
import type { Basis } from '../../../core/holidays/law.ts';
import type { ScopeCode } from '../../../core/holidays/scope.ts';
import { weekdayName } from '../../../core/language/dates.ts';
import { type Bilingual, type Locale, nameIn, type Words } from '../../../core/language/locale.ts';
import { citationIn } from '../bodies.ts';
import { type CsvCell, type CsvFormat, toCsv } from './csv.ts';

const HEADINGS: Bilingual<readonly string[]> = {
  en: [
    'Date',
    'Day of the week',
    'Holiday',
    'Day off',
    'Paid',
    'Law',
    'Link to the law',
    'Note',
    'Owed if you do not work that day',
    'Days in lieu set by law',
  ],
  fr: [
    'Date',
    'Jour de la semaine',
    'Jour férié',
    'Jour de congé',
    'Payé',
    'Loi',
    'Lien vers la loi',
    'Remarque',
    'Ce qui est dû si vous ne travaillez pas ce jour-là',
    'Jours de remplacement prévus par la loi',
  ],
};

const PAID: Bilingual<Readonly<Partial<Record<Basis, string>>>> = {
  en: {
    paid: 'Yes, if you qualify',
    special: 'Partly, under its own act',
    legal: 'Legal holiday (the sources do not show whether it was paid)',
  },
  fr: {
    paid: 'Oui, si vous y avez droit',
    special: 'En partie, en vertu d’une loi distincte',
    legal: 'Jour de fête légale (les sources n’indiquent pas s’il était payé)',
  },
};

const IN_PART: Words = {
  en: 'Only in part of the province.',
  fr: 'Observé dans une partie de la province seulement.',
};

/** Spreadsheets need the byte order mark to read UTF-8; in French Canada they expect semicolons. */
export const SHEET_FORMAT: Bilingual<CsvFormat> = {
  en: { delimiter: ',', bom: true },
  fr: { delimiter: ';', bom: true },
};

export function sheetCsv(almanac: Almanac, scope: ScopeCode, year: number, locale: Locale): string {
  const rows = almanac.statutory(scope, year).map((holiday) => toCells(holiday, scope, locale));
  return toCsv(HEADINGS[locale], rows, SHEET_FORMAT[locale]);
}

function toCells(holiday: Holiday, scope: ScopeCode, locale: Locale): readonly CsvCell[] {
  const { date, observedDate, basis, act, counties, inLieu, notes } = holiday;
  const citation = act && citationIn(act, locale);
  const isInPart = scope !== 'ca' && counties?.length === 0;
  return [
    date,
    weekdayName(weekdayOf(readDay(date)), locale),
    nameIn(holiday, locale),
    observedDate,
    (basis && PAID[locale][basis]) ?? null,
    citation?.name ?? null,
    citation?.url ?? null,
    [...(isInPart ? [IN_PART[locale]] : []), ...(notes ? [notes[locale]] : [])].join(' '),
    inLieu?.[locale] ?? null,
    inLieu?.days.join(' ') ?? null,
  ];
}
