import { expect, test } from 'vitest';
import { ask, testApi, textOf } from '../support/hosts/test-api.ts';
import { installedLibrary, type Library } from '../support/programs/installed-library.ts';

const { library } = await installedLibrary();

test('a caller that changes an answer changes no later one', () => {
  const before = JSON.stringify(library.holidays(2026, 'on'));
  const first = library.holidays(2026, 'on');
  Reflect.set(first, 'length', 0);
  Reflect.set(library.nextHoliday('2026-11-21', 'on') ?? {}, 'date', 'x');
  expect(JSON.stringify(library.holidays(2026, 'on'))).toBe(before);
  expect(library.nextHoliday('2026-11-21', 'on')?.date).toBe('2026-12-25');
  const notes = () => library.timeLimit('2026-12-15', 10, 'civil-procedure-on').notes;
  for (const all of [
    () => library.lists(),
    notes,
    () => library.listDays('tsx', 2026),
    () => library.places(),
  ]) {
    const unchanged = JSON.stringify(all());
    for (const row of all()) {
      for (const value of Object.values(row)) if (typeof value === 'object') Reflect.set(value, 0, 'x');
      for (const name of Object.keys(row)) Reflect.set(row, name, 'x');
    }
    expect(JSON.stringify(all())).toBe(unchanged);
  }
});

test.each<[name: string, args: readonly unknown[], sentence: RegExp]>([
  [
    'isBusinessDay',
    ['2027-03-26', 'qc', { with: 'easter-monday' }],
    /“with” parameter cannot be “easter-monday”: it must be an array of holiday IDs, such as \['easter-monday'\]\.$/,
  ],
  [
    'isBusinessDay',
    ['2027-03-26', 'qc', { withh: ['easter-monday'] }],
    /^There is no “withh” parameter: use “list”, “weekend”, “substitute”, “with”, “without” or “projected”\.$/,
  ],
  [
    'addBusinessDays',
    ['2027-03-26', 1, 'qc', 'tsx'],
    /“options” parameter cannot be “tsx”: it must be an object/,
  ],
  ['listDays', ['nyse', 2026], /“list” parameter cannot be “nyse”: it must be one of interpretation-ca, /],
  ['listDays', ['canada-post', 2019], /“year” parameter cannot be “2019”: the “canada-post” list covers /],
  ['holidays', [2027, null], /“province” parameter cannot be “null”/],
  ['holidays', [2027, 'Ontario'], /“province” parameter cannot be “Ontario”: use “on”\.$/],
  ['holidayPay', ['Québec'], /use “qc”\.$/],
  ['holidays', [2027, ['on']], /“province” parameter cannot be “on”/],
  ['isHoliday', [new Date(0)], /cannot be “\[object Date\]”: pass a string such as “2026-12-25”/],
  ['isHoliday', ['2026/12/25'], /use “2026-12-25”\.$/],
  [
    'addBusinessDays',
    ['2026-12-24', 1, undefined, { list: { id: 'tsx' } }],
    /“list” parameter cannot be “tsx”: it must be a list from statdays\/lists/,
  ],
  [
    'isBusinessDay',
    ['2026-12-24', 'on', { with: ['2026-13-24'] }],
    /“with” parameter cannot be “2026-13-24”: it must be a valid date/,
  ],
  ['week', [20260101], /“date” parameter cannot be “20260101”/],
  [
    'timeLimit',
    ['2026-12-20', undefined, 'civil-procedure-on'],
    /^The “days” parameter is required: it must be/,
  ],
  [
    'timeLimit',
    ['2026-12-20', 10, 'civil-procedure-on', { clear: 'yes' }],
    /“clear” parameter cannot be “yes”: it must be “true” or “false”\.$/,
  ],
])('%s of what types forbid is a RangeError too', (name, args, sentence) => {
  const call = Reflect.get(library, name) as (...args: readonly unknown[]) => unknown;
  expect(() => call(...args)).toThrow(sentence);
  expect(() => call(...args)).toThrow(RangeError);
});

test('refuses a number in a string, and a Date without its local time', () => {
  const { addBusinessDays, holidays, isHoliday, timeLimit } = library;
  const calls = [
    // @ts-expect-error: types ask for a number.
    () => holidays('2026'),
    // @ts-expect-error
    () => addBusinessDays('2026-12-24', '5'),
    // @ts-expect-error
    () => timeLimit('2026-12-15', '10', 'civil-procedure-on'),
  ];
  for (const call of calls) expect(call).toThrow('it must be a number, not a string');
  // @ts-expect-error: a Date is a moment.
  expect(() => isHoliday(new Date())).toThrow('cannot be “[object Date]”');
});

test.each<[query: string, call: (library: Library) => unknown]>([
  ['holidays.json?year=1800', ({ holidays }) => holidays(1800)],
  // @ts-expect-error: types name the places.
  ['holidays.json?year=2026&province=xx', ({ holidays }) => holidays(2026, 'xx')],
  ['business-days.json?date=2100-12-20&add=10', ({ addBusinessDays }) => addBusinessDays('2100-12-20', 10)],
  [
    'business-days.json?date=2018-12-24&to=2025-01-02&list=canada-post',
    ({ businessDaysBetween, list }) =>
      businessDaysBetween('2018-12-24', '2025-01-02', undefined, { list: list('canada-post') }),
  ],
  [
    'business-days.json?date=2026-12-20&list=civil-procedure-on',
    ({ isBusinessDay, list }) => isBusinessDay('2026-12-20', undefined, { list: list('civil-procedure-on') }),
  ],
  [
    'time-limit.json?date=2026-12-20&days=10',
    // @ts-expect-error: types ask for the list.
    ({ timeLimit }) => timeLimit('2026-12-20', 10),
  ],
  ['time-limit.json?date=2026-12-20&days=10&list=cra', ({ timeLimit }) => timeLimit('2026-12-20', 10, 'cra')],
  [
    'business-days.json?with=caturday',
    ({ isBusinessDay }) => isBusinessDay('2026-11-21', undefined, { with: ['caturday'] }),
  ],
])('%s: the error says what the problem says', async (query, call) => {
  const { detail, code, parameter, allowed } = JSON.parse(textOf(await ask(testApi(), `/api/${query}`)));
  // A function takes the place of the address.
  const message = detail.replace('/api/time-limit.json', 'timeLimit()');
  expect(() => call(library)).toThrow(library.ArgumentError);
  expect(() => call(library)).toThrow(expect.objectContaining({ message, code, parameter, allowed }));
});
