import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type DateRule, dateInYear } from '../../src/core/calendar/date-rule.ts';
import { parseDateText } from '../../src/core/calendar/date-text.ts';
import { type Day, formatDate, toCivilDate, weekdayOf } from '../../src/core/calendar/day.ts';
import { DataError } from '../../src/core/common/data.ts';
import { findHolidayId, type ProviderNames } from '../../src/law/provider/compare.ts';
import type { Peer } from './tallies.ts';

/** A clone of github.com/pcraig3/hols, the repository of canada-holidays.ca. */
export const HOLS = process.env['SCORE_HOLS'] ?? 'hols';
/** The years of its API. */
const YEARS = [2013, 2038] as const;

const holidaySchema = z.object({
  date: z.string(),
  name: z.string(),
  scope: z.string(),
  first: z.coerce.number().nullable(),
  last: z.coerce.number().nullable(),
});

/** The federal days, and those of a province that are not optional. */
const QUERY = `
  SELECT date, nameEn AS name, 'ca' AS scope, firstOccurence AS first, lastOccurence AS last FROM Holiday WHERE federal
  UNION ALL
  SELECT date, nameEn, lower(provinceId), firstOccurence, lastOccurence
  FROM ProvinceHoliday JOIN Holiday ON Holiday.id = holidayId WHERE NOT optional`;

/**
 * canada-holidays.ca, from the tables of its repository.
 * @throws {DataError} if there is no clone, or its tables have changed
 */
export function canadaHolidays(names: ProviderNames): Peer {
  const all = readHolidays().map((holiday) => ({ ...holiday, rule: ruleOf(holiday.date) }));
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  return {
    id: 'canada-holidays',
    version,
    holidays(scope, year) {
      if (year < YEARS[0] || year > YEARS[1]) return undefined;
      const listed = all.filter(
        (holiday) =>
          holiday.scope === scope && year >= (holiday.first ?? year) && year <= (holiday.last ?? year),
      );
      return new Map(
        listed.map(({ name, rule }) => {
          const id = findHolidayId(names, name.replaceAll('’', "'"), scope);
          const date = dateInYear(rule, year) ?? Number.NaN;
          return [id, { id, name, dates: [...new Set([date, observedOn(date)])].map(formatDate) }];
        }),
      );
    },
  };
}

function readHolidays() {
  const [up = ''] = read('migrations/001-db.sql').split('-- Down');
  const database = new DatabaseSync(':memory:');
  database.exec(up);
  return z.array(holidaySchema).parse(database.prepare(QUERY).all());
}

function read(path: string): string {
  try {
    return readFileSync(join(HOLS, path), 'utf8');
  } catch {
    throw new DataError(
      `${HOLS} is not a clone of canada-holidays.ca: run "git clone --depth 1 https://github.com/pcraig3/hols" and set SCORE_HOLS to its path`,
    );
  }
}

const NTHS: Readonly<Record<string, string>> = { first: '1st', second: '2nd', third: '3rd', fourth: '4th' };

/** `Third Monday in February`, `Monday near June 24`, `Friday before Easter Day`; `Monday March 17` is the 17th, moved from a weekend. */
function ruleOf(text: string): DateRule {
  const words = text
    .toLowerCase()
    .replace(/^(first|second|third|fourth)\b/, (nth) => NTHS[nth] ?? nth)
    .replace(' in ', ' of ')
    .replace(' near ', ' nearest ')
    .replace('easter day', 'easter')
    .replace(/^monday (?=[a-z]+ \d+$)/, '');
  const rule = parseDateText(words);
  if (!rule) throw new DataError(`canada-holidays.ca has a date that is not understood: ${text}`);
  return rule;
}

/** Its rule everywhere: a weekend moves to Monday, December 26 to Tuesday; June 21 stays. */
function observedOn(date: Day): Day {
  const { month, day } = toCivilDate(date);
  const weekday = weekdayOf(date);
  if (month === 12 && day === 26 && weekday <= 1) return date + (2 - weekday);
  if (month === 6 && day === 21) return date;
  if (weekday === 6) return date + 2;
  return weekday === 0 ? date + 1 : date;
}
