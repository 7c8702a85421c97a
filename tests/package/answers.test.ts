import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../src/core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../src/core/holidays/scope.ts';
import { LIST_IDS, type ListId } from '../../src/core/lists/list.ts';
import type { DaysOff, Included, Place } from '../../src/core/package/index.ts';
import { holidaysBody } from '../../src/service/documents/bodies.ts';
import { type TestVector, testVectorsBody } from '../../src/service/documents/downloads/test-vectors.ts';
import { listIndexBody, listYearBody } from '../../src/service/documents/lists.ts';
import { almanac, ask, lists, SITE_URL, testApi, textOf } from '../support/hosts/test-api.ts';
import { listEvidence, payCases } from '../support/law/law.ts';
import { installedLibrary } from '../support/programs/installed-library.ts';

// The library answers what the service does.
const { library } = await installedLibrary();
const site = { url: SITE_URL };

/** Fields that no function of the library answers. */
const COUNTED_BY_THE_SERVICE = ['networkDays', 'calendarDays', 'skippedDays'];

/** The parts of an operation's answer that functions of the library give. */
function answerOf(operation: string, parameters: TestVector['parameters']): object {
  const { year, province, date, add, to, list, weekend, substitute, include } = parameters;
  const { with: extra, without: worked } = parameters;
  const place = province as Place | undefined;
  const text = `${date}`;
  if (operation === 'holidays.json') {
    const holidays = library.holidays(Number(year), place, { include } as Included);
    return { count: holidays.length, holidays, longWeekends: library.longWeekends(Number(year), place) };
  }
  if (operation === 'time-limit.json') {
    const { days, clear } = parameters;
    return library.timeLimit(text, Number(days), list as ListId, { clear: clear === 1 });
  }
  if (operation === 'holiday-pay.json') {
    const { province: _, ...facts } = parameters;
    for (const flag of ['commission', 'irregular', 'regularDay', 'qualifies'])
      if (facts[flag] !== undefined) Object.assign(facts, { [flag]: facts[flag] === 1 });
    return library.holidayPay(place, facts);
  }
  if (operation === 'week.json') {
    const next = library.nextHoliday(text, place);
    const nextHoliday = next && { ...next, daysUntil: readDay(next.observedDate) - readDay(text) };
    const isHoliday = library.isHoliday(text, place);
    return {
      ...library.week(text),
      isHoliday,
      isBusinessDay: library.isBusinessDay(text, place),
      nextHoliday,
    };
  }
  const ids = { with: `${extra ?? ''}`.match(/[^,]+/g), without: `${worked ?? ''}`.match(/[^,]+/g) };
  const projected = parameters['projected'] === 1;
  const daysOff = {
    list: list && library.list(list as ListId),
    weekend,
    substitute,
    with: ids.with ?? [],
    without: ids.without ?? [],
    projected,
  } as DaysOff;
  const result = library.addBusinessDays(text, Number(add ?? 0), place, daysOff);
  return {
    isBusinessDay: library.isBusinessDay(text, place, daysOff),
    result,
    businessDays: to && library.businessDaysBetween(text, `${to}`, place, daysOff),
    notes: library.businessDayNotes(text, `${to ?? result}`, place, daysOff),
  };
}

const provinceOf = (scope: ScopeCode): ScopeCode | undefined => (scope === 'ca' ? undefined : scope);

test('every test vector', () => {
  const { vectors } = JSON.parse(JSON.stringify(testVectorsBody({ almanac, lists, site }, payCases))) as {
    vectors: readonly TestVector[];
  };
  for (const { operation, parameters, expected } of vectors) {
    const told = Object.keys(expected).filter((name) => !COUNTED_BY_THE_SERVICE.includes(name));
    const answer = answerOf(operation, parameters);
    expect(answer, JSON.stringify(parameters)).toMatchObject(
      Object.fromEntries(told.map((name) => [name, Reflect.get(expected, name)])),
    );
  }
});

test('all listings and long weekends', () => {
  for (const scope of SCOPE_CODES) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const choice = { scope, year, longWeekends: true };
      const body = holidaysBody(almanac, site, { ...choice, all: false });
      const all = holidaysBody(almanac, site, { ...choice, all: true });
      const province = provinceOf(scope);
      expect(JSON.stringify(library.holidays(year, province))).toBe(JSON.stringify(body.holidays));
      expect(JSON.stringify(library.holidays(year, province, { include: 'all' }))).toBe(
        JSON.stringify(all.holidays),
      );
      expect(JSON.stringify(library.longWeekends(year, province))).toBe(JSON.stringify(body.longWeekends));
    }
  }
});

test('places, lists and their days', async () => {
  expect(library.places()).toEqual(
    SCOPE_CODES.map((code) => {
      const { region, nameEn, nameFr, timeZone } = almanac.scope(code);
      return { code: region, nameEn, nameFr, timeZone };
    }),
  );
  const input = { lists, listEvidence, site };
  const { referenceYear } = almanac.law;
  const index = listIndexBody({ ...input, referenceYear }).map(({ files: _, ...list }) => list);
  expect(JSON.stringify(library.lists())).toBe(JSON.stringify(index));
  for (const id of LIST_IDS) {
    for (const year of lists.years(id)) {
      const days = listYearBody(input, id, year).days.map(({ source: _, ...day }) => day);
      expect(JSON.stringify(library.listDays(id, year))).toBe(JSON.stringify(days));
    }
  }
});

test.each(LIST_IDS.filter((id) => lists.withTimeLimits.includes(id)))(
  'time limits of the list %s',
  async (list) => {
    for (const [date, days] of [
      ['2026-12-10', 10],
      ['2026-05-14', 6],
    ] as const) {
      const query = `list=${list}&date=${date}&days=${days}`;
      const { source, ...body } = JSON.parse(textOf(await ask(testApi(), `/api/time-limit.json?${query}`)));
      delete body.list.url;
      expect(library.timeLimit(date, days, list)).toEqual(body);
    }
  },
);
