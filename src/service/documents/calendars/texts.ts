import type { Basis, Confidence, Kind } from '../../../core/holidays/law.ts';
import { type Bilingual, type Locale, uncapital } from '../../../core/language/locale.ts';
import { withinSentence } from '../../../core/language/names.ts';

export type CalendarTexts = typeof EN;

const EN = {
  kinds: {
    statutory: 'Statutory holiday',
    optional: 'Optional day',
    government: 'Public service holiday',
  } satisfies Record<Kind, string>,
  bases: {
    paid: 'a paid day off by law',
    legal: 'a legal holiday',
    special: 'under its own act',
    choice: 'one of two days, at the employer’s choice',
    closing: 'an unpaid day of rest or closing day by law',
    custom: 'at the employer’s discretion',
  } satisfies Record<Basis, string>,
  confidences: {
    medium: 'Confidence level, based on the sources: medium.',
    low: 'Confidence level, based on the sources: low.',
  } satisfies Record<Exclude<Confidence, 'high'>, string>,
  statute: (name: string) => `Statute: ${name}`,
  moved: (from: string, to: string) => `The holiday falls on ${from}; the day off is ${to}.`,
  inLieu: (rule: string) => `If you do not work that day, ${uncapital(rule)}`,
  observedRemark: 'observed',
  choiceRemark: 'one of two days',
  kindRemarks: { optional: 'optional', government: 'public service' } satisfies Record<
    Exclude<Kind, 'statutory'>,
    string
  >,
  byLawIn: (places: string) => `Statutory holiday in: ${places}`,
  places: (count: number) => `${count} jurisdictions`,
  publicService: 'The government gives its own staff the day off.',
  inPart: 'Observed only in part of the province.',
  longWeekend: 'Long weekend',
  longWeekendTitle: (names: string) => `Long weekend: ${names}`,
  longWeekendSpan: (dates: string, days: number) => `${days} days, from ${dates}`,
  week: (week: number, year: number) => `Week ${week}, ${year}`,
  weekSpan: (dates: string) => `From ${dates}`,
  calendarName: (scope: string, year: number, all: boolean) =>
    all ? `Holidays and other days ${year} (${scope})` : `Holidays ${year} (${scope})`,
  feedName: (scope: string, all: boolean) =>
    all ? `Holidays and other days (${scope})` : `Holidays (${scope})`,
  holidayFeedName: (holiday: string) => `${holiday} (all of Canada)`,
  longWeekendFeedName: (scope: string) => `Long weekends (${scope})`,
  listCalendarName: (list: string, year: number) => `${list}, ${year}`,
  closesEarly: 'closes at 1:00 p.m.',
  readIn: (source: string, year: number) => `Source: ${source} (${year})`,
  weekFeedNames: { iso: 'Week numbers (ISO)', canada: 'Week numbers (Canada)' },
  weekCategory: 'Week number',
};

const FR: CalendarTexts = {
  kinds: {
    statutory: 'Jour férié',
    optional: 'Jour facultatif',
    government: 'Congé de la fonction publique',
  },
  bases: {
    paid: 'congé payé prévu par la loi',
    legal: 'jour de fête légale',
    special: 'régi par une loi distincte',
    choice: 'l’un des deux jours entre lesquels l’employeur choisit',
    closing: 'jour de repos ou de fermeture prescrit par la loi, non payé',
    custom: 'au choix de l’employeur',
  },
  confidences: {
    medium: 'Fiabilité des données sur ce jour\u00a0: moyenne.',
    low: 'Fiabilité des données sur ce jour\u00a0: faible.',
  },
  statute: (name) => `Texte applicable\u00a0: ${name}`,
  moved: (from, to) => `Le jour férié tombe le ${from}; selon la loi, le congé est le ${to}.`,
  inLieu: (rule) => `Si vous ne travaillez pas ce jour-là, ${uncapital(rule)}`,
  observedRemark: 'congé reporté',
  choiceRemark: 'l’un de deux jours',
  kindRemarks: { optional: 'facultatif', government: 'fonction publique' },
  byLawIn: (places) => `Où ce jour est férié\u00a0: ${places}`,
  places: (count) => `${count}\u00a0administrations`,
  publicService: 'Le gouvernement accorde ce congé à son personnel.',
  inPart: 'Ce jour n’est observé que dans une partie de la province.',
  longWeekend: 'Longue fin de semaine',
  longWeekendTitle: (names) => `Longue fin de semaine\u00a0: ${withinSentence(names, 'fr')}`,
  longWeekendSpan: (dates, days) => `${days}\u00a0jours, du ${dates}`,
  week: (week, year) => `Semaine ${week} de ${year}`,
  weekSpan: (dates) => `Du ${dates}`,
  calendarName: (scope, year, all) =>
    all ? `Jours fériés et autres jours de ${year} (${scope})` : `Jours fériés de ${year} (${scope})`,
  feedName: (scope, all) => (all ? `Jours fériés et autres jours (${scope})` : `Jours fériés (${scope})`),
  holidayFeedName: (holiday) => `${holiday} (partout au Canada)`,
  longWeekendFeedName: (scope) => `Longues fins de semaine (${scope})`,
  listCalendarName: (list, year) => `${list}, ${year}`,
  closesEarly: 'fermeture à 13\u00a0h',
  readIn: (source, year) => `Source de ${year}\u00a0: ${source}`,
  weekFeedNames: { iso: 'Numéros de semaine (ISO)', canada: 'Numéros de semaine (Canada)' },
  weekCategory: 'Numéro de semaine',
};

const TEXTS: Bilingual<CalendarTexts> = { en: EN, fr: FR };

export function calendarTexts(locale: Locale): CalendarTexts {
  return TEXTS[locale];
}
