import { describe, expect, test } from 'vitest';
import { almanac } from '../../../../tests/support/law/almanac.ts';
import type { Holiday } from '../../../core/holidays/holiday.ts';
import { holidayDateEvents, holidayEvent } from './events.ts';

const bc = almanac.scope('bc');
const canadaDay: Holiday = {
  id: 'canada-day',
  date: '2029-07-01',
  observedDate: '2029-07-02',
  nameEn: 'Canada Day',
  nameFr: 'Fête du Canada',
  global: true,
  counties: null,
  isoWeek: 26,
  canadaWeek: 27,
  observedIn: ['CA-BC'],
  kind: 'statutory',
  basis: 'paid',
  act: { name: 'An Act', nameFr: 'Une loi', url: 'https://laws.example/act' },
  confidence: 'high',
  inLieu: null,
};

const event = (holiday: Holiday, locale: 'en' | 'fr' = 'en') => holidayEvent(bc, 2029, holiday, locale);

describe('holidayEvent', () => {
  test('the event is on the observed date, and says so in both languages', () => {
    expect(event(canadaDay)).toMatchObject({
      uid: 'canada-day.2029.bc@statdays',
      start: '2029-07-02',
      end: '2029-07-02',
      summary: 'Canada Day (observed)',
      url: 'https://laws.example/act',
      description: [
        'Canada Day · British Columbia',
        'Statutory holiday, a paid day off by law',
        'Statute: An Act',
        'The holiday falls on Sunday, July 1, 2029; the day off is Monday, July 2, 2029.',
        '',
        'Fête du Canada · Colombie-Britannique',
        'Jour férié, congé payé prévu par la loi',
        'Texte applicable\u00a0: Une loi',
        'Le jour férié tombe le dimanche 1er\u00a0juillet 2029; selon la loi, le congé est le lundi 2\u00a0juillet 2029.',
      ].join('\n'),
    });
  });

  test('in French, it has the same UID, and French comes first', () => {
    const french = event(canadaDay, 'fr');
    expect(french.uid).toBe(event(canadaDay).uid);
    expect(french.summary).toBe('Fête du Canada (congé reporté)');
    expect(french.description?.startsWith('Fête du Canada')).toBe(true);
  });

  test.each<[string, Partial<Holiday>, string, string]>([
    [
      'a day of a part of the province',
      { global: false, counties: [] },
      'part of the province',
      'une partie de la province',
    ],
    [
      'an optional day',
      { kind: 'optional', basis: 'custom' },
      'Optional day, at the employer’s discretion\n',
      'Jour facultatif, au choix de l’employeur\n',
    ],
    [
      'a day with notes',
      { notes: { en: 'July 2 on a Sunday.', fr: 'Le 2\u00a0juillet, un dimanche.' } },
      'July 2, 2029.\nJuly 2 on a Sunday.',
      'juillet 2029.\nLe 2\u00a0juillet, un dimanche.',
    ],
  ])('it says what is particular to %s in both languages', (_, particular, en, fr) => {
    const { description } = event({ ...canadaDay, ...particular });
    expect(description).toContain(en);
    expect(description).toContain(fr);
  });

  test('without a statute, it cites none', () => {
    const { description, url } = event({ ...canadaDay, act: null });
    expect(description).not.toMatch(/Statute|Loi\u00a0:/);
    expect(url).toBeNull();
  });

  test('in French, it leads to the French text of the statute if there is one', () => {
    const urlFr = 'https://laws.example/loi';
    const bilingual = { ...canadaDay, act: { name: 'An Act', nameFr: 'Une loi', url: null, urlFr } };
    expect(event(bilingual, 'fr').url).toBe(urlFr);
    expect(event(bilingual).url).toBeNull();
    expect(event(canadaDay, 'fr').url).toBe('https://laws.example/act');
  });
});

describe('holidayDateEvents', () => {
  test('one event has all places with the same date', () => {
    const events = holidayDateEvents(almanac, 'labour-day', 2027, 'en');
    expect(events).toMatchObject([
      { uid: 'holiday.labour-day.2027.ca@statdays', start: '2027-09-06', summary: 'Labour Day' },
    ]);
    expect(events[0]?.description).toContain('Statutory holiday in: Canada, Alberta, British Columbia');
    expect(events[0]?.description).toContain(
      'Où ce jour est férié\u00a0: Canada, Alberta, Colombie-Britannique',
    );
  });

  test('each date has an event if places differ', () => {
    const events = holidayDateEvents(almanac, 'canada-day', 2029, 'en');
    expect(events.map(({ start }) => start)).toEqual(['2029-07-01', '2029-07-02']);
    expect(events[0]?.summary).toBe('Canada Day (4 jurisdictions)');
  });
});
