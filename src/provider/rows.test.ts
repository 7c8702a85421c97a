import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBody } from '../../tests/support/servers/provider-server.ts';
import { decode } from './decode.ts';
import { type ApiVersion, inOrder, type ProviderRow, REGIONS, VERSIONS } from './rows.ts';

const V4 = { date: '2026-07-09', name: 'Nunavut Day', nationalHoliday: false, subdivisionCodes: ['CA-NU'] };

const decodeAs = (version: ApiVersion, text: string) => decode(text, VERSIONS[version].schema);

const anyRow: fc.Arbitrary<ProviderRow> = fc.record({
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  name: fc.constantFrom('Canada Day', 'Fête nationale', 'A'),
  counties: fc.option(fc.subarray([...REGIONS], { minLength: 1 })),
  types: fc.subarray(['Public', 'Bank', 'Optional'] as const, { minLength: 1 }),
});

test('any text has a value or a fault, and never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const version of ['v3', 'v4'] as const)
        expect(Object.keys(decodeAs(version, text))).toHaveLength(1);
    }),
  );
});

test('what either version answers is kept as the same text, in whatever order it comes', () => {
  const textOf = (rows: readonly ProviderRow[]): string => JSON.stringify(inOrder(rows));
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
      const texts = (['v3', 'v4'] as const).map((version) => {
        const decoded = decodeAs(version, JSON.stringify(toBody(version, rows)));
        return 'value' in decoded ? textOf(decoded.value.toReversed()) : decoded.fault;
      });
      expect(texts).toEqual([textOf(rows), textOf(rows)]);
    }),
  );
});

describe('version 4', () => {
  test.each<[string, object, string | undefined]>([
    ['all fields', { holidayTypes: ['Public'] }, undefined],
    ['with the country', { holidayTypes: ['Public'], countryCode: 'CA' }, undefined],
    ['another country', { holidayTypes: ['Public'], countryCode: 'US' }, '0.countryCode is "US": '],
    ['a missing field', {}, '0.holidayTypes is absent: '],
    ['an unknown type', { holidayTypes: ['Fun'] }, '0.holidayTypes.0 is "Fun": '],
    ['no types', { holidayTypes: [] }, '0.holidayTypes is ??: '],
    ['a contradiction', { holidayTypes: ['Public'], nationalHoliday: true }, '0.nationalHoliday is true: '],
    ['a version 3 row', { holidayTypes: ['Public'], localName: 'x' }, '0 is {'],
    ['a long value', { holidayTypes: ['Public'], name: 'x'.repeat(300) }, `0.name is "${'x'.repeat(79)}?: `],
  ])('%s', (_name, fields, expected) => {
    const result = decodeAs('v4', JSON.stringify([{ ...V4, ...fields }]));
    if (expected === undefined) expect(result).toHaveProperty('value');
    else expect(result).toEqual({ fault: expect.stringContaining(expected) });
  });
});

describe('a name', () => {
  const UNFIT = 'a text without control, format or line-separator characters';
  const NO_ID = 'a name with a Latin letter or a digit';

  test.each([
    ['with a line end', 'x\n~~~~~\n::error::@maintainer', UNFIT],
    ['with a line end after it', 'Lake Day\n', UNFIT],
    ['with a control character', 'Lake\u0001Day', UNFIT],
    ['with a terminal escape', '\u001b[2JLake Day', UNFIT],
    ['that changes the direction', 'Lake \u202eyaD', UNFIT],
    ['with a separator of lines', 'Lake\u2028Day', UNFIT],
    ['that no XML file may hold', 'Lake\uffffDay', UNFIT],
    ['with half a character', 'Lake\ud800Day', UNFIT],
    ['of no Latin letters', '元日', NO_ID],
    ['of marks alone', '!!!', NO_ID],
  ])('%s refuses the answer, by its path', (_name, name, message) => {
    for (const version of ['v3', 'v4'] as const) {
      const row: ProviderRow = { date: '2026-07-09', name, counties: null, types: ['Public'] };
      const body = JSON.stringify(toBody(version, [row]));
      const result = decodeAs(version, body);
      expect(result).toEqual({ fault: expect.stringMatching(/^0\.(localName|name) is /) });
      expect('fault' in result && result.fault.endsWith(message)).toBe(true);
    }
  });

  test('of the place needs no Latin letters, for no id is made of it', () => {
    const row: ProviderRow = {
      date: '2026-07-09',
      name: 'Nunavut Day',
      localName: 'ᓄᓇᕗᑦ',
      counties: ['CA-NU'],
      types: ['Public'],
    };
    expect(decodeAs('v3', JSON.stringify(toBody('v3', [row])))).toHaveProperty('value');
  });
});
