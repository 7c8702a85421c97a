import { z } from 'zod';
import { isProblem, type Problem, problem } from '../api/answer.ts';
import { operate } from '../api/handler.ts';
import type { Service } from '../api/operations/operation.ts';
import { readParameters } from '../api/request.ts';
import { dayOf, yearOf } from '../calendar/day.ts';
import { yearSpanTexts } from '../calendar/year-spans.ts';
import type { OperationName } from '../contract/operations.ts';
import { PARAMETERS, PATH_PARAMETERS } from '../contract/parameters.ts';
import { pathOf } from '../contract/paths.ts';
import { holidaysBodySchema, type WeekBody, weekBodySchema } from '../contract/schemas/bodies.ts';
import {
  type BusinessDaysBody,
  businessDaysBodySchema,
  timeLimitBodySchema,
} from '../contract/schemas/days.ts';
import {
  type NamedHolidayBody,
  namedHolidayBodySchema,
  readSourceSchema,
} from '../contract/schemas/files.ts';
import { confidence, holidaySchema, region } from '../contract/schemas/holiday.ts';
import {
  type ListIndexBody,
  type ListYearBody,
  listIndexBodySchema,
  listYearBodySchema,
} from '../contract/schemas/lists.ts';
import { holidayPayBodySchema } from '../contract/schemas/pay.ts';
import type { DataFiles } from '../documents/data-files.ts';
import { sourceIds } from '../documents/named-holiday.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { type Confidence, covers } from '../holidays/law.ts';
import { regionOf, type ScopeCode, toScopeCode } from '../holidays/scope.ts';

/** What the tools answer from: the operations of the API and the files of the data set. */
export interface McpService extends Service {
  readonly dataFiles: Pick<DataFiles, 'composerAt'>;
}

/** What was asked: the arguments by the names of the API’s parameters, as texts. */
interface Asked {
  readonly service: McpService;
  readonly query: URLSearchParams;
  /** Unix time in milliseconds. */
  readonly now: number;
}

/** The parameters of the API, and the id of a holiday, which the data set has in a path. */
export const ARGUMENTS = { ...PARAMETERS, id: PATH_PARAMETERS.id };

export type ArgumentName = keyof typeof ARGUMENTS;

export interface Tool {
  readonly title: string;
  readonly description: string;
  /** Beside `locale`, which every tool takes. */
  readonly takes: readonly ArgumentName[];
  readonly requires?: readonly ArgumentName[];
  readonly answers: z.ZodObject;
  readonly ask: (asked: Asked) => Promise<object | Problem>;
}

/** An answer of an operation, or those fields of it that the schema has. */
function ofOperation<Schema extends z.ZodObject>(
  operation: OperationName,
  answers: Schema,
  query: Readonly<Record<string, string>> = {},
): Pick<Tool, 'answers' | 'ask'> {
  const fields = Object.keys(answers.shape);
  return {
    answers,
    ask: async (asked) => {
      const body = await bodyOf<object>(asked, operation, query);
      if (isProblem(body)) return body;
      return Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)));
    },
  };
}

const dayOffSchema = weekBodySchema
  .pick({ date: true, province: true, isHoliday: true, isBusinessDay: true })
  .extend({
    holidays: z
      .array(
        holidaySchema.extend({
          sources: z.array(readSourceSchema).describe('Sources that confirm the day, with excerpts'),
        }),
      )
      .describe(
        'Holidays of every kind that fall on the date or are observed on it: statutory, optional and public service',
      ),
    source: weekBodySchema.shape.source,
  });

const counted = { confidence: confidence.exactOptional() };
const { reasons, skipped } = businessDaysBodySchema.shape;
const countSchema = businessDaysBodySchema.extend({
  reasons: z.array(reasons.element.extend(counted)),
  skipped: z.array(skipped.unwrap().element.extend(counted)).exactOptional(),
});

const listsSchema = z.strictObject({
  lists: listIndexBodySchema.describe('All lists, or the one requested'),
  listYear: listYearBodySchema
    .exactOptional()
    .describe('With list and year, the days on the list for that year'),
});

const historySchema = namedHolidayBodySchema.extend({
  keptIn: z
    .array(region)
    .describe(
      'CA and CA-XX codes of all jurisdictions that observe or have observed the holiday, in any way; ask again with one of them as province',
    ),
});

/** By name, in the order in which assistants see them. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  list_holidays: {
    title: 'Holidays in a year',
    description:
      'Statutory holidays in a year, in a Canadian province or territory or under federal law, each with its act and a confidence level based on the sources. include=all adds optional days and public service holidays.',
    takes: ['year', 'province', 'include'],
    ...ofOperation('holidays.json', holidaysBodySchema.extend({})),
  },

  is_day_off: {
    title: 'Is this date a day off?',
    description:
      'Whether a date is a statutory holiday or a business day in a province or territory or under federal law. Also lists every holiday on that date, whether statutory, optional (by employer’s choice, store closing or custom) or for the public service, with its act, its confidence level, notes and excerpts from the sources.',
    takes: ['date', 'province'],
    answers: dayOffSchema,
    ask: dayOff,
  },

  next_holiday: {
    title: 'Next holiday',
    description:
      'The first statutory holiday observed after a date (by default, today), with its act and confidence level, and the next long weekend.',
    takes: ['date', 'province'],
    ...ofOperation(
      'week.json',
      weekBodySchema.pick({
        date: true,
        province: true,
        nextHoliday: true,
        nextLongWeekend: true,
        source: true,
      }),
    ),
  },

  long_weekends: {
    title: 'Long weekends in a year',
    description:
      'Long weekends in a year, in a province or territory or under federal law: at least three consecutive days off around a statutory holiday. The answer also includes the holidays of the year, with their acts and confidence levels.',
    takes: ['year', 'province'],
    ...ofOperation('holidays.json', holidaysBodySchema.extend({}), { longWeekends: '1' }),
  },

  business_days: {
    title: 'Business days',
    description:
      'Whether a date is a business day, the date a given number of business days later or earlier (add), or the number of business days up to another date (to), in a province or territory or according to a named list, such as that of a stock exchange. For deadlines under acts or court rules, use time_limit instead.',
    takes: ['date', 'add', 'to', 'province', 'list', 'weekend', 'with', 'without'],
    answers: countSchema,
    ask: businessDays,
  },

  time_limit: {
    title: 'Time limit under an act or court rules',
    description:
      'The last day of a period counted in days, under an act or court rules, with the rule, its confidence level and later dates if the rule can be read in more than one way. Use which_list to find the lists that have a rule. This is a calculation, not legal advice.',
    takes: ['list', 'date', 'days', 'clear'],
    requires: ['list', 'days'],
    ...ofOperation('time-limit.json', timeLimitBodySchema.extend({})),
  },

  holiday_pay: {
    title: 'What the law pays for a holiday',
    description:
      'Holiday pay and pay for work on the holiday, under federal, provincial or territorial law, with the formula, the counted period, the conditions, the act and a confidence level. Without amounts, the answer says what is needed. Amounts are dollars. This is a calculation, not legal advice.',
    takes: [
      'date',
      'province',
      'wages',
      'vacationPay',
      'rate',
      'daysWorked',
      'hoursInWindow',
      'hours',
      'worked',
      'commission',
      'irregular',
      'regularDay',
      'qualifies',
      'weekStart',
    ],
    ...ofOperation(
      'holiday-pay.json',
      holidayPayBodySchema.omit({ holiday: true, work: true, sources: true }),
    ),
  },

  week_numbers: {
    title: 'Week numbers',
    description:
      'The ISO week (Monday to Sunday) and the Canadian week (Sunday to Saturday) that a date falls in, with their first and last days, and the day of the year.',
    takes: ['date'],
    ...ofOperation(
      'week.json',
      weekBodySchema.pick({
        date: true,
        dayOfYear: true,
        daysInYear: true,
        iso: true,
        canada: true,
        source: true,
      }),
    ),
  },

  which_list: {
    title: 'Which list applies?',
    description:
      'Named lists of holidays other than statutory holidays: those for courts, public services, the stock exchange, payments between banks and the post office, and those defined in acts. Gives the purpose, the act or publisher, and the years of each list; with list and year, gives its days with their sources and confidence levels.',
    takes: ['list', 'year'],
    answers: listsSchema,
    ask: whichList,
  },

  holiday_history: {
    title: 'History of a holiday',
    description:
      'The periods in which a holiday has been observed in a province or territory or under federal law, with its names and acts by period, confidence levels and sources, and its dates from last year to ten years ahead.',
    takes: ['id', 'province'],
    requires: ['id'],
    answers: historySchema,
    ask: holidayHistory,
  },
};

/** The body of an operation. */
async function bodyOf<Body extends object>(
  { service, query, now }: Asked,
  operation: OperationName,
  more: Readonly<Record<string, string>> = {},
): Promise<Body | Problem> {
  const asked = new URLSearchParams([...query, ...Object.entries(more)]);
  const answer = operate(service, operation, { query: asked, now });
  return isProblem(answer) ? answer : (JSON.parse(`${await answer.compose?.()}`) as Body);
}

/** A JSON file of the data set, which exists. */
async function fileAt<Body>({ service: { dataFiles, site } }: Asked, path: string): Promise<Body> {
  const compose = dataFiles.composerAt(path, site);
  if (!compose) throw new Error(`There is no file ${path}`);
  return JSON.parse(await compose()) as Body;
}

async function dayOff(asked: Asked): Promise<object | Problem> {
  const week = await bodyOf<WeekBody>(asked, 'week.json');
  if (isProblem(week)) return week;
  const { date, province, isHoliday, isBusinessDay, source } = week;
  const scope = scopeOf(province?.code);
  const holidays = holidaysAround(asked, scope, date).filter(
    (holiday) => holiday.date === date || holiday.observedDate === date,
  );
  const withSources = holidays.map(async (holiday) => ({
    ...holiday,
    sources: await sourcesOf(asked, scope, holiday),
  }));
  return {
    date,
    ...(province && { province }),
    isHoliday,
    isBusinessDay,
    holidays: await Promise.all(withSources),
    source,
  };
}

/** The days of every kind that may be observed on a date: those of its year and the one before. */
function holidaysAround({ service: { almanac } }: Asked, scope: ScopeCode, date: string): readonly Holiday[] {
  const year = yearOf(dayOf(date));
  return [year - 1, year].flatMap((one) => almanac.listing(scope, one));
}

/** What establishes a holiday of a place in its year, and the act that it rests on. */
async function sourcesOf(asked: Asked, scope: ScopeCode, { id, date }: Holiday) {
  const year = yearOf(dayOf(date));
  const { places, sources } = await fileAt<NamedHolidayBody>(asked, `/holidays/${id}.json`);
  const place = places.find((one) => one.scope === regionOf(scope));
  const period = place?.periods.find((one) => covers(one, year));
  const acts = period?.acts.filter((act) => covers(act, year)) ?? [];
  const { since = [], now = [] } = period?.evidence ?? {};
  const ids = sourceIds({ acts, evidence: { since, now } });
  return sources.filter((source) => ids.includes(source.id));
}

/** Business days as the API counts them, with the confidence of each holiday. */
async function businessDays(asked: Asked): Promise<object | Problem> {
  const body = await bodyOf<BusinessDaysBody>(asked, 'business-days.json');
  if (isProblem(body)) return body;
  const { province, list, reasons, skipped } = body;
  const listDays = new Map<number, Promise<ListYearBody>>();

  async function daysAround(date: string): Promise<readonly DayOff[]> {
    if (!list) return holidaysAround(asked, scopeOf(province?.code), date);
    const year = yearOf(dayOf(date));
    const known =
      listDays.get(year) ??
      fileAt<ListYearBody>(asked, pathOf('/lists/{list}/{year}.json', { list: list.id, year }));
    listDays.set(year, known);
    return (await known).days;
  }

  async function surely(off: Reason, date: string): Promise<Reason> {
    if (off.id === undefined) return off;
    const days = await daysAround(date);
    const found = days.find((day) => day.id === off.id && [day.date, day.observedDate].includes(date));
    return found ? { ...off, confidence: found.confidence } : off;
  }

  return {
    ...body,
    reasons: await Promise.all(reasons.map((off) => surely(off, body.date))),
    ...(skipped && { skipped: await Promise.all(skipped.map((off) => surely(off, off.date))) }),
  };
}

/** A holiday of a place, or a day of a list. */
type DayOff = Pick<Holiday, 'id' | 'date' | 'confidence'> & { readonly observedDate?: string };
type Reason = BusinessDaysBody['reasons'][number] & { readonly confidence?: Confidence };

async function whichList(asked: Asked): Promise<object | Problem> {
  const { lists } = asked.service;
  const values = readParameters(['list', 'year', 'locale'], asked.query);
  if (isProblem(values)) return values;
  const { list, year } = values;
  if (list === undefined && year !== undefined)
    return problem('missing-parameter', { parameter: 'list', needs: PARAMETERS.list.needs });
  const { ids, years } = lists();
  if (list !== undefined && !ids.includes(list))
    return problem('unknown-list', { value: list, allowed: ids });
  const all = await fileAt<ListIndexBody>(asked, '/lists/index.json');
  const found = { lists: all.filter(({ id }) => list === undefined || id === list) };
  if (list === undefined || year === undefined) return found;
  if (!years(list).includes(year))
    return problem('year-not-published', { value: list, allowed: yearSpanTexts(years(list)) });
  const listYear = await fileAt<ListYearBody>(asked, pathOf('/lists/{list}/{year}.json', { list, year }));
  return { ...found, listYear };
}

/** The file of a holiday, cut down to one place and what establishes it there: whole, it would fill an assistant’s memory. */
async function holidayHistory(asked: Asked): Promise<object | Problem> {
  const { almanac } = asked.service;
  const values = readParameters(['province', 'locale'], asked.query);
  if (isProblem(values)) return values;
  const id = asked.query.get('id') ?? '';
  if (!Object.hasOwn(almanac.law.holidays, id)) {
    const allowed = Object.keys(almanac.law.holidays).sort();
    return problem('bad-parameter', { parameter: 'id', value: id, needs: idsOf(allowed), allowed });
  }
  const whole = await fileAt<NamedHolidayBody>(asked, `/holidays/${id}.json`);
  const places = whole.places.filter(({ scope }) => scope === regionOf(values.province ?? 'ca'));
  const cited = places.flatMap(({ periods }) => periods.flatMap(sourceIds));
  return {
    ...whole,
    places,
    sources: whole.sources.filter((source) => cited.includes(source.id)),
    keptIn: whole.places.map(({ scope }) => scope),
  };
}

function idsOf(ids: readonly string[]) {
  const names = ids.join(', ');
  return { en: `it must be one of ${names}`, fr: `utilisez l’un des identifiants ${names}` };
}

function scopeOf(region: string | undefined): ScopeCode {
  return (region === undefined ? undefined : toScopeCode(region)) ?? 'ca';
}
