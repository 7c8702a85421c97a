import { type Day, parseDate, toDay, yearOf } from '../../calendar/day.ts';
import { canadaWeek, isoWeek, type Week } from '../../calendar/weeks.ts';
import { BoundedMap } from '../../common/bounded-map.ts';
import { provinceOf, type Site, sourceOf } from '../../documents/site.ts';
import type { WeekChoice } from '../../documents/week.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';
import { type ByteText, toByteText } from '../response/byte-text.ts';
import { entityTag, type Hash, hashOf } from '../response/entity-tag.ts';
import { weekHead } from './week-head.ts';

/** Scope-years kept as text, at some 15 KB each. */
const KEPT_YEARS = 512;
const YEARS = LAST_YEAR - FIRST_YEAR + 3;

const encoder = new TextEncoder();

const NOTHING: Fragment = { byteText: '', hash: [0, 0] };

/** JSON and a hash of it, made once: encoding and hashing every answer anew would cost more than composing it. */
interface Fragment {
  /** In UTF-8, a character a byte. */
  readonly byteText: string;
  readonly hash: Hash;
}

interface DatedFragment {
  readonly date: Day;
  readonly observed: Day;
  readonly text: Fragment;
}

interface RunFragment {
  readonly start: Day;
  readonly end: Day;
  /** All of the long weekend but its end, where `daysUntil` comes. */
  readonly opening: Fragment;
}

export interface WeekText extends ByteText {
  /** Strong entity tag of the text, with its quotes. */
  readonly etag: string;
}

/** Composes the text of `toJson(weekBody(…))` from kept fragments, to the same byte, in a tenth of the time. */
export function createWeekText(almanac: Almanac, site: Site): (choice: WeekChoice) => WeekText {
  const holidays = new BoundedMap<number, readonly DatedFragment[]>(KEPT_YEARS);
  const runs = new BoundedMap<number, readonly RunFragment[]>(KEPT_YEARS);
  const shape = shapeOfText();
  const closing = toFragment(`,"source":${JSON.stringify(sourceOf(site))}}\n`);
  const provinces = new Map(SCOPE_CODES.map((code) => [code, toFragment(provinceText(code))]));

  function provinceText(code: ScopeCode): string {
    const { province } = provinceOf(almanac.scope(code)) as { province?: object };
    return province ? `,"province":${JSON.stringify(province)}` : '';
  }

  function holidaysOf(scope: ScopeCode, year: number, locale: Locale): readonly DatedFragment[] {
    const key = keyOf(scope, year) * 2 + (locale === 'fr' ? 1 : 0);
    return holidays.get(key, () =>
      almanac.statutory(scope, year).map((each) => ({
        date: toKnownDay(each.date),
        observed: toKnownDay(each.observedDate),
        text: fragment({ ...each, name: locale === 'fr' ? each.nameFr : each.nameEn }),
      })),
    );
  }

  function runsOf(scope: ScopeCode, year: number): readonly RunFragment[] {
    return runs.get(keyOf(scope, year), () =>
      almanac.longWeekends(scope, year).map((each) => ({
        start: toKnownDay(each.start),
        end: toKnownDay(each.end),
        opening: fragment(each, 1),
      })),
    );
  }

  function between(choice: WeekChoice, start: Day, end: Day): readonly Fragment[] {
    const found: Fragment[] = [];
    const last = yearOf(end);
    for (let year = yearOf(start); year <= last; year++) {
      for (const { date, observed, text } of holidaysOf(choice.scope, year, choice.locale)) {
        if ((date >= start && date <= end) || (observed >= start && observed <= end)) found.push(text);
      }
    }
    return found;
  }

  function nextRun({ scope, date }: WeekChoice): RunFragment | undefined {
    const carriedOver = runsOf(scope, yearOf(date) - 1).at(-1);
    if (carriedOver && carriedOver.end >= date) return carriedOver;
    for (let year = yearOf(date); year <= LAST_YEAR; year++) {
      for (const run of runsOf(scope, year)) if (run.end >= date) return run;
    }
    return undefined;
  }

  return (choice) => {
    const iso = isoWeek(choice.date);
    const canada = canadaWeek(choice.date);
    const found = between(choice, Math.min(iso.start, canada.start), Math.max(iso.end, canada.end));
    const run = nextRun(choice);
    const province = provinces.get(choice.scope) ?? NOTHING;
    const until = run ? Math.max(0, run.start - choice.date) : -1;
    const next = run ? nextText(run.opening, until) : 'null';
    const head = weekHead(choice, iso, canada) + province.byteText;
    return {
      byteText: assemble(head, found.map(byteTextOf).join(), next, closing.byteText),
      etag: entityTag(
        unitsOf(choice, iso, canada, until, [shape, closing, province, run?.opening ?? NOTHING], found),
      ),
    };
  };
}

function assemble(head: string, holidays: string, next: string, closing: string): string {
  return `${head},"holidays":[${holidays}],"nextLongWeekend":${next}${closing}`;
}

function nextText(opening: Fragment, until: number): string {
  return `${opening.byteText},"daysUntil":${until}}`;
}

/**
 * What stands between the fragments, for a fixed day: were it left out of the tags, a later version that adds a field there
 * would tell clients that they have it already.
 */
function shapeOfText(): Fragment {
  const date = toDay(LAST_YEAR, 1, 1);
  const head = weekHead({ date, locale: 'en' }, isoWeek(date), canadaWeek(date));
  return toFragment(assemble(head, '', nextText(NOTHING, 0), ''));
}

/** All that the text is made of, in numbers; hashing the text itself would cost as much as composing it. */
function unitsOf(
  { date, locale }: WeekChoice,
  iso: Week,
  canada: Week,
  until: number,
  ...fragments: readonly (readonly Fragment[])[]
): number[] {
  const language = locale === 'fr' ? 1 : 0;
  const units = [
    date,
    language,
    iso.week,
    iso.year,
    iso.start,
    canada.week,
    canada.year,
    canada.start,
    until,
  ];
  for (const group of fragments) for (const { hash } of group) units.push(hash[0], hash[1]);
  return units;
}

function keyOf(scope: ScopeCode, year: number): number {
  return SCOPE_CODES.indexOf(scope) * YEARS + year - FIRST_YEAR + 1;
}

/** @param dropped characters left out at the end */
function fragment(value: object, dropped = 0): Fragment {
  const json = JSON.stringify(value);
  return toFragment(json.slice(0, json.length - dropped));
}

function toFragment(text: string): Fragment {
  const bytes = encoder.encode(text);
  return { byteText: toByteText(bytes), hash: hashOf(bytes) };
}

function toKnownDay(text: string): Day {
  return parseDate(text) ?? Number.NaN;
}

function byteTextOf({ byteText }: Fragment): string {
  return byteText;
}
