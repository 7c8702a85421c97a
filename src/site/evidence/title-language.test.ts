import { expect, test } from 'vitest';
import { languageOfTitle } from './title-language.ts';

test.each([
  ['Code canadien du travail, art. 166 « jours fériés »', 'fr'],
  ['CNESST, Liste des jours fériés, chômés et payés', 'fr'],
  ['Loi sur les lettres de change, L.R.C. (1985), ch. B-4, art. 42', 'fr'],
  ['Wikipédia, Loi sur la fête nationale', 'fr'],
  ['Code of Civil Procedure, CQLR c. C-25.01, s. 82 (Légis Québec)', 'en'],
  ['Bills of Exchange Act, R.S.C. 1985, c. B-4, s. 42 (in force since August 3, 2021)', 'en'],
  ['La Patrie, November 18, 1904, quoted by J. Provencher', 'en'],
  ['GN Act R-001-2024', 'en'],
  ['S.C. 2021, c. 11 (Bill C-5), s. 1 (justicecanada/laws-lois-xml)', 'en'],
  ['Employment Standards Code, R.S.A. 2000, c. E-9, art. 25 (en anglais)', 'en'],
] as const)('%s is in %s', (title, language) => expect(languageOfTitle(title)).toBe(language));
