import { businessDaysCases } from './cases/business-days.ts';
import { cachingCases } from './cases/caching.ts';
import { calendarCases } from './cases/calendar.ts';
import { credentialCases } from './cases/credentials.ts';
import { holidayPayCases } from './cases/holiday-pay.ts';
import { languageCases } from './cases/language.ts';
import { parameterCases } from './cases/parameters.ts';
import { routeCases } from './cases/route.ts';
import { textCases } from './cases/text.ts';
import { timeLimitCases } from './cases/time-limit.ts';
import { v3Cases } from './cases/v3.ts';
import { weekCases } from './cases/week.ts';
import type { ContractCase } from './check.ts';

/**
 * The HTTP contract as a table: every host answers these alike. The host under test lists the real law, knows no key, and allows
 * more requests than there are cases.
 */
export const contractCases: readonly ContractCase[] = [
  ...routeCases,
  ...parameterCases,
  ...weekCases,
  ...businessDaysCases,
  ...timeLimitCases,
  ...holidayPayCases,
  ...textCases,
  ...v3Cases,
  ...calendarCases,
  ...credentialCases,
  ...cachingCases,
  ...languageCases,
];

const oneOfEach = (kindOf: (contractCase: ContractCase) => string): readonly ContractCase[] =>
  process.env['TEST_ALL']
    ? contractCases
    : [...new Map(contractCases.map((contractCase) => [kindOf(contractCase), contractCase])).values()];

const methodAndStatus = ({ method = 'GET', status }: ContractCase): string => `${method} ${status}`;

/** One case of each method and status that an operation answers; all of them with TEST_ALL. For hosts that others prove in full. */
export const casesByOperation = oneOfEach(
  (contractCase) => `${methodAndStatus(contractCase)} ${contractCase.target.split('?', 1)[0]}`,
);

/** One case of each method and status, whatever the operation; all of them with TEST_ALL. For a host on which a case takes long. */
export const casesByStatus = oneOfEach(methodAndStatus);
