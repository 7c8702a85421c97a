import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { law, settled } from '../../../tests/support/law/law.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Dispute } from '../tables/schema.ts';
import { runReconcile } from './commands.ts';
import { findHolidayId, providerHolidays } from './compare.ts';
import { readProviderData } from './data.ts';
import { fallbackRows, reconcile, settles, type Witness } from './reconcile.ts';
import { toReport } from './report.ts';
import { type ProviderRow, REGIONS } from './rows.ts';

const disputes = settled.provider;
const { saved, fallback, names } = await readProviderData(DATA);
const witness: Witness = { saved: saved.years, fallback, names };
const ownNews = new Set(reconcile(law, witness, disputes).unsettled.map((news) => JSON.stringify(news)));

/** News beyond that of this commit's own data. */
function newsOf(changed: Witness, ofLaw = law) {
  return reconcile(ofLaw, changed, disputes).unsettled.filter((news) => !ownNews.has(JSON.stringify(news)));
}

/** The witness with another answer for one year. */
function withSaved(year: number, change: (rows: readonly ProviderRow[]) => readonly ProviderRow[]): Witness {
  const years = new Map(witness.saved);
  years.set(year, change(years.get(year) ?? []));
  return { ...witness, saved: years };
}

const day = (date: string, name: string, counties: ProviderRow['counties'] = null): ProviderRow => ({
  date,
  name,
  counties,
  types: ['Public'],
});

test('every dispute of this commit settles something', async () => {
  expect((await runReconcile(DATA, { law, settled })).stale).toEqual([]);
});

test('the fallback agrees with the federal law tables in every year', () => {
  expect(reconcile(law, { ...witness, saved: new Map() }, []).unsettled).toEqual([]);
  const years = yearsFrom(FIRST_YEAR, LAST_YEAR);
  expect(years.filter((year) => fallbackRows(fallback, year).length === 0)).toEqual([]);
  const withoutRows = reconcile(law, { ...witness, saved: new Map(), fallback: [] }, []).unsettled;
  expect([...new Set(withoutRows.map(({ year }) => year))]).toEqual(years);
});

test('every holiday that a dispute or a name means has names in the law', () => {
  const known = new Set(Object.keys(law.holidays));
  const meant = [
    ...disputes.flatMap((dispute) => dispute.holidays),
    ...witness.names.map((name) => name.holiday),
  ];
  expect(meant.filter((holiday) => !known.has(holiday))).toEqual([]);
});

test('without disputes, every difference is news, and a dispute that settles nothing is an error', () => {
  const all = reconcile(law, witness, []).unsettled;
  const known = all.filter((one) => disputes.some((dispute) => settles(dispute, one)));
  expect(all).toHaveLength(known.length + ownNews.size);
  const dispute: Dispute = {
    scopes: ['on'],
    holidays: ['canada-day', 'boxing-day'],
    difference: 'provider-only',
    until: 1988,
    reasonEn: 'r',
    reasonFr: 'r',
    source: { nameEn: 's', nameFr: 's', url: 'https://example.org/' },
  };
  const settlement = reconcile(law, witness, [dispute]);
  expect(settlement.stale).toEqual([{ dispute, scope: 'on', holiday: 'canada-day' }]);
  expect(toReport(settlement)).toContain('- ON: `canada-day`, provider-only, since ever, until 1988');
});

test('a day that is missing, moved or new is news of its kind', () => {
  const changed = withSaved(2026, (rows) => [
    ...rows.filter((row) => row.name !== 'Saskatchewan Day' && row.name !== 'British Columbia Day'),
    day('2026-08-10', 'British Columbia Day', ['CA-BC']),
    day('2026-03-08', 'Women’s <b>Day</b> @all', ['CA-NT']),
  ]);
  const news = newsOf(changed);
  expect(news.map(({ scope, kind, holiday }) => [scope, kind, holiday])).toEqual([
    ['bc', 'other-date', 'august-monday'],
    ['nt', 'provider-only', 'womens-b-day-b-all'],
    ['sk', 'law-only', 'august-monday'],
  ]);
  const report = toReport(reconcile(law, changed, disputes));
  expect(report).toContain('`august-monday`: the law alone lists it; first law 2026-08-03');
  expect(report).toContain('first law 2026-08-03, provider 2026-08-10');
});

test('a day for the whole country, and an answer without rows, are news in every scope', () => {
  const news = newsOf(withSaved(2027, (rows) => [...rows, day('2027-06-11', 'Lake Day')]));
  expect(news.map(({ scope }) => scope)).toEqual(SCOPE_CODES);
  expect(new Set(newsOf(withSaved(2027, () => [])).map(({ scope }) => scope))).toEqual(new Set(SCOPE_CODES));
});

test('Canada Day on a Sunday, split in two rows, is one federal day', () => {
  const rows = witness.saved.get(2029) ?? [];
  expect(rows.filter((row) => row.name === 'Canada Day')).toHaveLength(2);
  const datesIn = (scope: ScopeCode) => providerHolidays(rows, scope, names).get('canada-day')?.dates;
  expect(datesIn('ca')).toEqual(['2029-07-01', '2029-07-02']);
  expect(datesIn('ab')).toEqual(['2029-07-02']);
  expect(datesIn('on')).toEqual(['2029-07-01']);
});

test('rows of provinces make a federal day only if they reach all of them, and other types never do', () => {
  const everywhere = [day('2026-08-03', 'A', REGIONS.slice(0, 6)), day('2026-08-03', 'A', REGIONS.slice(6))];
  expect([...providerHolidays(everywhere, 'ca', []).keys()]).toEqual(['a']);
  expect(providerHolidays(everywhere.slice(1), 'ca', []).size).toBe(0);
  expect(providerHolidays([{ ...day('2026-08-03', 'A'), types: ['Bank'] }], 'on', []).size).toBe(0);
});

test.each([
  ['Heritage Day', 'ns', 'family-day'],
  ['Heritage Day', 'ab', 'august-monday'],
  ['Discovery Day', 'nl', 'june-day'],
  ['Discovery Day', 'yt', 'discovery-day'],
  ['Armistice Day', 'nl', 'remembrance-day'],
  ['Armistice Day', 'ca', 'armistice-day'],
  ['Heritage Day', 'on', 'heritage-day'],
  ['Fête de l’été & Co.', 'qc', 'fete-de-lete-co'],
] as const)('"%s" in %s is %s', (name, scope, id) => {
  expect(findHolidayId(witness.names, name, scope)).toBe(id);
});

test.each([
  [1900, 'Thanksgiving', '1900-10-18'],
  [1923, 'Armistice Day', '1923-11-12'],
  [1935, 'Thanksgiving', '1935-10-24'],
  [1945, 'Canada Day', '1945-07-02'],
  [2090, 'National Day for Truth and Reconciliation', '2090-09-30'],
])('the fallback of %i has %s on %s', (year, name, date) => {
  expect(fallbackRows(witness.fallback, year)).toContainEqual(day(date, name));
});
