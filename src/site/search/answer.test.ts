import { expect, test } from 'vitest';
import { answerLine, ask, isRefusal, questions } from '../../../tests/support/search/ask.ts';
import refused from '../../../tests/support/search/refused.json' with { type: 'json' };
import { LOCALES } from '../../core/language/locale.ts';

// The answers quote the law: after a change of law, `npm test -- --update` writes them, and reviewers read the diff.
test('each question of the table has the answer of its row', async () => {
  const rows: string[] = [];
  for (const locale of LOCALES)
    for (const question of questions[locale])
      rows.push(`${[locale, question, await answerLine(question, locale)].join('\t')}\n`);
  await expect(rows.join('')).toMatchFileSnapshot('answer.test.tsv');
});

test.each([
  ['en', 'boxing day stat', 'Yes, by law.', 'Only for government staff.'],
  ['en', 'is nunavut day a stat', 'No, not in Ontario.', 'No, not in Quebec.'],
  ['en', 'august long weekend', 'July 31 to August 2, 2027.', 'Monday, August 2, 2027.'],
  ['en', 'holidays next month', '2 statutory holidays.', '1 statutory holiday.'],
  ['en', 'working days between victoria day and canada day 2027', '27 business days.', '26 business days.'],
  [
    'fr',
    'pont de noël 2027 jours à prendre',
    'Prenez 3 jours, obtenez-en 10.',
    'Prenez 5 jours, obtenez-en 9.',
  ],
  ['fr', 'les banques sont tu ouvertes le 24 juin', 'Ouvertes.', 'Selon la succursale.'],
  [
    'fr',
    'suis-je payé le 24 juin si je suis malade la veille',
    'Non.',
    'Oui, selon la loi, si vous y avez droit.',
  ],
  ['fr', 'ajouter les fériés à outlook', 'Calendrier : Ontario.', 'Calendrier : Québec.'],
] as const)(
  'in %s, “%s” is answered for the place of the reader',
  async (locale, question, ontario, quebec) => {
    expect(await answerLine(question, locale, 'on')).toBe(ontario);
    expect(await answerLine(question, locale, 'qc')).toBe(quebec);
  },
);

test.each([
  ['en', 'how many holidays in quebec in 2027', 'Good Friday (March 26, 2027) is the day off'],
  ['en', 'business days march 2027 quebec', 'Easter Monday (March 29, 2027) is not'],
  ['fr', '10 jours ouvrables après le 22 mars 2027 au québec', 'le Vendredi saint (26 mars 2027) est chômé'],
  ['en', 'is december 4 2026 a holiday in ontario', 'Friday, December 4, 2026, is a working day in Ontario.'],
] as const)('in %s, “%s” also says: %s', async (locale, question, said) => {
  const answer = await ask(question, locale);
  expect(answer?.said?.replaceAll('\u00a0', ' ')).toContain(said);
});

test.each(LOCALES)('search says in %s what it doesn’t know', async (locale) => {
  const sure: string[] = [];
  for (const question of refused[locale]) {
    const line = await answerLine(question, locale, 'on');
    if (!isRefusal(line)) sure.push(`${question}: ${line}`);
  }
  expect(sure).toEqual([]);
});

test('a name that two places give to different days is that of the reader’s place', async () => {
  expect(await answerLine('discovery day 2027', 'en', 'yt')).toBe('Monday, August 16, 2027.');
  expect(await answerLine('discovery day 2027', 'en', 'nl')).toBe('Monday, June 21, 2027.');
});
