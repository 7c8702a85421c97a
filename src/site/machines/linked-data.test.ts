import { expect, test } from 'vitest';
import { yearFacts } from '../day/year-facts.ts';
import { breadcrumbData, eventData, serviceData, yearData } from './linked-data.ts';

test('names the day off with a holiday that the law moves', () => {
  const events = eventData(yearFacts('ca', 2029), 'en', 'https://example.org/en/canada/2029/');
  expect(events).toContainEqual(expect.objectContaining({ name: 'Canada Day', startDate: '2029-07-01' }));
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'Canada Day (observed)', startDate: '2029-07-02' }),
  );
});

test('describes the whole data set under the address of the page', () => {
  const [dataset] = serviceData({
    name: 'Jours fériés',
    description: 'Les données',
    locale: 'fr',
    url: (path) => `https://example.org${path}`,
    revision: '2026-11-21',
  });
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: 'https://example.org/fr/',
    license: 'https://opensource.org/license/mit',
    distribution: expect.arrayContaining(
      ['/downloads/all.json', '/downloads/all.csv', '/calendars/on.fr.ics'].map((path) =>
        expect.objectContaining({ contentUrl: `https://example.org${path}` }),
      ),
    ),
  });
});

test('describes a year of a place with its own files', () => {
  const dataset = yearData(yearFacts('on', 2027), {
    name: 'Ontario: statutory holidays in 2027',
    description: 'The days',
    locale: 'en',
    url: (path) => `https://example.org${path}`,
    revision: '2026-11-21',
  });
  expect(dataset).toMatchObject({
    temporalCoverage: '2027',
    spatialCoverage: { name: 'Ontario', address: { addressRegion: 'ON' } },
    distribution: ['/holidays/2027/on.json', '/holidays/2027/on.en.ics'].map((path) =>
      expect.objectContaining({ contentUrl: `https://example.org${path}` }),
    ),
  });
});

test('numbers the pages from the first to the page itself', () => {
  const trail = [
    { name: 'My days off', path: '/en/' },
    { name: 'Ontario', path: '/en/ontario/' },
  ];
  expect(breadcrumbData(trail, (path) => `https://example.org${path}`).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'My days off', item: 'https://example.org/en/' },
    { '@type': 'ListItem', position: 2, name: 'Ontario', item: 'https://example.org/en/ontario/' },
  ]);
});
