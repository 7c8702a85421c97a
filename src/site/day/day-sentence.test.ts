import { expect, test } from 'vitest';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import { translateTo } from '../i18n/texts.ts';
import { whatAndWhere } from './day-sentence.ts';

const t = translateTo('fr');

test('a place that calls the day otherwise says how', () => {
  const sentence = whatAndWhere(
    [
      { place: 'on', what: 'paid', name: 'Fête de la Reine' },
      { place: 'qc', what: 'paid', name: 'Journée nationale des patriotes' },
      { place: 'yt', what: 'paid' },
    ],
    t,
  );
  expect(sentence).toBe(
    'congé payé prévu par la loi en Ontario (Fête de la Reine), au Québec (Journée nationale des patriotes) et au Yukon',
  );
});

test('a day of all places names those that call it otherwise', () => {
  const everywhere = SCOPE_CODES.map((place) => ({
    place,
    what: 'paid' as const,
    name: place === 'nl' ? 'Jour commémoratif' : undefined,
  }));
  expect(whatAndWhere(everywhere, t)).toBe(
    'congé payé prévu par la loi partout au Canada (Jour commémoratif à Terre-Neuve-et-Labrador)',
  );
});

test('a federal day of the public service is one of the government’s own staff', () => {
  const days = [
    { place: 'ca', what: 'government' },
    { place: 'pe', what: 'government' },
  ] as const;
  expect(whatAndWhere(days, t)).toBe(
    'congé de la fonction publique à l’Île-du-Prince-Édouard et au gouvernement fédéral',
  );
});
