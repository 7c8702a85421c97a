import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import type { Locale } from '../../core/language/locale.ts';
import { askBusinessDays } from '../../core/questions/business-days.ts';
import { useInstead } from '../../core/questions/other-forms.ts';
import type { ProblemDetails } from '../../core/questions/question-problems.ts';
import { OPERATION_NAMES, operationPath } from '../../service/contract/operations.ts';
import { PARAMETERS, PATH_PARAMETERS } from '../../service/contract/parameters.ts';
import { PROBLEMS, type ProblemCode, toProblemBody } from '../../service/contract/problems.ts';
import type { ProblemBody } from '../../service/contract/schemas/bodies.ts';
import { almanac, lists } from '../common/almanac.ts';

/** The values that the examples of errors mention. */
const DETAILS: Partial<Record<ProblemCode, ProblemDetails>> = {
  'bad-parameter': {
    parameter: 'province',
    value: 'ontario',
    needs: useInstead('province', 'ontario', PARAMETERS.province.allowed, () => almanac.law.scopes),
    allowed: PARAMETERS.province.allowed,
  },
  'missing-parameter': {
    parameter: 'days',
    needs: PARAMETERS.days.needs,
    allowed: PARAMETERS.days.allowed,
  },
  'repeated-parameter': { parameter: 'year' },
  'unknown-parameter': { parameter: 'prov', allowed: ['province'] },
  'counts-time-limits': timeLimitList(),
  'no-current-year': { parameter: 'year', allowed: PARAMETERS.year.allowed },
  'unknown-key': { source: 'x-api-key' },
  'unknown-country': {
    parameter: 'countryCode',
    value: 'US',
    allowed: PATH_PARAMETERS.countryCode.allowed,
  },
  'unknown-list': { value: 'nyse', allowed: lists.ids },
  'year-not-published': { value: 'tsx', allowed: yearSpanTexts(lists.years('tsx')) },
  'not-found': { allowed: OPERATION_NAMES.map(operationPath) },
  'too-many-requests': { allowance: { bucket: 'anonymous', limit: 60 } },
};

/** The error for counting business days by a list of time limits. */
function timeLimitList(): ProblemDetails {
  const reply = askBusinessDays(almanac, lists, { list: 'civil-procedure-on' }, () => 0);
  return reply.kind === 'problem' ? reply : {};
}

/** A real error body. @param siteUrl without a trailing slash */
export function problemExample(code: ProblemCode, locale: Locale, siteUrl: string): ProblemBody {
  return toProblemBody(code, PROBLEMS[code], DETAILS[code] ?? {}, locale, siteUrl);
}
