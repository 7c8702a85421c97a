import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Count, Counter } from './counter.ts';
import { MemoryCounter } from './memory.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

/** The memory counter answers at once. */
function count(counter: Counter, caller: string, now: number): Count {
  return counter.count(caller, now) as Count;
}

test('a window starts with the first request and lasts 60 seconds', () => {
  const counter = new MemoryCounter();
  expect(count(counter, 'a', NOW)).toEqual({ used: 1, endsAt: NOW + 60_000 });
  expect(count(counter, 'a', NOW + 59_999)).toEqual({ used: 2, endsAt: NOW + 60_000 });
  expect(count(counter, 'a', NOW + 60_000)).toEqual({ used: 1, endsAt: NOW + 120_000 });
});

test('a window keeps its count beyond the generation in which it began', () => {
  const counter = new MemoryCounter();
  count(counter, 'first', NOW);
  count(counter, 'a', NOW + 59_000);
  expect(count(counter, 'b', NOW + 60_000)).toEqual({ used: 1, endsAt: NOW + 120_000 });
  expect(count(counter, 'a', NOW + 118_999)).toEqual({ used: 2, endsAt: NOW + 119_000 });
  expect(count(counter, 'a', NOW + 119_000)).toEqual({ used: 1, endsAt: NOW + 179_000 });
});

test('callers do not share a window', () => {
  const counter = new MemoryCounter();
  for (let caller = 0; caller < 20_000; caller++) {
    expect(count(counter, `ip:${caller}`, NOW).used).toBe(1);
  }
  expect(count(counter, 'ip:7', NOW).used).toBe(2);
});

test('after a long pause nothing is left', () => {
  const counter = new MemoryCounter();
  count(counter, 'a', NOW);
  expect(count(counter, 'a', NOW + 3_600_000)).toEqual({ used: 1, endsAt: NOW + 3_660_000 });
});

test('a request that waited in vain for a store, and so comes with an earlier time, ends no window', () => {
  const counter = new MemoryCounter();
  count(counter, 'caller', NOW);
  for (let waited = 1; waited <= 150; waited++) count(counter, 'late', NOW - waited);
  expect(count(counter, 'caller', NOW + 1).used).toBe(2);
});

test('a clock that is set back lengthens no window', () => {
  const counter = new MemoryCounter();
  count(counter, 'a', NOW);
  expect(count(counter, 'a', NOW - 5_000)).toEqual({ used: 1, endsAt: NOW + 55_000 });
});

test('a full counter forgets the oldest windows and keeps the newest', () => {
  const counter = new MemoryCounter(100);
  for (let caller = 0; caller < 1_000; caller++) count(counter, `ip:${caller}`, NOW + caller);
  for (let caller = 900; caller < 1_000; caller++) {
    expect(count(counter, `ip:${caller}`, NOW + 1_000).used).toBe(2);
  }
  expect(count(counter, 'ip:0', NOW + 1_000).used).toBe(1);
});

test('generations that are used again and again lose and invent no request', () => {
  const counter = new MemoryCounter(50);
  for (let round = 0; round < 40; round++) {
    for (let caller = 0; caller < 50; caller++) {
      const now = NOW + round * 100 + caller;
      expect(count(counter, `${round}:${caller}`, now)).toEqual({ used: 1, endsAt: now + 60_000 });
      expect(count(counter, `${round}:${caller}`, now)).toEqual({ used: 2, endsAt: now + 60_000 });
    }
  }
});

test('a process that counts a million addresses stays under 150 MB', () => {
  const script = `
    import { MemoryCounter } from ${JSON.stringify(new URL('./memory.ts', import.meta.url).href)};
    const counter = new MemoryCounter();
    for (let caller = 0; caller < 1_200_000; caller++) counter.count('ip:2001:db8:' + caller + '::/64', ${NOW} + caller / 100);
    console.log(process.resourceUsage().maxRSS);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(Number(output) / 1_024).toBeLessThan(150);
});
