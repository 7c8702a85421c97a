import moment from 'moment-timezone';
import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { law } from '../../../tests/support/law/law.ts';
import { platformOffset, zoneOffset } from './zone-offset.ts';

const table = law.zones;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FROM = Date.UTC(2020, 0);
const UNTIL = Date.parse(table.until);

describe.each(Object.entries(table.zones))('%s', (timeZone, { offsets, changes }) => {
  const expected = (at: number): number => -(moment.tz.zone(timeZone)?.utcOffset(at) ?? 0) * MINUTE;

  function differences(instants: Iterable<number>): string[] {
    const differing = [...instants].filter((at) => zoneOffset(table, timeZone, at) !== expected(at));
    return differing.map((at) => new Date(at).toISOString());
  }

  test('agrees with moment-timezone in all its years', () => {
    expect(differences(steps(FROM, UNTIL, (IS_EXHAUSTIVE ? 11 : 131) * HOUR))).toEqual([]);
  });

  test('agrees with moment-timezone every hour around a change, and to the millisecond at it', () => {
    for (const [index, text] of changes.entries()) {
      const change = Date.parse(`${text}Z`) - (offsets[index - 1] ?? 0) * MINUTE;
      expect(differences(steps(change - 48 * HOUR, change + 48 * HOUR, HOUR))).toEqual([]);
      expect(differences([change - 1, change + 1])).toEqual([]);
    }
  });
});

/** The running Node may have older zone data. In these years no place has changed its rules. */
test.each(Object.keys(table.zones))('%s agrees with the running Node from 2020 to 2025', (timeZone) => {
  const expected = platformOffset(timeZone);
  for (const at of steps(FROM, Date.UTC(2026, 0), 131 * HOUR))
    expect(zoneOffset(table, timeZone, at)).toBe(expected(at));
});

function* steps(from: number, until: number, step: number): Generator<number> {
  for (let at = from; at < until; at += step) yield at;
}
