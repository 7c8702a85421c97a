import { expect, test } from 'vitest';
import { ask } from '../../../tests/support/search/ask.ts';

/** Today is November 22, 2026. A period begins on its first day, however it is worded. The Federal Courts are the same everywhere. */
test.each([
  ['10 days after december 20 2026 ontario court', 10, '2026-12-20', 'civil-procedure-on'],
  ['10 days before december 20 2026 ontario court', 10, '2026-12-20', 'civil-procedure-on'],
  ['deadline 2 weeks after december 20 2026 ontario court', 14, '2026-12-20', 'civil-procedure-on'],
  ['30 days from today ontario court', 30, '2026-11-22', 'civil-procedure-on'],
  ['30 day deadline from november 18', 30, '2026-11-18', 'civil-procedure-on'],
  ['deadline in 20 days quebec court', 20, '2026-11-22', 'civil-procedure-qc'],
  ['10 days from dec 20 federal court', 10, '2026-12-20', 'federal-courts-ca'],
  ['délai de 10 jours après le 20 décembre 2026 tribunal québec', 10, '2026-12-20', 'civil-procedure-qc'],
  ['délai de 10 jours avant le 20 décembre 2026 tribunal québec', 10, '2026-12-20', 'civil-procedure-qc'],
  ['délai de 10 jours à partir du 20 décembre 2026 tribunal québec', 10, '2026-12-20', 'civil-procedure-qc'],
  ['délai dans deux semaines tribunal québec', 14, '2026-11-22', 'civil-procedure-qc'],
  ['10 jours après le 20 décembre cour fédérale', 10, '2026-12-20', 'federal-courts-ca'],
] as const)('%s leads to a deadline', async (question, days, date, list) => {
  const locale = question.includes('jours') || question.startsWith('délai') ? 'fr' : 'en';
  const page = locale === 'fr' ? '/fr/delai/' : '/en/deadline/';
  const answer = await ask(question, locale, 'on');
  expect(answer?.links[0]?.href).toBe(`${page}?days=${days}&date=${date}&list=${list}`);
});

/** The first link of an answer leads to the page that was made for the question. */
test.each([
  // A page answers for the place of the question.
  ['boxing day alberta', 'on', '/en/date/2026-12-26/?place=ab'],
  ['10 days from november 20 alberta', 'on', '/en/date/?date=2026-11-30&place=ab'],
  ['lendemain de noël en alberta', 'qc', '/fr/date/2026-12-26/?place=ab'],
  ['json all provinces 2027', 'on', '/en/docs/downloads/'],
  // Days that are expected are on the page of the last year that is out.
  ['tsx holidays 2027', 'on', '/en/lists/tsx/2026/#projected'],
  ['congés bourse 2027', 'qc', '/fr/listes/tsx/2026/#projected'],
  // Bank branches follow federal law.
  ['bank holidays 2027', 'on', '/en/canada/2027/'],
  ['congés des banques 2027', 'qc', '/fr/canada/2027/'],
  // A formula counts business days.
  ['excel networkdays holidays', 'on', '/en/business-days/?date=2026-01-01&province=on&to=2026-12-31'],
  ['excel nb.jours.ouvres fériés', 'qc', '/fr/jours-ouvrables/?date=2026-01-01&province=qc&to=2026-12-31'],
  // Several provinces are side by side.
  ['payroll holidays 2027 ontario quebec bc', 'on', '/en/2027/?places=bc,on,qc'],
  ['jours fériés 2027 québec ontario', 'qc', '/fr/2027/?places=on,qc'],
] as const)('%s (%s) leads to %s', async (question, place, href) => {
  const answer = await ask(question, href.startsWith('/fr') ? 'fr' : 'en', place);
  expect(answer?.links[0]?.href).toBe(href);
});
