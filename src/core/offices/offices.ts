import { dateInYear } from '../calendar/date-rule.ts';
import { type Day, isWeekend, weekdayOf, yearOf } from '../calendar/day.ts';
import type { DaysAlmanac } from '../holidays/almanac.ts';
import { citedNames } from '../holidays/cited-act.ts';
import { nextFreeDays } from '../holidays/days-off/next-free.ts';
import { WEEKENDS } from '../holidays/days-off/weekends.ts';
import { isOn, type Occurrence } from '../holidays/occurrence.ts';
import { PROVINCE_CODES, type ProvinceCode, type ScopeCode } from '../holidays/scope.ts';
import type { Named, Words } from '../language/locale.ts';
import type { Closing } from '../lists/list.ts';
import type { Lists } from '../lists/lists.ts';
import {
  LOCAL_OFFICES,
  OFFICES,
  type Office,
  type OfficeDay,
  type OfficeSource,
  type OfficeTable,
  type Opening,
} from './office-table.ts';
import {
  type Before,
  createBefore,
  type EarlierYears,
  isBesideWeekend,
  isIn,
  type OfficeSources,
} from './offices-before.ts';
import { isOnDay, isOrdinary } from './offices-ordinary.ts';

export interface OfficeAnswer {
  readonly office: Office;
  readonly opening: Opening;
  readonly until?: Exclude<Closing, 'day'>;
  readonly reason: OfficeReason;
  readonly source?: OfficeSource | undefined;
}

/** Why an office is open or closed. A holiday is one of the place, of the office's list or of its table. */
export type OfficeReason =
  | { readonly kind: 'not-listed' }
  /** A day on which it is always closed; a holiday of its place may fall on it. */
  | { readonly kind: 'weekend'; readonly holiday?: Named }
  /** A weekday that is nobody’s holiday in the place: an office is open even if no text speaks of the day. */
  | { readonly kind: 'ordinary' }
  /** A day of its list, or of federal law for banks. */
  | { readonly kind: 'holiday'; readonly holiday: Named }
  /** A day of its table; the words are those of the table. */
  | { readonly kind: 'day'; readonly holiday?: Named; readonly words?: Words }
  /** A holiday falls on the weekend next to the date, and no text says which working day is off. */
  | { readonly kind: 'in-lieu'; readonly holiday: Named; readonly date: Day }
  /** A provincial holiday that isn't a federal one. */
  | { readonly kind: 'of-place'; readonly holiday: Named }
  /** The place is not known, and the answer depends on it; it is expected if the year's schedule is not out. */
  | {
      readonly kind: 'by-province';
      readonly holiday?: Named;
      readonly provinces: readonly ProvinceCode[];
      readonly isExpected: boolean;
    }
  | EarlierYears
  /** No text says whether a court is open; the list that counts time before it has the day. */
  | { readonly kind: 'counted' }
  | { readonly kind: 'no-text'; readonly holiday?: Named; readonly words?: Words };

export type Offices = ReturnType<typeof createOffices>;

/** When offices are open. The same question always has the same answer. */
export function createOffices(sources: OfficeSources, tables: readonly OfficeTable[]) {
  const before = createBefore(sources);
  const findTable = (office: Office, place: ScopeCode): OfficeTable =>
    tables.find((table) => table.office === office && (table.place ?? place) === place) ??
    withoutText(office);

  /** An office that no text speaks of has rows from the first text about one like it elsewhere. */
  function withoutText(office: Office): OfficeTable {
    const first = Math.min(
      ...tables.flatMap((table) => (table.office === office ? (table.since ?? []) : [])),
    );
    return { office, since: first, otherDays: 'varies', days: [] };
  }

  function answerIn(
    office: Office,
    date: Day,
    place: ProvinceCode,
    isOrdinaryDay: boolean,
  ): OfficeAnswer | undefined {
    const table = findTable(office, place);
    const found = findReply(sources, before, table, date, place, isOrdinaryDay);
    if (!found) return undefined;
    // Without a text about the day, no source is shown as if it were one.
    const { reason } = found;
    const isSilent = reason.kind === 'ordinary' || (reason.kind === 'no-text' && !reason.words);
    return { office, ...(table.source && !isSilent && { source: table.source }), ...found };
  }

  return {
    /** The id of the list by which an office closes; undefined if we have none. */
    list: (office: Office, place: ScopeCode): string | undefined => findTable(office, place).list,
    /**
     * Who is open on a date, in the order of {@link OFFICES}. An office is left out before the first text about it.
     * @param place `ca` if none is known
     */
    on(date: Day, place: ScopeCode): readonly OfficeAnswer[] {
      const places = place === 'ca' ? PROVINCE_CODES : [place];
      const here = places.map((province) => ({
        province,
        isOrdinaryDay: isOrdinary(sources, tables, date, province),
      }));
      return OFFICES.flatMap((office) => {
        if (place === 'ca' && LOCAL_OFFICES.includes(office)) return [];
        const answers = here.flatMap(({ province, isOrdinaryDay }) => {
          const answer = answerIn(office, date, province, isOrdinaryDay);
          return answer ? [{ province, answer }] : [];
        });
        return inAllProvinces(answers) ?? [];
      });
    },
  };
}

interface InProvince {
  readonly province: ProvinceCode;
  readonly answer: OfficeAnswer;
}

/** Whether it is so in every province and territory; otherwise, the places that don't have a regular day. */
function inAllProvinces(answers: readonly InProvince[]): OfficeAnswer | undefined {
  const [first, ...rest] = answers;
  if (!first) return undefined;
  const { office, opening, until, source } = first.answer;
  const isSame = ({ answer }: InProvince): boolean => answer.opening === opening && answer.until === until;
  // It is an ordinary day everywhere only if it is one in each.
  if (rest.every(isSame))
    return (answers.find(({ answer }) => answer.reason.kind !== 'ordinary') ?? first).answer;
  const special = answers.filter(({ answer }) => answer.opening !== 'open' || answer.until !== undefined);
  // A day with several names has none that holds in all of these places.
  const [holiday, ...others] = special.flatMap(({ answer }) => findHoliday(answer.reason) ?? []);
  const isNamed = others.every(({ nameEn }) => nameEn === holiday?.nameEn);
  return {
    office,
    opening: 'varies',
    reason: {
      kind: 'by-province',
      ...(holiday && isNamed && { holiday }),
      provinces: special.map(({ province }) => province).sort(),
      isExpected: special.some(({ answer }) => answer.reason.kind === 'earlier-years'),
    },
    ...(source && { source }),
  };
}

export function findHoliday(reason: OfficeReason): Named | undefined {
  return 'holiday' in reason ? reason.holiday : undefined;
}

type Found = Omit<OfficeAnswer, 'office'>;

function findReply(
  sources: OfficeSources,
  before: Before,
  table: OfficeTable,
  date: Day,
  place: ProvinceCode,
  isOrdinaryDay: boolean,
): Found | undefined {
  if (date < findFirstDay(sources.lists, table)) return undefined;
  if (table.office === 'shops') return shopsOn(sources, table, date, place);
  if (isOnWeekend(sources.lists, table, date)) return weekendOn(sources, table, date, place);
  // A schedule of its own says more than that the day is ordinary.
  const hasSchedule = table.list !== undefined && !table.source;
  if (isOrdinaryDay && !hasSchedule)
    return periodOn(table, date, place) ?? { opening: 'open', reason: { kind: 'ordinary' } };
  if (table.office === 'bank-branches') return banksOn(sources, table, date, place);
  const listed = listedOn(sources.lists, table, date, place);
  if (listed) return listed;
  if (table.list !== undefined && !sources.lists.years(table.list).includes(yearOf(date)))
    return before(table.list, date, place, table.home ?? place);
  return (
    dayOn(sources.lists, table, date, place) ??
    movedTo(sources.lists, table, date, place) ??
    periodOn(table, date, place) ??
    countedOn(sources.lists, table, date) ??
    otherDay(table, date)
  );
}

function findFirstDay(lists: Lists, { since, list }: OfficeTable): Day {
  const first = list === undefined ? undefined : lists.years(list)[0];
  return since ?? dateInYear({ kind: 'fixed', month: 1, day: 1 }, first ?? 0) ?? 0;
}

function isOnWeekend(lists: Lists, { list = '' }: OfficeTable, date: Day): boolean {
  const weekend: readonly number[] = WEEKENDS[lists.list(list)?.weekend ?? 'sat,sun'];
  return weekend.includes(weekdayOf(date));
}

/** A holiday on a weekend is still a holiday: banks are closed for it, and the others say so. */
function weekendOn(
  { almanac, lists }: OfficeSources,
  table: OfficeTable,
  date: Day,
  place: ProvinceCode,
): Found {
  if (table.office === 'bank-branches')
    return federalHoliday(almanac, date) ?? { opening: 'varies', reason: { kind: 'weekend' } };
  const scope = LOCAL_OFFICES.includes(table.office) ? place : (table.home ?? 'ca');
  const holiday = holidayOnDay(lists, table, date, place) ?? statutoryOn(almanac, scope, date);
  return { opening: 'closed', reason: { kind: 'weekend', ...(holiday && { holiday }) } };
}

function listedOn(lists: Lists, { list }: OfficeTable, date: Day, place: ProvinceCode): Found | undefined {
  if (list === undefined) return undefined;
  const holiday = lists.days(list, yearOf(date)).find((day) => day.date === date && isIn(day, place));
  if (!holiday) return undefined;
  const reason = { kind: 'holiday', holiday } as const;
  return holiday.closes === 'day'
    ? { opening: 'closed', reason }
    : { opening: 'open', until: holiday.closes, reason };
}

function dayOn(lists: Lists, { days }: OfficeTable, date: Day, place: ProvinceCode): Found | undefined {
  const day = daysHere(days, date, place).find(({ when }) => !('from' in when));
  return day && toFound(day, date, lists.nameDay(day));
}

/** A day in a period has no name: its words say what the period is. */
function periodOn({ days }: OfficeTable, date: Day, place: ProvinceCode): Found | undefined {
  const period = daysHere(days, date, place).find(({ when }) => 'from' in when);
  return period && toFound(period, date, undefined);
}

function toFound({ opening, words, source, years }: OfficeDay, date: Day, holiday: Named | undefined): Found {
  const reason = { kind: 'day' as const, ...(holiday && { holiday }), ...(words && { words }) };
  const asBefore = opening === 'varies' ? undefined : expected(opening, years, date, holiday);
  return { ...(asBefore ?? { opening, reason }), ...(source && { source }) };
}

/** If only notices of other years speak of a day, they say what to expect. */
function expected(
  did: Exclude<Opening, 'varies'>,
  years: readonly number[] | undefined,
  date: Day,
  holiday?: Named,
): Found | undefined {
  if (!years || years.includes(yearOf(date))) return undefined;
  const named = holiday && { holiday };
  return { opening: did, reason: { kind: 'earlier-years', did, years, always: true, ...named } };
}

function daysHere(days: readonly OfficeDay[], date: Day, place: ProvinceCode): readonly OfficeDay[] {
  return days.filter((day) => (day.places ?? [place]).includes(place) && isOnDay(day, date));
}

/** A working day that may be, or is, off for a holiday on the weekend next to it. */
function movedTo(lists: Lists, table: OfficeTable, date: Day, place: ProvinceCode): Found | undefined {
  const { moves } = table;
  if (moves === undefined) return undefined;
  const holidays = [...Array(7).keys()].flatMap((index) => {
    const day = date - 4 + index;
    const holiday = isWeekend(day) ? holidayOnDay(lists, table, day, place) : undefined;
    return holiday ? [{ holiday, day }] : [];
  });
  if (moves === 'next') {
    const isFree = (day: Day): boolean => !isWeekend(day) && !holidayOnDay(lists, table, day, place);
    const off = nextFreeDays(
      holidays.map(({ day }) => day),
      isFree,
    );
    const moved = holidays[off.indexOf(date)];
    if (!moved) return undefined;
    const reason = { kind: 'day', holiday: moved.holiday } as const;
    return expected('closed', table.years, date, moved.holiday) ?? { opening: 'closed', reason };
  }
  const beside = holidays.find(({ day }) => isBesideWeekend(day, date));
  return (
    beside && {
      opening: 'varies',
      reason: { kind: 'in-lieu', holiday: beside.holiday, date: beside.day },
    }
  );
}

function holidayOnDay(lists: Lists, table: OfficeTable, day: Day, place: ProvinceCode): Named | undefined {
  const found =
    listedOn(lists, table, day, place) ??
    dayOn(lists, { ...table, days: table.days.filter(({ opening }) => opening === 'closed') }, day, place);
  return found && findHoliday(found.reason);
}

function countedOn(lists: Lists, { counts }: OfficeTable, date: Day): Found | undefined {
  if (!counts || !lists.days(counts.list, yearOf(date)).some((day) => day.date === date)) return undefined;
  return { opening: 'varies', reason: { kind: 'counted' }, source: counts.source };
}

function otherDay({ otherDays, words, years }: OfficeTable, date: Day): Found {
  if (otherDays === 'varies')
    return { opening: 'varies', reason: { kind: 'no-text', ...(words && { words }) } };
  const reason = words ? { kind: 'day' as const, words } : { kind: 'not-listed' as const };
  return expected('open', years, date) ?? { opening: 'open', reason };
}

/** Banks are federally regulated: their staff has the holidays of the Canada Labour Code. Other days are each bank's choice. */
function banksOn(sources: OfficeSources, table: OfficeTable, date: Day, place: ProvinceCode): Found {
  const found = federalHoliday(sources.almanac, date) ?? dayOn(sources.lists, table, date, place);
  if (found) return found;
  const missed = federalBeside(sources.almanac, date);
  if (missed) {
    const reason = { kind: 'in-lieu', holiday: missed, date: missed.observed } as const;
    return { opening: 'varies', reason, source: findAct(missed) };
  }
  const own = statutoryOn(sources.almanac, place, date);
  if (own) return { opening: 'varies', reason: { kind: 'of-place', holiday: own } };
  return otherDay(table, date);
}

function federalHoliday(almanac: DaysAlmanac, date: Day): Found | undefined {
  const holiday = statutoryOn(almanac, 'ca', date);
  return holiday && { opening: 'closed', reason: { kind: 'holiday', holiday }, source: findAct(holiday) };
}

function findAct({ act }: Occurrence): OfficeSource | undefined {
  if (!act?.url) return undefined;
  const { url, urlFr } = act;
  const { nameEn, nameFr } = citedNames(act);
  return { title: nameEn, titleFr: nameFr, url, ...(urlFr !== undefined && { urlFr }) };
}

/** New Year's Day is in the year after the Friday before it. */
function federalBeside(almanac: DaysAlmanac, date: Day): Occurrence | undefined {
  return [yearOf(date), yearOf(date + 1)]
    .flatMap((year) => almanac.days('ca', year))
    .find((day) => day.kind === 'statutory' && isBesideWeekend(day.observed, date));
}

function statutoryOn(almanac: DaysAlmanac, scope: ScopeCode, date: Day): Occurrence | undefined {
  return almanac.days(scope, yearOf(date)).find((day) => day.kind === 'statutory' && isOn(day, date));
}

/** Stores are a matter of law on days that close them; on others the law lets them open. What some laws say of Sundays was not read. */
function shopsOn(sources: OfficeSources, table: OfficeTable, date: Day, place: ProvinceCode): Found {
  const day = dayOn(sources.lists, table, date, place);
  if (day) return day;
  const holiday = sources.almanac.days(place, yearOf(date)).find((one) => isOn(one, date));
  const words = holiday || weekdayOf(date) !== 0 ? table.words : undefined;
  const reason = { kind: 'no-text' as const, ...(holiday && { holiday }), ...(words && { words }) };
  return { opening: 'varies', reason };
}
