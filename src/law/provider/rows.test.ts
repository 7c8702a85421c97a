import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBody } from '../../../tests/support/servers/provider-server.ts';
import { readRows } from './ask.ts';
import { type ApiVersion, inOrder, type ProviderRow, REGIONS, VERSIONS } from './rows.ts';

const V4 = { date: '2026-07-09', name: 'Nunavut Day', nationalHoliday: false, subdivisionCodes: ['CA-NU'] };

const parseAs = (version: ApiVersion, body: unknown) => VERSIONS[version].schema.safeParse(body);

const anyRow: fc.Arbitrary<ProviderRow> = fc.record({
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  name: fc.constantFrom('Canada Day', 'Fête nationale', 'A'),
  counties: fc.option(fc.subarray([...REGIONS], { minLength: 1 })),
  types: fc.subarray(['Public', 'Bank', 'Optional'] as const, { minLength: 1 }),
});

test('any text is read as rows or a fault, never as an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const { schema } of Object.values(VERSIONS))
        expect(Object.keys(readRows(text, schema))).toHaveLength(1);
    }),
  );
});

test.each([
  ['{}', 'the body: Invalid input: expected array, received object'],
  ['[{"date":"2026-13-01"}]', '0.date: no date as YYYY-MM-DD: "2026-13-01"'],
  ['[{"date":"2026-01-01"}]', '0.name: Invalid input: expected string, received undefined: absent'],
  [`"${'x'.repeat(99)}"`, `the body: Invalid input: expected array, received string: "${'x'.repeat(79)}`],
])('%s has a fault that names the field and its value', (text, fault) => {
  expect(readRows(text, VERSIONS.v4.schema)).toEqual({ fault });
});

test('both versions give the same text, in whatever order the rows come', () => {
  const textOf = (rows: readonly ProviderRow[]): string => JSON.stringify(inOrder(rows));
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
      const texts = (['v3', 'v4'] as const).map((version) => {
        const { data, error } = parseAs(version, toBody(version, rows));
        return data ? textOf(data.toReversed()) : error.message;
      });
      expect(texts).toEqual([textOf(rows), textOf(rows)]);
    }),
  );
});

describe('a row of version 4', () => {
  test.each<[string, object, string | undefined]>([
    ['is read with all its fields', { holidayTypes: ['Public'] }, undefined],
    ['is read with its country', { holidayTypes: ['Public'], countryCode: 'CA' }, undefined],
    ['is refused for another country', { holidayTypes: ['Public'], countryCode: 'US' }, '0.countryCode'],
    ['is refused if a field is missing', {}, '0.holidayTypes'],
    ['is refused for an unknown type', { holidayTypes: ['Fun'] }, '0.holidayTypes.0'],
    ['is refused without a type', { holidayTypes: [] }, '0.holidayTypes'],
    [
      'is refused if its fields contradict each other',
      { holidayTypes: ['Public'], nationalHoliday: true },
      '0.nationalHoliday',
    ],
    ['is refused with a field of version 3', { holidayTypes: ['Public'], localName: 'x' }, '0'],
  ])('%s', (_name, fields, expected) => {
    const { error } = parseAs('v4', [{ ...V4, ...fields }]);
    expect(error?.issues[0]?.path.join('.')).toBe(expected);
  });
});

test.each([
  ['a line end', 'x\n::error::', 'a text without control, format or line-separator characters'],
  ['no Latin letter or digit', '元日', 'a name with a Latin letter or a digit'],
])('a name with %s is a fault', (_name, name, message) => {
  const body = toBody('v4', [{ date: '2026-07-09', name, counties: null, types: ['Public'] }]);
  expect(parseAs('v4', body).error?.issues[0]?.message).toBe(message);
});

test('a local name needs no Latin letters', () => {
  const row: ProviderRow = {
    date: '2026-07-09',
    name: 'Nunavut Day',
    localName: 'ᓄᓇᕗᑦ',
    counties: ['CA-NU'],
    types: ['Public'],
  };
  expect(parseAs('v3', toBody('v3', [row])).success).toBe(true);
});
