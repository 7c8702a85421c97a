import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDataFiles } from '../../src/service/documents/data-files.ts';
import { DATA } from '../support/law/data-folder.ts';
import { DATA_SET } from '../support/law/data-set.ts';

/*
 * Another reading of the tables, which shares no code with the service: words by a table of their own, dates by counting days of a
 * `Date`, Easter by the epact (Knuth, The Art of Computer Programming, 1.3.2, exercise 14).
 */

interface Row {
  readonly holiday?: string;
  readonly substituteFor?: string;
  readonly includes?: string;
  readonly date?: string;
  readonly since?: string;
  readonly until?: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(DATA, 'lists', file), 'utf8')) as T;
const index =
  read<readonly { readonly id: string; readonly act?: object; readonly publisher?: object }[]>('index.json');

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const iso = (date: Date): string => date.toISOString().slice(0, 10);
const on = (words: string, year: number): Date => new Date(`${words}, ${year} 00:00:00 UTC`);
const later = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

function easter(year: number): Date {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const leapDays = Math.floor((3 * century) / 4) - 12;
  const moon = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - leapDays - 10;
  let epact = (11 * golden + 20 + moon - leapDays) % 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact++;
  const fullMoon = 44 - epact < 21 ? 74 - epact : 44 - epact;
  return new Date(Date.UTC(year, 2, fullMoon + 7 - ((sunday + fullMoon) % 7)));
}

/** Walks from a date to the next weekday of a name, by whole days. */
function walk(from: Date, weekday: string, step: 1 | -1): Date {
  let date = later(from, step);
  while (WEEKDAYS[date.getUTCDay()] !== weekday) date = later(date, step);
  return date;
}

function dateIn(words: string, year: number): Date | undefined {
  const [, inLieu = '', of = '', when = ''] = /^(\w+) after an? (.+) that is an? (.+)$/.exec(words) ?? [];
  if (inLieu) {
    const date = on(of, year);
    return when.split(/, | or /).includes(WEEKDAYS[date.getUTCDay()] ?? '')
      ? walk(date, inLieu, 1)
      : undefined;
  }
  const [, nth = '', weekday = '', month = ''] = /^(\d)\w\w (\w+) of (\w+)$/.exec(words) ?? [];
  if (nth) {
    let date = later(on(`${month} 1`, year), -1);
    for (let times = Number(nth); times > 0; times--) date = walk(date, weekday, 1);
    return date;
  }
  if (words === 'friday before easter') return later(easter(year), -2);
  if (words === 'monday after easter') return later(easter(year), 1);
  if (words === '39 days after easter') return later(easter(year), 39);
  if (words === 'monday before may 25') return walk(on('may 25', year), 'monday', -1);
  if (words === 'monday of the week of november 11') {
    const armistice = on('november 11', year);
    return later(armistice, 1 - armistice.getUTCDay());
  }
  const [, fixed] = /^(\w+ \d+), or \w+ \d+ if a sunday$/.exec(words) ?? [];
  if (fixed !== undefined) {
    const own = on(fixed, year);
    return own.getUTCDay() === 0 ? later(own, 1) : own;
  }
  const [, day = '', only] = /^(\w+ \d+)(?:, (\d{4}))?$/.exec(words) ?? [];
  return only === undefined || Number(only) === year ? on(day, year) : undefined;
}

function daysOf(list: string, year: number): readonly string[] {
  return read<readonly Row[]>(`${list}.json`).flatMap(
    ({ holiday, substituteFor, includes, date = '', since = '', until = '9999' }) => {
      if (includes !== undefined) return daysOf(includes, year).filter((day) => day >= since);
      if (holiday === undefined && substituteFor === undefined) return [];
      const found = dateIn(date, year);
      if (!found || iso(found) < since || iso(found).slice(0, until.length) > until) return [];
      return [`${iso(found)} ${holiday ?? `${substituteFor}-in-lieu`}`];
    },
  );
}

interface Published {
  readonly list: { readonly id: string };
  readonly year: number;
  readonly days: readonly { readonly id: string; readonly date: string; readonly source: object }[];
}

const files = createDataFiles(DATA_SET);
const years = [...files.allPaths()]
  .filter((path) => /^\/lists\/.+\/\d+\.json$/.test(path))
  .map((path): Published => JSON.parse(String(files.fileAt(path)?.compose({ url: 'https://example.org' }))));

describe.each(index.map(({ id }) => id))('%s', (id) => {
  const own = years.filter(({ list }) => list.id === id);

  test('has in every file the days that another reading of its rows gives', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { year, days } of own) {
      const published = days.map(({ date, id: day }) => `${date} ${day}`);
      expect(published.toSorted(), `${year}`).toEqual([...daysOf(id, year)].sort());
    }
  });

  test('has no year without a day, and no day without a source', () => {
    expect(own.filter(({ days }) => days.length === 0).map(({ year }) => year)).toEqual([]);
    const bare = own.flatMap(({ days }) =>
      days.filter(({ source }) => !('url' in source) || !('year' in source)),
    );
    expect(bare).toEqual([]);
  });
});

test('exactly the years that the rows give have files', () => {
  const given = index.flatMap(({ id, publisher }) =>
    Array.from({ length: 201 }, (_, at) => 1900 + at)
      .filter((year) => publisher || (year >= 2016 && year <= DATA_SET.almanac.law.referenceYear + 10))
      .filter((year) => daysOf(id, year).length > 0)
      .map((year) => `${id} ${year}`),
  );
  expect(years.map(({ list, year }) => `${list.id} ${year}`).sort()).toEqual(given.sort());
});
