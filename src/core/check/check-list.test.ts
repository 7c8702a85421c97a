import { describe, expect, test } from 'vitest';
import found from '../../../tests/support/check/found-lists.json' with { type: 'json' };
import given from '../../../tests/support/check/typed-lists.json' with { type: 'json' };
import { almanac, lists } from '../../../tests/support/law/almanac.ts';
import { aliases } from '../../../tests/support/law/law.ts';
import { SCOPE_CODES, toScopeCode } from '../holidays/scope.ts';
import { CLAIMS } from './answer.ts';
import { createCheckList } from './check-list.ts';

const checkList = createCheckList({ almanac, lists, aliases });
const check = ({ text = '', place = '', as = '' } = {}) =>
  checkList(text, { place: toScopeCode(place), as: CLAIMS.find((claim) => claim === as) });

/** One of the lists does not say the year of `05-19`. */
const ASKED = ['qc-artists-monthday'];

describe('lists that people typed, judged by hand', () => {
  test.each(given.filter(({ id }) => !ASKED.includes(id)))('$id', (list) => {
    const { verdict, faults } = check(list);
    const hasFault = list.faults.filter(({ severity }) => severity === 'fault');
    expect(verdict).toBe(list.verdict);
    expect(faults.map(({ kind, date, holiday, expected }) => [kind, date, holiday, expected]).sort()).toEqual(
      hasFault
        .map(({ kind, date, holiday, expected }) => [kind, date, holiday ?? null, expected ?? null])
        .sort(),
    );
  });

  test.each(given.filter(({ id, placeFrom }) => placeFrom === 'names' && id !== 'ca-courier-2023'))(
    'the names of $id tell its place',
    ({ text, as, place }) => {
      expect(check({ text, as }).place).toBe(place);
    },
  );
});

test.each(found)('$id, found later and judged by hand', ({ verdict, faults, ...list }) => {
  const checked = check(list);
  expect([checked.verdict, checked.faults.map(({ kind, date }) => `${kind} ${date}`)]).toEqual([
    verdict,
    faults,
  ]);
});

const DAYS = [
  ['2026-01-01', 'New Year’s Day'],
  ['2026-02-16', 'Family Day'],
  ['2026-04-18', 'Good Friday'],
  ['2026-05-18', 'Victoria Day'],
  ['2026-07-01', 'Canada Day'],
  ['2026-09-07', 'Labour Day'],
  ['2026-10-12', 'Thanksgiving'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
] as const;
const EN = 'January February March April May June July August September October November December'.split(' ');
const FR = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
type Write = (date: string, name: string, year: number, month: number, day: number) => string;
const FORMS: Readonly<Record<string, Write>> = {
  CSV: (date, name) => `${date},${name}`,
  'CSV of a spreadsheet in French': (date, name) => `"${name}";${date}`,
  'eight figures': (date, name) => `${date.replaceAll('-', '')}\t${name}`,
  'a calendar': (date, name) =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTAMP:20250101T000000Z\r\nDTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:20991231\r\nDESCRIPTION:As of 2025-02-03\r\nSUMMARY:${name}\r\nEND:VEVENT`,
  YAML: (date, name) => `- date: ${date}\n  name: "${name}"`,
  'YAML, name first': (date, name) => `- name: ${name}\n  date: ${date}`,
  JSON: (date, name) => `{\n  "name": "${name}",\n  "date": "${date}"\n},`,
  SQL: (date, name) => `('${date}', '${name.replaceAll('’', "''")}', TRUE),`,
  'a table of Markdown': (_, name, year, month, day) =>
    `| ${name} | ${EN[month - 1]?.slice(0, 3)} ${day}, ${year} |`,
  'a page, name above': (_, name, year, month, day) => `${name}\n${EN[month - 1]} ${day}, ${year}`,
  'a page, name below': (_, name, year, month, day) => `${EN[month - 1]} ${day}, ${year}\n${name}`,
  'words in French': (_, name, year, month, day) =>
    `${name} – le ${day === 1 ? '1er' : day} ${FR[month - 1]} ${year}`,
  JavaScript: (_, name, year, month, day) => `new Date(${year}, ${month - 1}, ${day}), // ${name}`,
  Java: (_, name, year, month, day) =>
    `LocalDate.of(${year}, Month.${EN[month - 1]?.toUpperCase()}, ${day}), // ${name}`,
  Go: (_, name, year, month, day) =>
    `time.Date(${year}, time.${EN[month - 1]}, ${day}, 0, 0, 0, 0, time.UTC), // ${name}`,
  HTML: (_, name, year, month, day) =>
    `<tr>\n<td>${name}</td>\n<td>${EN[month - 1]} ${day}, ${year}</td>\n</tr>`,
  'day first, which a 25 tells': (_, name, year, month, day) => `${day}/${month}/${year} ${name}`,
  'JSON, name in both languages and a label after it': (date, name) =>
    `{\n  "date": "${date}",\n  "name": {\n    "en": "${name}",\n    "fr": "Congé"\n  },\n  "optional": false\n},`,
  'YAML, with a kind after the date': (date, name) => `- name: ${name}\n  date: ${date}\n  kind: federal`,
  'a page with notes': (date, name) => `${date} ${name} ¹`,
  'month first': (_, name, year, month, day) => `${month}/${day}/${year}, ${name}`,
};

describe('reads a list in any form', () => {
  test.each(Object.entries(FORMS))('%s', (_, write) => {
    const text = DAYS.map(([date, name]) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      return write(date, name, year, month, day);
    }).join('\n');
    const { read, faults } = checkList(text, { place: 'on', as: 'statutory' });
    expect(read).toBe(DAYS.length);
    expect(faults.map(({ kind, date, expected }) => [kind, date, expected])).toEqual([
      ['wrong-date', '2026-04-18', '2026-04-03'],
    ]);
  });

  test('a heading gives the year of dates without one', () => {
    const text = [
      'Stat holidays 2026, Ontario',
      ...DAYS.map(([date, name]) => `${EN[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}: ${name}`),
    ].join('\n');
    expect(checkList(text)).toMatchObject({
      place: 'on',
      as: 'statutory',
      years: [2026],
      read: 9,
      verdict: 'wrong',
    });
  });
});

describe('asks, and judges nothing', () => {
  const list = DAYS.map(([date, name]) => `${date} ${name}`).join('\n');
  test.each([
    ['where a list is from that could be anywhere', list.replace('Boxing Day', ''), 'ask-place'],
    ['which of two places', `Ontario and Quebec\n${list}`, 'ask-place'],
    ['the year of dates that have none', "Ontario\n'01-01',\n'07-01',\n'12-25',", 'ask-year'],
    ['whether the day or the month comes first', 'Ontario\n01/02/2026\n03/04/2026\n05/06/2026', 'unread'],
    ['about a date that is none', `Ontario\n${list}\n2026-02-30`, 'unread'],
    ['for more than two dates', 'Ontario\n2026-01-01\n2026-07-01', 'too-few'],
  ])('%s', (_, text, kind) => {
    const { verdict, faults, remarks } = checkList(text);
    expect([verdict, faults, remarks[0]?.kind]).toEqual(['unjudged', [], kind]);
  });
});

describe('says', () => {
  const listOf = (id: string) => check(given.find((list) => list.id === id));

  test('which act does not have a day, and who gives it', () => {
    const [fault] = listOf('on-fares-2026').faults;
    expect(fault?.en).toBe('not in the Employment Standards Act, 2000; many employers give it');
    expect(fault?.fr).toBe(
      'absent de la Loi de 2000 sur les normes d’emploi; bien des employeurs l’accordent',
    );
    expect(fault?.act?.url).toBe('https://www.ontario.ca/laws/statute/00e41');
  });

  test('where a holiday is, and whose date it has', () => {
    const fault = listOf('bc-time-2024-2026').faults.find(({ kind }) => kind === 'wrong-date');
    expect(fault?.en).toBe('wrong date: it is Friday, April 18 in 2025 (March 29 was 2024’s)');
    expect(fault?.fr).toBe(
      'mauvaise date\u00a0: c’est le vendredi 18\u00a0avril en 2025 (le 29\u00a0mars était celui de 2024)',
    );
  });

  test('once, that the weekdays are those of the year before', () => {
    expect(listOf('ab-page-2026').remarks[0]?.en).toBe('11 weekdays are those of 2025: is the year right?');
  });

  test('the rule of the act for a holiday on a weekend', () => {
    const [remark] = listOf('ca-workcal-2026').remarks;
    expect(remark?.en).toMatch(
      /^the holiday is Saturday, December 26\. You get a paid day off on the working day/,
    );
    expect(listOf('ca-workcal-2026').verdict).toBe('right-with-own');
  });

  test('that sources disagree about a day, and counts it neither way', () => {
    const text = almanac
      .statutory('nu', 2026)
      .flatMap(({ id, date, nameEn }) => (id.startsWith('truth') ? [] : `${date} ${nameEn}`))
      .join('\n');
    const { verdict, remarks } = checkList(text, { place: 'nu', as: 'statutory' });
    expect(verdict).toBe('right');
    expect(remarks.map(({ kind, date }) => [kind, date])).toEqual([['disputed', '2026-09-30']]);
  });

  test('nothing of either Easter day that an employer in Quebec gives, but misses both', () => {
    const days = almanac
      .listing('qc', 2026)
      .filter(({ kind, basis }) => kind === 'statutory' || basis === 'choice');
    const missing = (...left: readonly string[]) =>
      checkList(
        days.flatMap(({ id, date, nameFr }) => (left.includes(id) ? [] : `${date} ${nameFr}`)).join('\n'),
        { place: 'qc', as: 'statutory' },
      ).faults.map(({ date }) => date);
    expect(missing()).toEqual([]);
    expect(missing('good-friday')).toEqual([]);
    expect(missing('easter-monday')).toEqual([]);
    expect(missing('good-friday', 'easter-monday')).toHaveLength(1);
  });
});

test.each(SCOPE_CODES)('our own listings of %s are right', (place) => {
  for (const year of [2024, 2026, 2027, 2028, 2029]) {
    const text = almanac
      .statutory(place, year)
      .map(({ observedDate, nameFr }) => `${observedDate};${nameFr}`)
      .join('\n');
    const checked = checkList(text, { place, as: 'statutory' });
    expect(checked).toMatchObject({ verdict: 'right', years: [year], faults: [] });
  }
});

test('a name of one’s own on a day that the law does not give is a day of one’s own', () => {
  const text = almanac.statutory('qc', 2026).map(({ date, nameFr }) => `${date};${nameFr}`);
  const named = [...text, '2026-12-31;Pont des Fêtes'].join('\n');
  expect(checkList(named, { place: 'qc', as: 'statutory' })).toMatchObject({
    verdict: 'right-with-own',
    faults: [],
    remarks: [{ kind: 'unknown-name', date: '2026-12-31' }],
  });
  const unnamed = [...text, '2026-12-31'].join('\n');
  expect(checkList(unnamed, { place: 'qc', as: 'statutory' }).faults).toMatchObject([
    { kind: 'not-statutory', date: '2026-12-31' },
  ]);
});

test.each([
  ['first to last', DAYS, 6],
  ['last to first', [...DAYS].reverse(), 2],
])('a day that is missing from a list from %s belongs after its neighbour', (_, days, line) => {
  const text = days.flatMap(([date, name]) => (name === 'Thanksgiving' ? [] : `${date} ${name}`)).join('\n');
  const { faults } = checkList(text, { place: 'on', years: [2026], as: 'statutory' });
  expect(faults.find(({ kind }) => kind === 'missing')).toMatchObject({ date: '2026-10-12', line });
});

test('allowed days are no fault', () => {
  const text = [
    'Stat holidays, Ontario',
    ...DAYS.map(([date, name]) => `${date} ${name}`),
    '2026-08-03 Civic Holiday',
  ].join('\n');
  expect(checkList(text).faults).toHaveLength(2);
  expect(checkList(text, { allow: ['2026-04-18', 'august-monday'] }).verdict).toBe('right-with-own');
});

test('two dates before one comment have its name, and one date is counted in the singular', () => {
  const text = "'2026-01-01', '2027-01-01', // Jour de l'An\n'2026-07-01', '2027-07-01', // Fête du Canada";
  const names = checkList(text, { place: 'on' }).dates.map(({ name }) => name);
  expect(names).toEqual(['Jour de l’An', 'Jour de l’An', 'Fête du Canada', 'Fête du Canada']);
  expect(checkList('2026-01-01').sentence).toMatch(/Read 1 date\.$/);
  expect(checkList('2026-01-01', { locale: 'fr' }).sentence).toMatch(/1 date lue\.$/);
});
