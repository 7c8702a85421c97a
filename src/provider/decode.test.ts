import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBody } from '../../tests/support/servers/provider-server.ts';
import { type ApiVersion, VERSIONS } from './ask/versions.ts';
import { decode } from './decode.ts';
import { inOrder, type ProviderRow, REGIONS } from './row.ts';

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

test('any text is decoded or a mismatch, and never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const version of ['v3', 'v4'] as const)
        expect(decodeAs(version, text).kind).toMatch(/^(decoded|mismatch)$/);
    }),
  );
});

test('what either version answers is kept as the same text, in whatever order it comes', () => {
  const textOf = (rows: readonly ProviderRow[]): string => JSON.stringify(inOrder(rows));
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
      const texts = (['v3', 'v4'] as const).map((version) => {
        const decoded = decodeAs(version, JSON.stringify(toBody(version, rows)));
        return decoded.kind === 'decoded' ? textOf(decoded.value.toReversed()) : decoded;
      });
      expect(texts).toEqual([textOf(rows), textOf(rows)]);
    }),
  );
});

describe('version 4', () => {
  test.each<[string, object, object]>([
    ['all fields', { ...V4, holidayTypes: ['Public'] }, { kind: 'decoded' }],
    ['with the country', { ...V4, holidayTypes: ['Public'], countryCode: 'CA' }, { kind: 'decoded' }],
    [
      'another country',
      { ...V4, holidayTypes: ['Public'], countryCode: 'US' },
      { path: '0.countryCode', value: '"US"' },
    ],
    ['a missing field', V4, { path: '0.holidayTypes', value: 'absent' }],
    ['an unknown type', { ...V4, holidayTypes: ['Fun'] }, { path: '0.holidayTypes.0', value: '"Fun"' }],
    ['no types', { ...V4, holidayTypes: [] }, { path: '0.holidayTypes', value: '[]' }],
    [
      'a contradiction',
      { ...V4, holidayTypes: ['Public'], nationalHoliday: true },
      { path: '0.nationalHoliday', value: 'true' },
    ],
    ['a version 3 row', { ...V4, holidayTypes: ['Public'], localName: 'x' }, { path: '0' }],
  ])('%s', (_name, row, expected) => {
    expect(decodeAs('v4', JSON.stringify([row]))).toMatchObject(expected);
  });

  test('a long value is shortened', () => {
    const row = { ...V4, name: 'x'.repeat(300), holidayTypes: ['Public'] };
    const mismatch = decodeAs('v4', JSON.stringify([row]));
    expect(mismatch).toMatchObject({ path: '0.name', value: expect.stringMatching(/^[ -~]{80}…$/) });
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
      expect(decodeAs(version, body)).toMatchObject({
        kind: 'mismatch',
        path: expect.stringMatching(/^0\./),
        message,
      });
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
    expect(decodeAs('v3', JSON.stringify(toBody('v3', [row])))).toMatchObject({ kind: 'decoded' });
  });
});
