import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import type { Bilingual, Locale } from '../../core/language/locale.ts';
import { joined, namesIn } from '../../core/language/names.ts';
import { type CsvCell, toCsv } from '../../service/documents/downloads/csv.ts';
import { SHEET_FORMAT } from '../../service/documents/downloads/sheet.ts';
import { almanac, settledDifferences } from '../common/almanac.ts';
import { translateTo } from '../i18n/texts.ts';
import { disputeEntries } from './dispute-entries.ts';
import { doubts } from './doubts.ts';

/** The tables behind the page on data quality. They are too long for a page, so they are files for a spreadsheet. */
export type Ledger = keyof typeof LEDGERS;

interface Table {
  readonly headings: Bilingual<readonly string[]>;
  readonly rows: (locale: Locale) => readonly (readonly CsvCell[])[];
}

export const LEDGERS = {
  'open-questions': {
    headings: {
      en: ['Holiday', 'Where', 'Years', 'Confidence', 'Question', 'Source needed'],
      fr: ['Jour férié', 'Où', 'Années', 'Fiabilité', 'Question', 'Source recherchée'],
    },
    rows: openQuestions,
  },
  differences: {
    headings: {
      en: ['Compared with', 'Holidays', 'Where', 'Years', 'Difference', 'Reason', 'Source', 'Link'],
      fr: ['Comparé à', 'Jours fériés', 'Où', 'Années', 'Différence', 'Raison', 'Source', 'Lien'],
    },
    rows: differences,
  },
} satisfies Record<string, Table>;

/** A ledger as a CSV file that Excel opens with a double-click. */
export function ledgerSheet(name: Ledger, locale: Locale): string {
  const { headings, rows } = LEDGERS[name];
  return toCsv(headings[locale], rows(locale), SHEET_FORMAT[locale]);
}

/** The name of a compared source, by its ID in data/score. */
export const PEERS = {
  'nager-date': 'Nager.Date',
  'date-holidays': 'date-holidays',
  'python-holidays': 'python-holidays',
  'canada-holidays': 'canada-holidays.ca',
} as const;

/** The kinds of settled differences, from the point of view of the law. */
export const DIFFERENCES: Bilingual<Readonly<Record<'law-only' | 'provider-only' | 'other-date', string>>> = {
  en: { 'law-only': 'only in the law', 'provider-only': 'only there', 'other-date': 'another date there' },
  fr: {
    'law-only': 'dans la loi seulement',
    'provider-only': 'chez eux seulement',
    'other-date': 'autre date chez eux',
  },
};

function openQuestions(locale: Locale) {
  const t = translateTo(locale);
  return doubts(locale).flatMap(({ question, days }) =>
    days.map(({ name, places, years, confidence }) => [
      name,
      placesIn(places, locale),
      spans(years, locale),
      t(`confidence.${confidence}`),
      question?.[locale] ?? t('confidence.one'),
      (locale === 'fr' ? question?.settledByFr : question?.settledByEn) ?? t('confidence.oneSettledBy'),
    ]),
  );
}

function differences(locale: Locale) {
  const { provider, peers } = settledDifferences;
  const compared = [
    { name: PEERS['nager-date'], settled: provider },
    ...(['date-holidays', 'python-holidays', 'canada-holidays'] as const).map((peer) => ({
      name: PEERS[peer],
      settled: peers.filter((reason) => reason.peers.includes(peer)),
    })),
  ];
  return compared.flatMap(({ name, settled }) =>
    disputeEntries(settled, locale).map(({ heading, scopes, years, difference, reason, source }) => [
      name,
      heading,
      placesIn(scopes, locale),
      years,
      DIFFERENCES[locale][difference],
      reason,
      source.name,
      source.url,
    ]),
  );
}

function placesIn(codes: readonly Parameters<typeof almanac.scope>[0][], locale: Locale): string {
  return namesIn(
    codes.map((code) => almanac.scope(code)),
    locale,
  );
}

/** Years in a row as a span: 1900–1906, 1917. */
function spans(years: readonly number[], locale: Locale): string {
  const t = translateTo(locale);
  return joined(
    yearSpanTexts(years, (first, last) => t('years.span', { first, last })),
    locale,
  );
}
