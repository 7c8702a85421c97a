import { describe, expect, test } from 'vitest';
import { formatDate, readDay } from '../../core/calendar/day.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import { LOCALES, type Locale } from '../../core/language/locale.ts';
import { almanac, law, lists, offices } from '../common/almanac.ts';
import { readHistories } from '../common/histories.ts';
import { datesWithPage, pathOfDate } from '../day/date-pages.ts';
import { translateTo } from '../i18n/texts.ts';
import { dateView } from './date-view.ts';

const histories = await readHistories(Object.keys(law.holidays));

const view = (date: string, place: ScopeCode, locale: Locale = 'en') =>
  dateView({ almanac, lists, offices, histories }, readDay(date), place, locale, translateTo(locale));

describe('the answer for a date in a place', () => {
  test.each<[date: string, place: ScopeCode, locale: Locale, sentence: string]>([
    ['2027-05-24', 'on', 'en', 'it is a paid statutory holiday.'],
    ['2027-09-30', 'sk', 'en', 'it is a working day, unless your employer gives you the day off.'],
    ['2027-09-30', 'ns', 'fr', 'c’est un jour de travail, sauf pour le personnel du gouvernement.'],
    ['2027-09-30', 'qc', 'en', 'it is a working day.'],
    ['2026-12-26', 'qc', 'fr', 'ce n’est pas un jour férié, sauf pour le personnel du gouvernement.'],
    [
      '2026-12-26',
      'ab',
      'en',
      'it is not a holiday, unless your employer gives you the day off. Government staff are off.',
    ],
    [
      '2027-11-11',
      'mb',
      'en',
      'special rules apply: most businesses close, but you may not be paid if you don’t work.',
    ],
    ['2029-07-01', 'ca', 'en', 'it is a holiday, observed on Monday, July 2, 2029.'],
    ['2026-12-22', 'on', 'fr', 'c’est un jour de travail, comme partout au Canada.'],
    ['2026-12-19', 'on', 'en', 'it is not a holiday, here or anywhere else in Canada.'],
    ['2026-12-28', 'on', 'en', 'it is a working day by law, but many people are off.'],
    ['2026-12-28', 'on', 'fr', 'c’est un jour ouvrable selon la loi, mais beaucoup sont en congé.'],
    ['2026-12-28', 'ab', 'en', 'it is a working day; elsewhere, people may be off for Boxing Day.'],
    ['2026-12-24', 'ca', 'en', 'it is a working day by law, but you may have it off.'],
    // Boxing Day is a Sunday, and Monday goes to Christmas Day: most employers give Tuesday.
    ['2027-12-28', 'on', 'en', 'it is a working day by law, but many people are off.'],
    [
      '1905-07-01',
      'nl',
      'en',
      'there is no answer yet: it became a province or territory on March 31, 1949.',
    ],
  ])('%s in %s, %s', (date, place, locale, sentence) => {
    const { answer, rest } = view(date, place, locale);
    expect(answer + rest).toBe(sentence);
  });
});

test('a date that may be off says what the act owes, until when and by which section, and is not named after a list', () => {
  const { owed, names, isOff, run, squares } = view('2026-12-28', 'on');
  expect(owed).toEqual([
    {
      sentence: expect.stringMatching(/^Boxing Day is a Saturday\. .+ The last date is March 26, 2027\.$/),
      section: 'Employment Standards Act, 2000, S.O. 2000, c.\u00a041, s.\u00a029',
    },
  ]);
  expect([names, isOff, run]).toEqual(['', false, 'With December 28 off, you have 4 days off in a row.']);
  expect(squares.filter(({ mark }) => mark.startsWith('owed')).map(({ spoken }) => spoken)).toEqual([
    'Monday, December 28, 2026: possible day off',
  ]);
  const sentences = (place: ScopeCode) => view('2027-12-27', place).owed.map(({ sentence }) => sentence);
  expect(sentences('ca')).toHaveLength(2);
  // One rule for two holidays is told once.
  expect(sentences('on')).toEqual([
    expect.stringMatching(
      /^Christmas Day is a Saturday and Boxing Day is a Sunday\. .+ One day is owed for each\. The last dates are March 25 and March 26, 2028\.$/,
    ),
  ]);
});

test('a date on which only Yukon observes a holiday has its name only for readers there', () => {
  const names = (date: string, place: ScopeCode, locale: Locale = 'en') => view(date, place, locale).names;
  for (const place of ['ca', 'on', 'qc'] as const) expect(names('2027-12-27', place)).toBe('');
  expect(names('2022-01-03', 'ab', 'fr')).toBe('');
  expect(names('2027-12-27', 'yt', 'fr')).toBe('Jour de Noël');
  // A name that only others use is no heading of the reader's answer.
  const heading = (place: ScopeCode, locale: Locale) => view('2027-02-15', place, locale).heading;
  expect([heading('on', 'en'), heading('mb', 'fr')]).toEqual(['Family Day', 'Jour de Louis Riel']);
  expect(heading('yt', 'en')).toBe('Elsewhere: Family Day and Louis Riel Day');
  expect(heading('qc', 'fr')).toMatch(/^Ailleurs\u00a0: /);
  expect(view('2027-12-27', 'on').answers.find(({ place }) => place === 'yt')?.name).toBe('Christmas Day');
  // The holiday itself has its name everywhere.
  expect(names('2027-07-09', 'on')).toBe('Nunavut Day');
});

describe.each(LOCALES)('December 28, 2026, when offices are closed and many people are off, %s', (locale) => {
  const t = translateTo(locale);

  test.each(SCOPE_CODES)('no statement contradicts another in %s', (place) => {
    const { answer, rest, isOff, names, owed, squares, run, offices } = view('2026-12-28', place, locale);
    const isOwed = owed.length > 0;
    expect(offices.filter(({ mark }) => mark === 'closed').length).toBeGreaterThan(3);
    expect({ isOff, names, rest }).toEqual({
      isOff: false,
      names: '',
      rest: expect.not.stringContaining(t('date.rest.everywhere')),
    });
    expect(answer.includes(t('date.is.owed'))).toBe(isOwed);
    const square = squares.find(({ mark }) => mark.includes('date'));
    expect(square?.spoken.endsWith(t('date.mark.owed'))).toBe(isOwed);
    // The page quotes the place's own act, and the sentence names the holiday.
    expect(owed.map(({ section }) => section)).toEqual(
      isOwed ? [expect.stringContaining(place === 'ca' ? '193' : '29')] : [],
    );
    expect(
      run.startsWith(locale === 'en' ? (isOwed ? 'With' : 'Take') : isOwed ? 'Si vous êtes' : 'Prenez'),
    ).toBe(true);
    // A list's name stays in the row of the list, and no row calls the day ordinary.
    expect(`${answer}${rest}${run}`).not.toMatch(/lieu|remplacement|ordinary|ordinaire/);
    expect(offices.map(({ why }) => why).join()).not.toMatch(/regular|ordinary|ordinaire/i);
  });
});

describe('the history of a date in the past', () => {
  test.each<[date: string, history: string]>([
    ['1925-11-11', 'That year, Armistice Day was observed on Monday, November 9.'],
    ['1925-05-18', 'That year, Victoria Day was observed on Monday, May 25.'],
    ['2005-09-30', 'Since 2021, the National Day for Truth and Reconciliation has been a statutory holiday.'],
  ])('%s: %s', (date, history) => {
    expect(view(date, 'on').history).toContain(history);
  });

  test('a sentence that two holidays share is told once', () => {
    expect(view('1925-11-09', 'on').history).toHaveLength(1);
  });

  test('nothing is told of a date of today', () => {
    expect(view('2026-12-24', 'on').history).toEqual([]);
  });
});

test('Christmas Eve: what a day off would make of it, and what comes next', () => {
  const { squares, run, next, names } = view('2026-12-24', 'on');
  expect(names).toBe('Christmas Eve');
  expect(squares.map(({ mark, inside }) => `${inside} ${mark}`).join(', ')).toBe(
    '14 working, 15 working, 16 working, 17 working, 18 working, 19 weekend, 20 weekend, 21 working, 22 working, 23 working, 24 working date run, 25 law run, 26 law run, 27 long run, 28 owed, 29 working, 30 working, 31 working, 1 law, 2 long, 3 long',
  );
  expect(run).toBe('Take this day off and you get 4 days off in a row.');
  expect(next).toBe('The next statutory holiday is Christmas Day, on Friday, December 25, 2026.');
});

test('the dates with a page are holidays, bridges and days of lists of this year and the next', () => {
  const dates = datesWithPage(almanac, lists).map(formatDate);
  expect(dates).toContain('2027-05-24');
  // The Friday after Saint-Jean-Baptiste and after Canada Day, both Thursdays; the exchange's half day.
  for (const date of ['2027-06-25', '2027-07-02', '2026-12-24']) expect(dates).toContain(date);
  for (const date of ['2027-05-25', '2025-12-25', '2028-01-01']) expect(dates).not.toContain(date);
  expect(pathOfDate(almanac, lists, 'fr', readDay('2027-05-24'))).toBe('/fr/date/2027-05-24/');
  expect(pathOfDate(almanac, lists, 'fr', readDay('2027-05-25'))).toBe('/fr/date/?date=2027-05-25');
});

test('a day of the past leads to the act that made it a holiday then', () => {
  expect(view('1911-05-24', 'sk').acts).toEqual([
    {
      name: 'Bills of Exchange Act, R.S.C. 1906, c. 119, s. 43',
      path: 'https://books.google.com/books?id=MdwuAAAAIAAJ&pg=PA428',
    },
  ]);
});

test('sources disagree about September 30 in Nunavut, and the page says so', () => {
  const there = view('2026-09-30', 'on').answers.find(({ place }) => place === 'nu');
  expect(there?.name).toBe('sources disagree');
});

test.each([
  ['en', 'Mail, payments, offices and courts', 'Closed'],
  ['fr', 'Courrier, paiements, bureaux et tribunaux', 'Fermés'],
] as const)('on an ordinary weekend the offices but the stores are one line, in %s', (locale, who, what) => {
  const [stores, ...others] = view('2026-11-28', 'on', locale).offices;
  expect([stores?.office, ...others]).toMatchObject(['shops', { who, what }]);
});

describe('who is open, in words', () => {
  const row = (date: string, place: ScopeCode, office: string, locale: Locale = 'en') => {
    const found = view(date, place, locale).offices.find((one) => one.office === office);
    return found && [found.what, found.why, found.note].filter(Boolean).join(' | ');
  };

  test.each<[date: string, place: ScopeCode, office: string, locale: Locale, expected: string]>([
    ['2026-12-24', 'on', 'tsx', 'en', 'Closes at 1 p.m. | An early closing on the 2026 schedule'],
    ['2027-01-01', 'on', 'tsx', 'fr', 'Fermée | Comme toujours depuis 2002 | Calendrier de 2027 à paraître'],
    [
      '2027-07-02',
      'on',
      'tsx',
      'en',
      'Open | As on ordinary days since 2002 | 2027 schedule not published yet',
    ],
    [
      '2026-08-03',
      'on',
      'federal-offices',
      'en',
      'Closed | Provincial or Civic Holiday: a day off for its staff',
    ],
    ['2026-06-24', 'ca', 'federal-offices', 'en', 'Varies by province | Not a regular day in Quebec'],
    [
      '2027-02-15',
      'on',
      'bank-branches',
      'en',
      'Depends on the branch | Most banks close, National Bank among them; each bank decides',
    ],
    ['2026-11-24', 'ns', 'courts', 'en', 'Open'],
    ['2026-12-26', 'qc', 'bank-branches', 'en', 'Most are closed | A holiday under the Canada Labour Code'],
    [
      '2027-12-25',
      'on',
      'bank-branches',
      'fr',
      'Fermées pour la plupart | Jour férié selon le Code canadien du travail',
    ],
    ['2027-12-25', 'on', 'canada-post', 'en', 'No delivery | A holiday that falls on a Saturday'],
    [
      '2027-02-15',
      'on',
      'provincial-offices',
      'en',
      'Usually closed | As in 2016. Most provincial offices close on Ontario’s nine public holidays',
    ],
    [
      '2027-02-15',
      'on',
      'provincial-offices',
      'fr',
      'Fermés, habituellement | Comme en 2016. La plupart des bureaux provinciaux ferment pendant les neuf jours fériés de l’Ontario',
    ],
    ['2026-12-29', 'ns', 'courts', 'fr', 'Selon le tribunal | Nous n’avons trouvé aucun horaire'],
  ])('%s in %s: %s, %s', (date, place, office, locale, expected) => {
    expect(row(date, place, office, locale)?.replaceAll('\u00a0', ' ')).toBe(
      expected.replaceAll('\u00a0', ' '),
    );
  });
});
