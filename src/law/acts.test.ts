import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { almanac } from '../../tests/support/law/almanac.ts';
import { DATA } from '../../tests/support/law/data-folder.ts';
import { law } from '../../tests/support/law/law.ts';
import { type Basis, FIRST_YEAR, LAST_YEAR } from '../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';

interface InForce {
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly listEvidence?: string;
  readonly url?: string;
  readonly urlFr?: string;
  readonly from?: string;
  readonly to?: string;
}
const statutes: readonly InForce[] = JSON.parse(readFileSync(join(DATA, 'statutes.json'), 'utf8'));

describe('a day cites the act in force on its date', () => {
  test.each<[string, ScopeCode, number, string, string | null, Basis]>([
    [
      'a federal holiday before the Labour Code',
      'ca',
      1950,
      'canada-day',
      'Bills of Exchange Act, R.S.C. 1927',
      'legal',
    ],
    [
      'Dominion Day before the Revised Statutes of 1906',
      'ca',
      1906,
      'canada-day',
      'Dominion Day Act, 1879',
      'legal',
    ],
    [
      'Victoria Day under the Revised Statutes of 1906',
      'sk',
      1908,
      'victoria-day',
      'Bills of Exchange Act, R.S.C. 1906',
      'legal',
    ],
    ['under the code of 1965', 'ca', 1966, 'labour-day', 'Canada Labour (Standards) Code', 'paid'],
    ['two weeks before that of 1970', 'ca', 1971, 'canada-day', 'Canada Labour (Standards) Code', 'paid'],
    ['and after', 'ca', 1971, 'labour-day', 'Canada Labour Code, R.S.C. 1970', 'paid'],
    ['today', 'ca', 2026, 'canada-day', 'Canada Labour Code, R.S.C. 1985', 'paid'],
    ['Armistice Day', 'bc', 1925, 'armistice-day', 'Armistice Day Act, 1921', 'legal'],
    ['the Queen’s Birthday of 1900', 'nt', 1900, 'victoria-day', 'Bills of Exchange Act, 1890', 'legal'],
    ['Victoria Day of 1901', 'nt', 1901, 'victoria-day', 'Victoria Day Act, 1901', 'legal'],
    [
      'Ontario before it had a list',
      'on',
      1950,
      'new-years-day',
      'Bills of Exchange Act, R.S.C. 1927',
      'legal',
    ],
    ['its first', 'on', 1970, 'new-years-day', 'Employment Standards Act, 1968', 'legal'],
    ['one that was not read', 'on', 1980, 'new-years-day', 'Bills of Exchange Act, R.S.C. 1970', 'legal'],
    ['no federal holiday then', 'on', 1989, 'boxing-day', null, 'paid'],
    ['the day before a new act', 'on', 2001, 'labour-day', 'Employment Standards Act, R.S.O. 1990', 'paid'],
    ['and after it', 'on', 2001, 'thanksgiving', 'Employment Standards Act, 2000', 'paid'],
    [
      'June 24 by its first act',
      'qc',
      1977,
      'saint-jean-baptiste-day',
      '1925 act making June 24 a holiday',
      'legal',
    ],
    ['and by its second', 'qc', 1978, 'saint-jean-baptiste-day', 'National Holiday Act', 'paid'],
    [
      'Quebec’s other days that year',
      'qc',
      1978,
      'labour-day',
      'Bills of Exchange Act, R.S.C. 1970',
      'legal',
    ],
    ['before April 16, 1980', 'qc', 1980, 'good-friday', 'Bills of Exchange Act, R.S.C. 1970', 'legal'],
    ['and after', 'qc', 1980, 'canada-day', 'Act respecting labour standards', 'legal'],
    ['Manitoba’s Remembrance Day', 'mb', 1986, 'remembrance-day', 'Holidays Act, R.S.C. 1970', 'legal'],
    ['by its own act', 'mb', 1987, 'remembrance-day', 'The Remembrance Day Act, R.S.M. 1987', 'special'],
    ['Nova Scotia’s before its act', 'ns', 1980, 'remembrance-day', 'Holidays Act, R.S.C. 1970', 'legal'],
    ['Nova Scotia’s', 'ns', 1981, 'remembrance-day', 'Remembrance Day Act, R.S.N.S. 1989', 'special'],
    [
      'Newfoundland’s when it was new',
      'nl',
      1949,
      'remembrance-day',
      'Armistice Day Act, as amended',
      'legal',
    ],
    ['before it was paid', 'nl', 2001, 'remembrance-day', 'Holidays Act, R.S.C. 1985', 'legal'],
    ['and after', 'nl', 2002, 'remembrance-day', 'Labour Standards Act, R.S.N.L. 1990', 'paid'],
    [
      'Newfoundland two weeks after it joined',
      'nl',
      1949,
      'good-friday',
      'Bills of Exchange Act, R.S.C. 1927',
      'legal',
    ],
    [
      'a year whose change of act has no known day',
      'ns',
      1990,
      'labour-day',
      'Labour Standards Code, S.N.S. 1972',
      'legal',
    ],
    ['the next', 'ns', 1991, 'new-years-day', 'Labour Standards Code, R.S.N.S. 1989', 'legal'],
    [
      'Islander Day before June 30, 2026',
      'pe',
      2026,
      'family-day',
      'Employment Standards Act, S.P.E.I. 1992',
      'paid',
    ],
    ['Canada Day after', 'pe', 2026, 'canada-day', 'Employment Standards Act, S.P.E.I. 2024', 'paid'],
  ])('%s: %s %i %s', (_name, scope, year, id, act, basis) => {
    const holiday = almanac.statutory(scope, year).find((day) => day.id === id);
    expect(holiday?.basis).toBe(basis);
    if (act === null) expect(holiday?.act).toBeNull();
    else expect(holiday?.act?.name.slice(0, act.length)).toBe(act);
  });

  test.each(SCOPE_CODES)('%s cites none before it was in force nor after', (scope) => {
    const wrong = [];
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (const { id, date, act } of almanac.listing(scope, year)) {
        if (!act) continue;
        const { from = '', to = '9999' } = statutes.find(({ nameEn }) => nameEn === act.name) ?? {};
        const isInForce = date.slice(0, from.length) >= from && date.slice(0, to.length) <= to;
        if (!isInForce) wrong.push(`${date} ${id} ${act.name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('an act with an official French title that is cited leads to a text in French, but for one', () => {
  const isOfficial = (nameFr: string) => /^\p{Lu}/u.test(nameFr) && !nameFr.endsWith('(en anglais)');
  const inEnglishAlone = statutes.filter(
    ({ nameFr, listEvidence, url, urlFr }) =>
      isOfficial(nameFr) && listEvidence !== 'no' && url !== undefined && urlFr === undefined,
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
