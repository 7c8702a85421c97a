import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { almanac, lists } from '../../../tests/support/law/almanac.ts';
import { offices as officeTables } from '../../../tests/support/law/law.ts';
import { type Day, formatDate, isWeekend, readDay, toCivilDate, toDay, yearOf } from '../calendar/day.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../holidays/law.ts';
import { isOn } from '../holidays/occurrence.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode } from '../holidays/scope.ts';
import { LOCAL_OFFICES, OFFICES, type Office } from './office-table.ts';
import { createOffices, findHoliday, type OfficeAnswer } from './offices.ts';
import { isBesideWeekend } from './offices-before.ts';

const offices = createOffices({ almanac, lists }, officeTables);

/** `closed: National Day …`, `open: always 2021 to 2026`: an answer in a line. */
function line(date: string, place: ScopeCode, office: Office): string | undefined {
  const answer = offices.on(readDay(date), place).find((one) => one.office === office);
  if (!answer) return undefined;
  const { opening, until, reason } = answer;
  const name = findHoliday(reason)?.nameEn ?? reason.kind;
  const what = until === undefined ? opening : `${opening} until ${until}`;
  if (reason.kind === 'by-province') return `${what}: ${name} in ${reason.provinces.join(' ')}`;
  if (reason.kind !== 'earlier-years') return `${what}: ${name}`;
  const { always, did, years } = reason;
  const span = years.length === 0 ? 'never seen' : `${years.at(0)} to ${years.at(-1)}`;
  return `${what}: ${name}, ${always ? 'always' : `${did},`} ${span}`;
}

describe('open or closed', () => {
  test.each<[date: string, place: ScopeCode, office: Office, expected: string | undefined]>([
    // The provincial or civic holiday of the federal public service depends on the place.
    ['2026-08-03', 'on', 'federal-offices', 'closed: Provincial or Civic Holiday'],
    ['2026-08-03', 'qc', 'federal-offices', 'open: not-listed'],
    ['2026-08-03', 'yt', 'federal-offices', 'open: not-listed'],
    ['2026-08-17', 'yt', 'federal-offices', 'closed: Discovery Day'],
    ['2026-06-24', 'qc', 'federal-offices', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    ['2026-06-24', 'on', 'federal-offices', 'open: ordinary'],
    ['2026-06-24', 'ca', 'federal-offices', 'varies: National Holiday (Saint-Jean-Baptiste Day) in qc'],
    ['2026-06-24', 'qc', 'federal-courts', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    // Ontario's courts, by the statement of the Chief Justices, and not after it.
    ['2026-09-30', 'on', 'courts', 'limited: National Day for Truth and Reconciliation'],
    ['2028-10-02', 'on', 'courts', 'limited: National Day for Truth and Reconciliation'],
    ['2029-09-30', 'on', 'courts', 'closed: weekend'],
    ['2028-09-30', 'on', 'federal-offices', 'closed: National Day for Truth and Reconciliation'],
    ['2030-09-30', 'on', 'courts', 'varies: no-text'],
    // On a weekday that is nobody's holiday, nobody needs a text to be open; Quebec's courts have a recess.
    ['2026-11-27', 'on', 'courts', 'open: ordinary'],
    ['2026-11-27', 'sk', 'courts', 'open: ordinary'],
    ['2026-11-28', 'sk', 'courts', 'closed: weekend'],
    ['2026-11-27', 'on', 'provincial-offices', 'open: ordinary'],
    ['2026-11-27', 'nl', 'provincial-offices', 'open: ordinary'],
    ['2026-11-27', 'qc', 'bank-branches', 'open: ordinary'],
    ['2026-11-27', 'ca', 'federal-offices', 'open: ordinary'],
    ['2026-11-27', 'on', 'tsx', 'open: not-listed'],
    ['2027-06-24', 'on', 'courts', 'open: ordinary'],
    ['2026-07-15', 'qc', 'courts', 'varies: day'],
    ['2026-07-15', 'qc', 'provincial-offices', 'open: ordinary'],
    ['2026-12-29', 'on', 'courts', 'varies: no-text'],
    // If no text says whether Ontario's courts are open, the Rules of Civil Procedure still make the day a holiday.
    ['2026-12-28', 'on', 'courts', 'varies: counted'],
    ['2027-12-28', 'on', 'courts', 'varies: counted'],
    ['2026-08-03', 'on', 'courts', 'varies: counted'],
    ['2026-11-11', 'on', 'courts', 'varies: counted'],
    ['2026-12-25', 'on', 'courts', 'limited: Christmas Day'],
    ['2026-12-28', 'sk', 'courts', 'varies: no-text'],
    ['2027-12-28', 'on', 'provincial-offices', 'varies: no-text'],
    ['2028-07-03', 'on', 'courts', 'varies: counted'],
    ['1925-11-10', 'sk', 'courts', undefined],
    // Quebec's registries close on days that aren't holidays under the Code.
    ['2026-12-24', 'qc', 'courts', 'limited: Christmas Eve'],
    ['2026-12-31', 'qc', 'courts', 'limited: New Year’s Eve'],
    ['2026-12-24', 'qc', 'provincial-offices', 'closed: Christmas Eve'],
    ['2026-06-24', 'qc', 'courts', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    // Alberta's floater and the Monday after Boxing Day, by the government's own list.
    ['2026-12-24', 'ab', 'provincial-offices', 'closed: Christmas floater'],
    ['2026-12-28', 'ab', 'provincial-offices', 'closed: Boxing Day (day in lieu)'],
    ['2026-12-29', 'ab', 'provincial-offices', 'varies: day'],
    ['2026-12-28', 'nl', 'provincial-offices', 'closed: Boxing Day, always 2020 to 2023'],
    ['2026-12-28', 'nt', 'provincial-offices', 'closed: Boxing Day'],
    ['2026-12-28', 'bc', 'provincial-offices', 'varies: Boxing Day'],
    ['2026-08-21', 'pe', 'provincial-offices', 'varies: Gold Cup Parade Day'],
    // Banks: federal law, then each bank's choice.
    ['2027-09-30', 'on', 'bank-branches', 'closed: National Day for Truth and Reconciliation'],
    ['2027-02-15', 'on', 'bank-branches', 'varies: Family Day'],
    ['2027-02-15', 'ca', 'bank-branches', 'varies: by-province in ab bc mb nb ns on pe sk'],
    ['2027-02-15', 'qc', 'bank-branches', 'open: ordinary'],
    ['2026-04-06', 'qc', 'bank-branches', 'open: day'],
    ['2026-12-28', 'on', 'bank-branches', 'varies: Boxing Day'],
    ['2027-05-22', 'on', 'bank-branches', 'varies: weekend'],
    // A federal holiday on a weekend is a holiday all the same.
    ['2026-12-26', 'on', 'bank-branches', 'closed: Boxing Day'],
    ['2027-12-25', 'ca', 'bank-branches', 'closed: Christmas Day'],
    ['2027-12-25', 'on', 'canada-post', 'closed: Christmas Day'],
    ['2027-12-25', 'qc', 'courts', 'closed: Christmas Day'],
    ['2028-06-24', 'on', 'federal-offices', 'closed: weekend'],
    ['2028-06-24', 'qc', 'provincial-offices', 'closed: National Holiday (Saint-Jean-Baptiste Day)'],
    // A year that is not published: what every year did.
    ['2027-01-01', 'on', 'tsx', 'closed: New Year’s Day, always 2002 to 2026'],
    ['2027-09-30', 'on', 'tsx', 'open: National Day for Truth and Reconciliation, always 2021 to 2026'],
    ['2027-07-02', 'on', 'tsx', 'open: earlier-years, always 2002 to 2026'],
    ['2029-07-02', 'on', 'tsx', 'closed: Canada Day, always 2007 to 2018'],
    ['2027-12-27', 'on', 'tsx', 'closed: Christmas Day, always 2004 to 2021'],
    ['2027-02-15', 'qc', 'tsx', 'closed: Family Day, always 2008 to 2026'],
    ['2027-12-24', 'on', 'tsx', 'varies: Christmas Eve, early, 2010 to 2026'],
    ['2026-12-24', 'on', 'tsx', 'open until 13:00: Christmas Eve'],
    [
      '2027-06-24',
      'qc',
      'canada-post',
      'closed: National Holiday (Saint-Jean-Baptiste Day), always 2024 to 2026',
    ],
    ['2027-12-27', 'on', 'canada-post', 'varies: Christmas Day, open, never seen'],
    // Gold Cup Parade Day is a holiday of Prince Edward Island, and no reason in Ontario.
    ['2027-08-20', 'on', 'canada-post', 'open: earlier-years, always 2017 to 2026'],
    // Stores are a matter of law on the days that close them.
    ['2026-12-26', 'on', 'shops', 'varies: Boxing Day'],
    ['2026-12-25', 'on', 'shops', 'closed: Christmas Day'],
    ['2027-03-28', 'qc', 'shops', 'closed: Easter Sunday'],
    ['2026-11-11', 'mb', 'shops', 'limited: Remembrance Day'],
    ['2026-11-24', 'on', 'shops', 'varies: no-text'],
    // Before the first text about an office.
    ['2020-07-01', 'on', 'federal-offices', undefined],
    ['1925-11-11', 'on', 'bank-branches', undefined],
  ])('%s in %s: %s is %s', (date, place, office, expected) => {
    expect(line(date, place, office)?.replaceAll("'", '’')).toBe(expected);
  });

  test('banks cite the federal act with its section', () => {
    const banks = offices.on(readDay('2026-12-25'), 'on').find(({ office }) => office === 'bank-branches');
    expect(banks?.source?.title).toBe('Canada Labour Code, R.S.C. 1985, c. L-2, s. 166');
  });
});

const FIRST = toDay(2025, 1, 1);
/** Every date, or a sample of every sixth that reaches each weekday. */
const DATES: readonly Day[] = [...Array(toDay(2028, 12, 31) - FIRST + 1).keys()]
  .filter((index) => IS_EXHAUSTIVE || index % 6 === 0)
  .map((index) => FIRST + index);

const answers = new Map<string, readonly OfficeAnswer[]>();

function on(date: Day, place: ScopeCode): readonly OfficeAnswer[] {
  const key = `${date} ${place}`;
  const found = answers.get(key) ?? offices.on(date, place);
  answers.set(key, found);
  return found;
}

/** Every answer of four years in all places that a condition finds wrong. */
function wrong(isWrong: (answer: OfficeAnswer, date: Day, place: ScopeCode) => boolean): readonly string[] {
  return DATES.flatMap((date) =>
    SCOPE_CODES.flatMap((place) =>
      on(date, place)
        .filter((answer) => isWrong(answer, date, place))
        .map(
          (answer) => `${formatDate(date)} ${place} ${answer.office} ${answer.opening} ${answer.reason.kind}`,
        ),
    ),
  );
}

describe('on every date from 2025 to 2028, in 14 places', () => {
  test('each office has one row, and stores at most one', () => {
    // Our schedules of payments begin in 2026.
    const rows = (place: ScopeCode, date: Day) =>
      OFFICES.filter(
        (office) =>
          office !== 'shops' &&
          (place !== 'ca' || !LOCAL_OFFICES.includes(office)) &&
          (office !== 'payments' || yearOf(date) > 2025),
      );
    const faults = DATES.flatMap((date) =>
      SCOPE_CODES.filter((place) => {
        const found = on(date, place).map(({ office }) => office);
        return (
          `${found.filter((office) => office !== 'shops')}` !== `${rows(place, date)}` || found.length > 10
        );
      }).map((place) => `${formatDate(date)} ${place}`),
    );
    expect(faults).toEqual([]);
  });

  test('no row contradicts a list of the same office, open or closed', () => {
    const LISTS: Readonly<Partial<Record<Office, (place: ScopeCode) => string>>> = {
      tsx: () => 'tsx',
      payments: () => 'payments',
      'canada-post': () => 'canada-post',
      cra: () => 'cra',
      'federal-offices': () => 'federal-public-service',
      'provincial-offices': (place) => `public-service-${place}`,
    };
    const faults = wrong(({ office, opening }, date, place) => {
      const list = LISTS[office]?.(place) ?? '';
      const isListed = lists
        .days(list, yearOf(date))
        .some(
          (day) =>
            day.date === date &&
            day.closes === 'day' &&
            (day.provinces === null || (place !== 'ca' && day.provinces.includes(place))),
        );
      return isListed && opening !== 'closed' && !isWeekend(date);
    });
    expect(faults).toEqual([]);
  });

  test('a court is not open as usual on a day that the list which counts time before it has', () => {
    const faults = wrong(
      ({ office, opening }, date, place) =>
        office === 'courts' &&
        place === 'on' &&
        opening === 'open' &&
        lists.days('civil-procedure-on', yearOf(date)).some((day) => day.date === date),
    );
    expect(faults).toEqual([]);
  });

  test('no office of a government is open on a day that the law tables give its staff', () => {
    const faults = wrong(({ office, opening }, date, place) => {
      if (opening !== 'open' || (office !== 'federal-offices' && office !== 'provincial-offices'))
        return false;
      const scope = office === 'federal-offices' ? 'ca' : place;
      return almanac.days(scope, yearOf(date)).some(
        (day) =>
          day.date === date &&
          (day.kind === 'government' || day.isPublicService) &&
          // In Quebec and Yukon the federal civic holiday is another day.
          !(scope === 'ca' && day.id === 'august-monday' && (place === 'qc' || place === 'yt')),
      );
    });
    expect(faults).toEqual([]);
  });

  test('banks and federal offices are never open on a federal statutory holiday', () => {
    const faults = wrong(
      ({ office, opening }, date) =>
        opening === 'open' &&
        (office === 'bank-branches' || office === 'federal-offices') &&
        almanac.days('ca', yearOf(date)).some((day) => day.kind === 'statutory' && isOn(day, date)),
    );
    expect(faults).toEqual([]);
  });

  test('an office is open only if a text or every earlier schedule says so', () => {
    const faults = wrong(
      ({ opening, source, office, reason }) =>
        opening === 'open' &&
        source === undefined &&
        !['tsx', 'payments', 'canada-post', 'cra'].includes(office) &&
        reason.kind !== 'earlier-years' &&
        reason.kind !== 'ordinary',
    );
    expect(faults).toEqual([]);
  });

  test('no office calls a day ordinary that a law or a list of the place has, or an act owes for a holiday', () => {
    const faults = wrong(({ reason }, date, place) => {
      if (reason.kind !== 'ordinary') return false;
      const scopes = place === 'ca' ? SCOPE_CODES : (['ca', place] as const);
      const isOfLaw = scopes.some((scope) =>
        [yearOf(date - 2), yearOf(date + 1)].some((year) =>
          almanac
            .listing(scope, year)
            .some((day) =>
              [day.date, day.observedDate, ...(day.inLieu?.days ?? [])].includes(formatDate(date)),
            ),
        ),
      );
      const isListed = lists.ids
        .filter((id) => !/-(ab|bc|nl|on|qc)$/.test(id) || id.endsWith(`-${place}`))
        .some((id) =>
          lists
            .days(id, yearOf(date))
            .some((day) => day.date === date && (day.provinces ?? [place]).includes(place as never)),
        );
      return isOfLaw || isListed;
    });
    expect(faults).toEqual([]);
  });

  test('a holiday named as the reason is one of the place or of the office', () => {
    const faults = wrong(({ office, reason }, date, place) => {
      const name = findHoliday(reason)?.nameEn;
      if (name === undefined || place === 'ca') return false;
      const own = [yearOf(date - 2), yearOf(date + 1)].flatMap((year) =>
        [place, 'ca' as const].flatMap((scope) => almanac.days(scope, year)),
      );
      const isOfPlace = own.some(
        (day) => day.nameEn === name && (isOn(day, date) || isBesideWeekend(day.date, date)),
      );
      const isOfTable = officeTables.some(
        (table) =>
          table.office === office &&
          (table.days.some((day) => lists.nameDay(day).nameEn === name) ||
            lists
              .years(table.list ?? '')
              .some((year) => lists.days(table.list ?? '', year).some(({ nameEn }) => nameEn === name))),
      );
      return !isOfPlace && !isOfTable;
    });
    expect(faults).toEqual([]);
  });

  test('without a place, an answer is the one of every province, or it varies', () => {
    const faults = wrong(({ office, opening }, date, place) => {
      if (place !== 'ca' || opening === 'varies') return false;
      return PROVINCE_CODES.some((province) => {
        const there = on(date, province).find((answer) => answer.office === office);
        return there?.opening !== opening;
      });
    });
    expect(faults).toEqual([]);
  });
});

test('on no federal holiday of 1900 to 2100 are banks a matter of the weekend', () => {
  const faults = yearsFrom(FIRST_YEAR, LAST_YEAR).flatMap((year) =>
    almanac
      .days('ca', year)
      .filter(({ kind }) => kind === 'statutory')
      .flatMap(({ date, observed }) => [date, observed])
      .filter((day) =>
        offices
          .on(day, 'ca')
          .some(
            ({ office, reason, opening }) =>
              office === 'bank-branches' && (reason.kind === 'weekend' || opening !== 'closed'),
          ),
      )
      .map(formatDate),
  );
  expect(faults).toEqual([]);
});

test('on ordinary weekdays, every published schedule is open', () => {
  const faults = ['tsx', 'canada-post', 'payments', 'cra'].flatMap((list) =>
    lists.years(list).flatMap((year) =>
      lists
        .days(list, year)
        .filter((day) => isOrdinary(day.date))
        .map((day) => `${list} ${formatDate(day.date)} ${day.nameEn}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** A weekday without a holiday anywhere, not next to one on a weekend, and not Christmas Eve. */
function isOrdinary(date: Day): boolean {
  const { month, day } = toCivilDate(date);
  if (isWeekend(date) || (month === 12 && day === 24)) return false;
  const days = [yearOf(date - 2), yearOf(date + 1)].flatMap((year) =>
    SCOPE_CODES.flatMap((scope) => almanac.days(scope, year)),
  );
  return !days.some((one) => one.date === date || isBesideWeekend(one.date, date));
}
