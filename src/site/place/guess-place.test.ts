import { describe, expect, test } from 'vitest';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { almanac } from '../common/almanac.ts';
import { guessPlace } from './guess-place.ts';

describe('guessPlace', () => {
  test.each(SCOPE_CODES.filter((code) => code !== 'ca'))('knows the zone of %s', (code) => {
    const guess = guessPlace(almanac.scope(code).timeZone, ['en-CA']);
    expect([guess?.code, guess?.neighbour]).toContain(code);
  });

  test.each([
    { name: 'Toronto in English', zone: 'America/Toronto', languages: ['en-CA'], place: 'on' },
    { name: 'Toronto in French', zone: 'America/Toronto', languages: ['fr-CA', 'en'], place: 'qc' },
    {
      name: 'Toronto in English and then French',
      zone: 'America/Toronto',
      languages: ['en', 'fr'],
      place: 'qc',
    },
    { name: 'Winnipeg in French', zone: 'America/Winnipeg', languages: ['fr-CA'], place: 'mb' },
    { name: 'Labrador', zone: 'America/Goose_Bay', languages: ['en-CA'], place: 'nl' },
    { name: 'Paris', zone: 'Europe/Paris', languages: ['fr'], place: undefined },
    { name: 'New York', zone: 'America/New_York', languages: ['en-US'], place: undefined },
    { name: 'a clock without a place', zone: 'UTC', languages: [], place: undefined },
  ])('takes $name for $place', ({ zone, languages, place }) => {
    expect(guessPlace(zone, languages)?.code).toBe(place);
  });
});
