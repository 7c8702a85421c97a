import { expect, test } from 'vitest';
import { yearFacts } from '../year/year-facts.ts';
import { eventData, serviceData } from './linked-data.ts';

test('names the day off beside a holiday that the law moves', () => {
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
