import { describe, expect, test } from 'vitest';
import { law, lists as tables } from '../../../tests/support/law/law.ts';
import { dayOf, formatDate } from '../../calendar/day.ts';
import { createAlmanac } from '../almanac.ts';
import type { ScopeCode } from '../scope.ts';
import { createLists } from './lists.ts';
import { type Office, openOrClosed } from './open-or-closed.ts';

const almanac = createAlmanac(law);
const lists = createLists(tables, law.holidays);

const on = (date: string, place: ScopeCode) => openOrClosed(almanac, lists, dayOf(date), place);

/** `closed: National Day …`, `unknown: open 2021 2022`: an answer in a line. */
function line(date: string, place: ScopeCode, office: Office): string | undefined {
  const answer = on(date, place).find((one) => one.office === office);
  if (!answer) return undefined;
  const { opening, reason } = answer;
  if (reason.kind === 'earlier-years')
    return `${opening}: ${reason.did} ${reason.years.at(0)} to ${reason.years.at(-1)}, ${reason.holiday?.nameEn ?? 'an ordinary day'}`;
  if (reason.kind === 'recess') return `${opening}: ${formatDate(reason.start)} to ${formatDate(reason.end)}`;
  const name = 'holiday' in reason ? reason.holiday.nameEn : reason.kind;
  const where = reason.kind === 'holiday' && reason.provinces ? ` in ${reason.provinces.join(' ')}` : '';
  return `${opening}: ${name}${where}`;
}

describe('open or closed', () => {
  test.each<[date: string, place: ScopeCode, office: Office, expected: string | undefined]>([
    // A holiday of federal law that the exchange never kept, in a year that nobody has published.
    ['2027-09-30', 'on', 'bank-branches', 'closed: National Day for Truth and Reconciliation'],
    ['2027-09-30', 'on', 'tsx', 'unknown: open 2021 to 2026, National Day for Truth and Reconciliation'],
    [
      '2027-09-30',
      'on',
      'canada-post',
      'unknown: closed 2023 to 2026, National Day for Truth and Reconciliation',
    ],
    [
      '2027-09-30',
      'on',
      'payments',
      'unknown: closed 2026 to 2026, National Day for Truth and Reconciliation',
    ],
    ['2027-09-30', 'on', 'federal-public-service', 'closed: National Day for Truth and Reconciliation'],
    ['2027-09-30', 'on', 'federal-courts-ca', 'closed: National Day for Truth and Reconciliation'],
    ['2027-09-30', 'on', 'civil-procedure-on', 'open: ordinary'],
    ['2027-09-30', 'on', 'provincial-offices', 'closed: National Day for Truth and Reconciliation'],
    ['2027-09-30', 'bc', 'provincial-offices', undefined],
    ['2026-09-30', 'on', 'tsx', 'open: ordinary'],
    // Christmas Eve: half a day at the exchange, no holiday of any law.
    ['2026-12-24', 'on', 'tsx', 'early: Christmas Eve'],
    ['2026-12-24', 'on', 'bank-branches', 'open: ordinary'],
    ['2026-12-24', 'on', 'federal-courts-ca', 'recess: 2026-12-21 to 2027-01-07'],
    ['2027-01-05', 'on', 'federal-courts-ca', 'recess: 2026-12-21 to 2027-01-07'],
    ['2026-12-24', 'on', 'civil-procedure-on', 'open: ordinary'],
    ['2027-12-24', 'on', 'tsx', 'unknown: early 2010 to 2026, an ordinary day'],
    ['2027-03-09', 'on', 'tsx', 'unknown: open 2002 to 2026, an ordinary day'],
    // The Monday after Boxing Day on a Saturday: in lieu on the lists, either day by federal law.
    ['2026-12-28', 'on', 'tsx', 'closed: Boxing Day (day in lieu)'],
    ['2026-12-28', 'on', 'bank-branches', 'varies: Boxing Day'],
    ['2028-11-10', 'on', 'bank-branches', 'varies: Remembrance Day'],
    // Holidays of a province that are none by federal law.
    ['2027-02-15', 'on', 'bank-branches', 'varies: Family Day'],
    ['2027-02-15', 'qc', 'bank-branches', 'open: ordinary'],
    ['2026-06-24', 'qc', 'cra', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    ['2026-06-24', 'on', 'cra', 'open: ordinary'],
    ['2026-06-24', 'ca', 'cra', 'some: National Holiday (Saint-Jean-Baptiste Day) in qc'],
    [
      '2027-06-24',
      'ca',
      'canada-post',
      'unknown: some 2017 to 2026, National Holiday (Saint-Jean-Baptiste Day)',
    ],
    ['2027-06-24', 'qc', 'civil-procedure-qc', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    // Weekends, and years of which no source speaks.
    ['2027-05-22', 'on', 'tsx', 'closed: weekend'],
    ['2027-05-22', 'on', 'bank-branches', 'varies: weekend'],
    ['2020-07-01', 'on', 'canada-post', undefined],
    ['1925-11-11', 'on', 'bank-branches', undefined],
  ])('%s in %s: %s is %s', (date, place, office, expected) => {
    expect(line(date, place, office)).toBe(expected);
  });

  test('nothing is said of a date of which no source speaks', () => {
    expect(on('1925-11-11', 'on')).toEqual([]);
  });
});
