import { SUBSTITUTES, WEEKEND_NAMES } from '../../core/holidays/days-off/weekends.ts';
import { NEEDS_TRUTH } from '../../core/questions/question-problems.ts';
import { problem } from '../api/answer.ts';
import { PARAMETERS, PATH_PARAMETERS, type Parameter } from '../contract/parameters.ts';
import { CHECK_ARGUMENTS } from './check-list.ts';

/** The API's parameters, those of the tool for typed lists, and the ID of a holiday, which is part of a path there. */
export const ARGUMENTS = { ...PARAMETERS, ...CHECK_ARGUMENTS, id: PATH_PARAMETERS.id };

export type ArgumentName = keyof typeof ARGUMENTS;

const COMMON = {
  locale: { type: 'string', enum: ['en', 'fr'] },
  full: { type: 'boolean', description: 'Every field, both languages, addresses' },
} as const;

/** Without `format`: some clients refuse the whole list of tools for it. */
const DATE = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

/** Short, because assistants read them in every conversation; the API's own descriptions are for people. */
const SCHEMAS: Readonly<Partial<Record<ArgumentName, object>>> = {
  year: { type: 'integer', description: '1900 to 2100; default: this year' },
  province: { type: 'string', description: 'Two letters, such as on; default: federal law' },
  include: { type: 'string', enum: ['all'], description: 'Add optional and public service days' },
  date: { ...DATE, description: 'Default: today there' },
  add: { type: 'integer', description: 'Business days to add; negative to subtract' },
  to: { ...DATE, description: 'Count up to this date instead, at most 50 years away' },
  list: { type: 'string', description: 'ID from which_list' },
  weekend: { type: 'string', enum: [...WEEKEND_NAMES] },
  substitute: {
    type: 'string',
    enum: [...SUBSTITUTES],
    description: 'next: a holiday on a weekend is taken on the next working day, by custom',
  },
  with: { type: 'string', description: 'IDs or dates of other days off, with commas' },
  without: { type: 'string', description: 'IDs of holidays worked, with commas' },
  projected: { type: 'boolean', description: 'Count years of the list not announced yet' },
  days: { type: 'integer', description: 'Length in days' },
  clear: {
    type: 'boolean',
    description: 'Whether the period is “at least” a number of days, or in “clear days”',
  },
  wages: { type: 'number', description: 'In the reference period, without overtime' },
  vacationPay: { type: 'number', description: 'Paid in the reference period' },
  rate: { type: 'number', description: 'Hourly wage' },
  daysWorked: { type: 'integer', description: 'In the reference period' },
  hoursInWindow: { type: 'number', description: 'Worked in the reference period' },
  hours: { type: 'number', description: 'Of a normal day' },
  worked: { type: 'number', description: 'Hours worked on the holiday' },
  commission: { type: 'boolean', description: 'Paid on commission' },
  irregular: { type: 'boolean', description: 'Hours or wages vary' },
  regularDay: { type: 'boolean', description: 'Falls on a usual workday (ab)' },
  qualifies: { type: 'boolean', description: 'Meets the conditions; default: true' },
  weekStart: { type: 'string', description: 'First day of the week: sun, mon, …' },
  id: { type: 'string', description: 'Such as canada-day' },
};

export function argumentsSchema(takes: readonly ArgumentName[], requires: readonly ArgumentName[]) {
  const properties = Object.fromEntries(takes.map((name) => [name, toSchema(name)]));
  return {
    type: 'object' as const,
    properties: { ...properties, ...COMMON },
    ...(requires.length > 0 && { required: [...requires] }),
    additionalProperties: false,
  };
}

/** A flag is a boolean here, where the API takes `0` or `1`. */
function toSchema(name: ArgumentName): object {
  const { schema, description }: Parameter<unknown> = ARGUMENTS[name];
  return SCHEMAS[name] ?? { ...(isFlag(name) ? { type: 'boolean' } : schema), description: description.en };
}

function isFlag(name: ArgumentName): boolean {
  const { schema }: Parameter<unknown> = ARGUMENTS[name];
  return schema.enum?.join() === '0,1';
}

/** Reads the arguments of a call, as the API takes them. One that is null or empty counts as left out. */
export function readArguments(
  takes: readonly ArgumentName[],
  requires: readonly ArgumentName[],
  given: Readonly<Record<string, unknown>>,
) {
  const { full = false, ...others } = given;
  if (typeof full !== 'boolean' && full !== null)
    return problem('bad-parameter', { parameter: 'full', value: quoted(full), needs: NEEDS_TRUTH });
  const known: readonly ArgumentName[] = [...takes, 'locale'];
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) {
    const taken = known.find((one) => one === name);
    if (!taken) return problem('unknown-parameter', { parameter: name, allowed: [...known, 'full'] });
    if (value === null || value === '') continue;
    const text = writeValue(taken, value);
    if (text === undefined)
      return problem('bad-parameter', { parameter: name, value: quoted(value), ...ARGUMENTS[taken] });
    query.set(name, text);
  }
  const missing = requires.find((name) => !query.has(name));
  if (missing) return problem('missing-parameter', { parameter: missing, needs: ARGUMENTS[missing].needs });
  return { query, isFull: full === true };
}

/** A value as in the API's query; undefined if no parameter can have it. */
function writeValue(name: ArgumentName, value: unknown): string | undefined {
  if (typeof value === 'boolean') return isFlag(name) ? (value ? '1' : '0') : undefined;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

/** A refused value, cut short: nested values could be too deep to print. */
function quoted(value: unknown): string {
  if (typeof value !== 'object') return `${value}`;
  return Array.isArray(value) ? '[…]' : '{…}';
}
