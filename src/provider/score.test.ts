import { describe, expect, test } from 'vitest';
import { law } from '../../tests/support/law/law.ts';
import type { Reason } from '../law/schema.ts';
import type { ProviderHoliday } from './compare.ts';
import { type Peer, score } from './score.ts';

/** A peer that lists these dates, by id, in Prince Edward Island every year, and nothing elsewhere. */
function peerOf(datesIn: (year: number) => Readonly<Record<string, readonly string[]>>): Peer {
  return {
    id: 'date-holidays',
    version: '1.0.0',
    holidays: (scope, year) => (scope === 'pe' ? listing(datesIn(year)) : undefined),
  };
}

function listing(dates: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, ProviderHoliday> {
  return new Map(Object.entries(dates).map(([id, dates]) => [id, { id, dates, name: id }]));
}

const reason: Reason = {
  peers: ['date-holidays'],
  error: 'theirs',
  scopes: ['pe'],
  holidays: ['boxing-day'],
  difference: 'provider-only',
  reasonEn: 'Not a paid holiday.',
  reasonFr: 'Ce n’est pas un jour férié payé.',
  source: { nameEn: 'An act', nameFr: 'Une loi', url: 'https://laws.example/act' },
};

describe('score', () => {
  const peer = peerOf((year) => ({
    'labour-day': [`${year}-09-01`],
    'christmas-day': [`${year}-12-25`, `${year}-12-27`],
    'boxing-day': [`${year}-12-26`],
  }));
  const { peers, differences } = score(law, [peer], [reason], [2021, 2021]);
  const [tally] = peers[0]?.tallies ?? [];

  test('has a tally for each scope that the peer lists, and for no other', () => {
    expect(peers[0]?.tallies.map(({ scope }) => scope)).toEqual(['pe']);
  });

  test('counts every holiday of either listing once', () => {
    const { compared, agreed, theirs, ours, open, unexplained } = tally ?? {};
    expect({ agreed, theirs, ours, open }).toEqual({ agreed: 1, theirs: 1, ours: 0, open: 0 });
    expect(compared).toBe(1 + 1 + (unexplained ?? 0));
  });

  test('counts substitute days apart', () => {
    expect(tally?.substitutes).toEqual({ both: 0, lawOnly: 0, peerOnly: 1 });
  });

  test('names every difference, with its reason where there is one', () => {
    const byHoliday = new Map(differences.map((difference) => [difference.holiday, difference]));
    expect(byHoliday.get('boxing-day')).toMatchObject({
      kind: 'provider-only',
      error: 'theirs',
      source: reason.source,
    });
    expect(byHoliday.get('labour-day')).toMatchObject({ kind: 'other-date', years: [[2021, 2021]] });
    expect(byHoliday.get('labour-day')).not.toHaveProperty('error');
    expect(byHoliday.get('good-friday')?.kind).toBe('law-only');
  });

  test('takes the observed date for the holiday, and for a substitute that both list', () => {
    const observed = peerOf((year) => ({ 'canada-day': [`${year}-07-02`] }));
    const moved = {
      ...observed,
      holidays: (scope: string, year: number) => (scope === 'bc' ? observed.holidays('pe', year) : undefined),
    };
    const [bc] = score(law, [moved], [], [2029, 2029]).peers[0]?.tallies ?? [];
    expect(bc).toMatchObject({ agreed: 1, substitutes: { both: 1, lawOnly: 0, peerOnly: 0 } });
  });
});
