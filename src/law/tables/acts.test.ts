import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { law } from '../../../tests/support/law/law.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import type { StatuteRow } from './schema.ts';

const statutes: readonly StatuteRow[] = JSON.parse(readFileSync(join(DATA, 'statutes.json'), 'utf8'));

const citedEn = ({ nameEn, citationEn, sectionEn }: StatuteRow): string =>
  [nameEn, citationEn, sectionEn].filter(Boolean).join(', ');

test('no act has its citation or section in its name', () => {
  const faults = statutes.filter(({ nameEn }) =>
    /, (?:(?:ss?|c)\. [A-Z]?\d[^()]*|[A-Z]\.[A-Z].*)$/.test(nameEn),
  );
  expect(faults).toEqual([]);
});

test.each(SCOPE_CODES)('the days of %s cite acts that are in force on their date', (scope) => {
  const wrong = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (const { id, date, act } of almanac.listing(scope, year)) {
      if (!act) continue;
      const { from = '', to = '9999' } = statutes.find((one) => citedEn(one) === act.name) ?? {};
      const isInForce = date.slice(0, from.length) >= from && date.slice(0, to.length) <= to;
      if (!isInForce) wrong.push(`${date} ${id} ${act.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an act with an official French title that is cited leads to a text in French, but for one', () => {
  const isOfficial = (nameFr: string) => /^\p{Lu}/u.test(nameFr) && !nameFr.endsWith('(en anglais)');
  const inEnglishAlone = statutes.filter(
    ({ nameFr, citationFr = '', sectionFr = '', listEvidence, url, urlFr }) =>
      isOfficial(`${nameFr} ${citationFr} ${sectionFr}`.trim()) &&
      listEvidence !== 'no' &&
      url !== undefined &&
      urlFr === undefined,
  );
  // Of Nunavut’s act no consolidation in French was found but one of 1999, which lacks two of its days.
  expect(inEnglishAlone.map(({ id }) => id)).toEqual(['nu-labour-standards-1999']);
});

test('an act without an address of its text has none, and not its publisher’s front page', () => {
  const addresses = Object.values(law.statutes).flatMap(({ url, urlFr }) => [url, urlFr ?? null]);
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).hash;
  expect(addresses.filter((address) => address !== null && pathOf(address) === '/')).toEqual([]);
  expect(almanac.statutory('ca', 1966).find(({ id }) => id === 'labour-day')?.act?.url).toBeNull();
});

test('a day has one French and one English name, not two with a stroke between them', () => {
  const names = Object.values(law.holidays).flatMap((holiday) => [
    holiday,
    ...Object.values(holiday.names ?? {}),
  ]);
  expect(names.filter(({ nameEn, nameFr }) => `${nameEn}${nameFr}`.includes('/'))).toEqual([]);
});

test('where sources disagree on September 30 in Nunavut, the listing says so and whom to ask', () => {
  const day = almanac.statutory('nu', 2026).find(({ id }) => id === 'truth-and-reconciliation-day');
  expect(day?.notes?.en).toContain('Labour Standards Compliance Office');
  expect(day?.notes?.fr).toContain('bureau des normes du travail du Nunavut');
});
