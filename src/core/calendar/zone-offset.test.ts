import { describe, expect, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { law } from '../../../tests/support/law/law.ts';
import { platformOffset, zoneOffset } from './zone-offset.ts';

const table = law.zones;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FROM = Date.UTC(2020, 0);
const UNTIL = Date.parse(table.until);

test('the table comes from the zone data of the packaged Node', () => {
  expect(table.tz).toBe(process.versions['tz']);
});

describe.each(Object.entries(table.zones))('%s', (timeZone, { offsets, changes }) => {
  const expected = platformOffset(timeZone);

  function differences(instants: Iterable<number>): string[] {
    const differing = [...instants].filter((at) => zoneOffset(table, timeZone, at) !== expected(at));
    return differing.map((at) => new Date(at).toISOString());
  }

  test('agrees with the running Node in all its years', () => {
    expect(differences(steps(FROM, UNTIL, (IS_EXHAUSTIVE ? 11 : 131) * HOUR))).toEqual([]);
  });

  test('agrees with the running Node every hour around a change, and to the millisecond at it', () => {
    for (const [index, text] of changes.entries()) {
      const change = Date.parse(`${text}Z`) - (offsets[index - 1] ?? 0) * MINUTE;
      expect(differences(steps(change - 48 * HOUR, change + 48 * HOUR, HOUR))).toEqual([]);
      expect(differences([change - 1, change + 1])).toEqual([]);
    }
  });
});

function* steps(from: number, until: number, step: number): Generator<number> {
  for (let at = from; at < until; at += step) yield at;
}
