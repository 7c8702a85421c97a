import { type Day, readDay, weekdayOf, yearOf } from '../../core/calendar/day.ts';
import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import { once } from '../../core/common/once.ts';
import { listHolidaysOn } from '../../core/holidays/almanac.ts';
import { DEFAULT_WEEKEND, WEEKENDS } from '../../core/holidays/days-off/weekends.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { type Confidence, covers } from '../../core/holidays/law.ts';
import { type ProvinceCode, type ScopeCode, toRegion, toScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { refusesBusinessDays } from '../../core/lists/days-off.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { needsId } from '../../core/questions/question-problems.ts';
import { isProblem, type JsonAnswer, type Problem, problem } from '../api/answer.ts';
import { operate } from '../api/handler.ts';
import type { Service } from '../api/operations/operation.ts';
import { readParameters } from '../api/request.ts';
import type { OperationName } from '../contract/operations.ts';
import { PARAMETERS } from '../contract/parameters.ts';
import type { WeekBody } from '../contract/schemas/bodies.ts';
import type { BusinessDaysBody } from '../contract/schemas/days.ts';
import type { ListIndexBody, ListYearBody } from '../contract/schemas/lists.ts';
import type { DataSet } from '../documents/data-set.ts';
import { listIndexBody, listYearBody } from '../documents/lists.ts';
import { citedSourceIds, namedHolidayBody } from '../documents/named-holiday.ts';

/** The sources of the tools' answers: the API's operations and the data. */
export interface McpService extends Service {
  readonly data: () => DataSet;
}

/** A call of a tool. Its arguments are named and written as in the API's query. */
export interface ToolCall {
  readonly service: McpService;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  /** Unix time in milliseconds. */
  readonly now: number;
}

export async function askBody<Body extends object>(
  { service, query, now }: ToolCall,
  operation: OperationName,
  more: Readonly<Record<string, string>> = {},
): Promise<Body | Problem> {
  const whole = new URLSearchParams([...query, ...Object.entries(more)]);
  const answer = (await operate(service, operation, { query: whole, now })) as JsonAnswer<Body> | Problem;
  return isProblem(answer) ? answer : answer.document();
}

type AnswerOf<Ask extends (call: ToolCall) => Promise<unknown>> = Exclude<Awaited<ReturnType<Ask>>, Problem>;

export type PlaceDay = AnswerOf<typeof placeDay>;

/** A day in a place, with the sources of its holidays and the lists that have it. */
export async function placeDay(call: ToolCall) {
  const week = await askBody<WeekBody>(call, 'week.json');
  if (isProblem(week)) return week;
  const { date, province, isHoliday, isBusinessDay, source } = week;
  // Of this day only; without an end, the notes are about the business days before and after it too.
  const counted = await askBody<BusinessDaysBody>(call, 'business-days.json', { to: date });
  if (isProblem(counted)) return counted;
  const scope = readScope(province?.code);
  const almanac = await call.service.almanac();
  const holidays = listHolidaysOn(almanac, scope, readDay(date));
  return {
    date,
    ...(province && { province }),
    isHoliday,
    isBusinessDay,
    holidays: holidays.map((holiday) => ({ ...holiday, sources: findSources(call, scope, holiday) })),
    lists: listsClosedOn(await call.service.lists(), scope, readDay(date)),
    closedForWeekend: weekendListsOn(await call.service.lists(), readDay(date)),
    ...(counted.notes && { notes: counted.notes }),
    source,
  };
}

function findSources({ service }: ToolCall, scope: ScopeCode, { id, date }: Holiday) {
  const year = yearOf(readDay(date));
  const { places, sources } = namedHolidayBody({ ...service.data(), site: service.site }, id);
  const place = places.find((one) => one.scope === toRegion(scope));
  const period = place?.periods.find((one) => covers(one, year));
  const acts = period?.acts.filter((act) => covers(act, year)) ?? [];
  const { since = [], now = [] } = period?.evidence ?? {};
  const ids = citedSourceIds({ acts, evidence: { since, now } });
  return sources.filter((source) => ids.includes(source.id));
}

function listsClosedOn(lists: Lists, scope: ScopeCode, date: Day) {
  const concerns = (provinces: readonly ProvinceCode[] | null): boolean =>
    scope === 'ca' || provinces === null || provinces.some((province) => province === scope);
  return lists.ids.flatMap((list) => {
    const place = lists.list(list)?.place;
    if (refusesBusinessDays(lists, list) || !concerns(place ? [place] : null)) return [];
    const found = lists
      .days(list, yearOf(date))
      .filter((day) => day.date === date && concerns(day.provinces));
    return found.map(({ id, nameEn, nameFr, closes }) => ({ list, id, nameEn, nameFr, closes }));
  });
}

function weekendListsOn(lists: Lists, date: Day): readonly string[] {
  return lists.ids.filter(
    (id) =>
      !refusesBusinessDays(lists, id) &&
      WEEKENDS[lists.list(id)?.weekend ?? DEFAULT_WEEKEND].some((weekday) => weekday === weekdayOf(date)),
  );
}

type Reason = BusinessDaysBody['reasons'][number];

export type CountedDays = AnswerOf<typeof countBusinessDays>;

/** Business days as the API counts them, with the confidence of each holiday. */
export async function countBusinessDays(call: ToolCall) {
  const body = await askBody<BusinessDaysBody>(call, 'business-days.json');
  if (isProblem(body)) return body;
  const { province, list, reasons, skipped, ...others } = body;
  const { data, site } = call.service;
  const almanac = await call.service.almanac();
  const findDays = once((year: number) => listYearBody({ ...data(), site }, list?.id ?? '', year).days);

  function findConfidence({ id, status }: Omit<Reason, 'date'>, date: string): { confidence?: Confidence } {
    if (id === undefined || status === 'projected') return {};
    const days: readonly Dated[] = list
      ? findDays(yearOf(readDay(date)))
      : listHolidaysOn(almanac, readScope(province?.code), readDay(date));
    const found = days.find((day) => day.id === id && [day.date, day.observedDate].includes(date));
    return found ? { confidence: found.confidence } : {};
  }

  return {
    ...others,
    ...(province && { province }),
    ...(list && { list }),
    reasons: reasons.map((off) => ({ ...off, ...findConfidence(off, body.date) })),
    ...(skipped && { skipped: skipped.map((off) => ({ ...off, ...findConfidence(off, off.date) })) }),
  };
}

type Dated = Pick<Holiday, 'id' | 'date' | 'confidence'> & { readonly observedDate?: string };

export interface ListsAnswer {
  readonly lists: ListIndexBody;
  readonly listYear?: ListYearBody;
}

export async function whichList(call: ToolCall): Promise<ListsAnswer | Problem> {
  const { data, site } = call.service;
  const values = readParameters(['list', 'year', 'locale'], call.query, call.service.clocks);
  if (isProblem(values)) return values;
  const { list, year } = values;
  if (list === undefined && year !== undefined)
    return problem('missing-parameter', { parameter: 'list', needs: PARAMETERS.list.needs });
  const { ids, years } = data().lists;
  if (list !== undefined && !ids.includes(list))
    return problem('unknown-list', { value: list, allowed: ids });
  const { referenceYear } = data().almanac.law;
  const all = listIndexBody({ ...data(), referenceYear });
  const found = { lists: all.filter(({ id }) => list === undefined || id === list) };
  if (list === undefined || year === undefined) return found;
  if (!years(list).includes(year))
    return problem('year-not-published', { value: list, allowed: yearSpanTexts(years(list)) });
  return { ...found, listYear: listYearBody({ ...data(), site }, list, year) };
}

export type PlaceHistory = AnswerOf<typeof findHistory>;

/** A holiday's file, reduced to one place and its sources: the whole file would fill an assistant's context. */
export async function findHistory(call: ToolCall) {
  const { law } = await call.service.almanac();
  const query = new URLSearchParams(call.query);
  const id = query.get('id') ?? '';
  query.delete('id');
  const values = readParameters(['province', 'locale'], query, call.service.clocks);
  if (isProblem(values)) return values;
  if (!Object.hasOwn(law.holidays, id)) {
    const allowed = Object.keys(law.holidays).sort();
    return problem('bad-parameter', { parameter: 'id', value: id, needs: needsId(allowed), allowed });
  }
  const whole = namedHolidayBody({ ...call.service.data(), site: call.service.site }, id);
  const places = whole.places.filter(({ scope }) => scope === toRegion(values.province ?? 'ca'));
  const cited = places.flatMap(({ periods }) => periods.flatMap(citedSourceIds));
  return {
    ...whole,
    places,
    sources: whole.sources.filter((source) => cited.includes(source.id)),
    // All that observe or have observed the holiday: an assistant may ask again with one of them.
    keptIn: whole.places.map(({ scope }) => scope),
  };
}

function readScope(region: string | undefined): ScopeCode {
  return (region === undefined ? undefined : toScopeCode(region)) ?? 'ca';
}
