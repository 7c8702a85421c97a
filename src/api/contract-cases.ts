import { cachingCases } from './contract-cases/caching.ts';
import { calendarCases } from './contract-cases/calendar.ts';
import { credentialCases } from './contract-cases/credentials.ts';
import { languageCases } from './contract-cases/language.ts';
import { parameterCases } from './contract-cases/parameters.ts';
import { routeCases } from './contract-cases/route.ts';
import { weekCases } from './contract-cases/week.ts';
import type { ContractCase } from './contract-check.ts';

/**
 * The HTTP contract as a table: every host answers these alike. The host under test lists the real law, knows no key, and allows
 * more requests than there are cases.
 */
export const contractCases: readonly ContractCase[] = [
  ...routeCases,
  ...parameterCases,
  ...weekCases,
  ...calendarCases,
  ...credentialCases,
  ...cachingCases,
  ...languageCases,
];
