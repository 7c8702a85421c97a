import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryCounter, type OwnCounter, withFallback } from './counters.ts';
import type { Count, CounterStore } from './limits.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the counter in memory', () => {
  test('a window starts with the first request and lasts 60 seconds', () => {
    const counter = createMemoryCounter();
    expect(counter.count('a', NOW)).toEqual({ used: 1, resetsAt: NOW + 60_000 });
    expect(counter.count('a', NOW + 59_999)).toEqual({ used: 2, resetsAt: NOW + 60_000 });
    expect(counter.count('a', NOW + 60_000)).toEqual({ used: 1, resetsAt: NOW + 120_000 });
    expect(counter.count('a', NOW + 3_600_000)).toEqual({ used: 1, resetsAt: NOW + 3_660_000 });
  });

  test('a window keeps its count beyond the generation in which it began', () => {
    const counter = createMemoryCounter();
    counter.count('first', NOW);
    counter.count('a', NOW + 59_000);
    expect(counter.count('b', NOW + 60_000)).toEqual({ used: 1, resetsAt: NOW + 120_000 });
    expect(counter.count('a', NOW + 118_999)).toEqual({ used: 2, resetsAt: NOW + 119_000 });
    expect(counter.count('a', NOW + 119_000)).toEqual({ used: 1, resetsAt: NOW + 179_000 });
  });

  test('callers do not share a window', () => {
    const counter = createMemoryCounter();
    for (let caller = 0; caller < 20_000; caller++) {
      expect(counter.count(`ip:${caller}`, NOW).used).toBe(1);
    }
    expect(counter.count('ip:7', NOW).used).toBe(2);
  });

  test('a request that waited in vain for a store, and so comes with an earlier time, ends no window', () => {
    const counter = createMemoryCounter();
    counter.count('caller', NOW);
    for (let waited = 1; waited <= 150; waited++) counter.count('late', NOW - waited);
    expect(counter.count('caller', NOW + 1).used).toBe(2);
  });

  test('a clock that is corrected opens no other window, and one that is set back lengthens none', () => {
    const counter = createMemoryCounter();
    counter.count('a', NOW);
    expect(counter.count('a', NOW - 20).used).toBe(2);
    expect(counter.count('a', NOW - 5_000)).toEqual({ used: 1, resetsAt: NOW + 55_000 });
  });

  test('a full counter keeps the callers that came last, and drops others', () => {
    const counter = createMemoryCounter(100);
    for (let caller = 0; caller < 1_000; caller++) counter.count(`ip:${caller}`, NOW + caller);
    for (let caller = 900; caller < 1_000; caller++) {
      expect(counter.count(`ip:${caller}`, NOW + 1_000).used).toBe(2);
    }
    expect(counter.count('ip:0', NOW + 1_000).used).toBe(1);
  });

  test('a caller whose request ends a full generation keeps its count', () => {
    const counter = createMemoryCounter(2);
    for (const caller of ['a', 'b', 'c', 'd']) counter.count(caller, NOW);
    expect(counter.count('a', NOW).used).toBe(2);
  });

  test('a heap of 48 MB holds what is kept of a million addresses', () => {
    const script = `
      import { createMemoryCounter } from ${JSON.stringify(new URL('./counters.ts', import.meta.url).href)};
      const counter = createMemoryCounter();
      for (let caller = 0; caller < 1_200_000; caller++) counter.count('ip:2001:db8:' + caller + '::/64', ${NOW} + caller / 100);
      console.log(counter.count('ip:2001:db8:1199999::/64', ${NOW} + 12_000).used);`;
    const args = ['--max-old-space-size=48', '--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('2\n');
  });
});

describe('a counter that shares a store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Counts all calls together. */
  function plainCounter(): OwnCounter & { calls: number } {
    const counter = {
      calls: 0,
      count: (_caller: string, now: number): Count => ({ used: ++counter.calls, resetsAt: now + 60_000 }),
      peek: (_caller: string, now: number): Count => ({ used: counter.calls, resetsAt: now + 60_000 }),
      learn: (_caller: string, counted: Count): Count => counted,
    };
    return counter;
  }

  type Behaviour = 'answers' | 'rejects' | 'throws' | 'hangs';

  function setUp() {
    const own = plainCounter();
    const answering = plainCounter();
    const warnings: string[] = [];
    const failed = vi.fn();
    const state = { behaviour: 'answers' as Behaviour, asked: 0 };
    const store: CounterStore = {
      count: (caller, now) => {
        state.asked++;
        if (state.behaviour === 'throws') throw new Error('broken');
        if (state.behaviour === 'rejects') return Promise.reject(new Error('refused'));
        if (state.behaviour === 'hangs') return new Promise(() => undefined);
        return answering.count(caller, now);
      },
    };
    const counter = withFallback(store, own, { warn: (message) => warnings.push(message), failed });
    return { own, answering, warnings, failed, state, counter };
  }

  test('a store that answers counts alone', async () => {
    const { counter, own, warnings } = setUp();
    expect(await counter.count('a', NOW)).toEqual({ used: 1, resetsAt: NOW + 60_000 });
    expect(own.calls).toBe(0);
    expect(warnings).toEqual([]);
  });

  test.each(['rejects', 'throws'] as const)(
    'when the store %s, the process counts by itself',
    async (behaviour) => {
      const { counter, own, state } = setUp();
      state.behaviour = behaviour;
      expect(await counter.count('a', NOW)).toEqual({ used: 1, resetsAt: NOW + 60_000 });
      expect(own.calls).toBe(1);
    },
  );

  test('a store that hangs is given up after 150 ms', async () => {
    const { counter, own, state } = setUp();
    state.behaviour = 'hangs';
    const count = counter.count('a', NOW);
    await vi.advanceTimersByTimeAsync(149);
    expect(own.calls).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(await count).toEqual({ used: 1, resetsAt: NOW + 60_000 });
  });

  test('a store that failed is left alone for a second, unless the clock is set back', async () => {
    const { counter, own, state, warnings } = setUp();
    state.behaviour = 'rejects';
    for (const after of [0, 1, 999]) await counter.count('a', NOW + after);
    expect(state.asked).toBe(1);
    expect(own.calls).toBe(3);
    await counter.count('a', NOW - 600_000);
    expect([state.asked, warnings.length]).toEqual([2, 2]);
  });

  test('one request at a time tries it again; the others do not wait', async () => {
    const { counter, own, state } = setUp();
    state.behaviour = 'rejects';
    await counter.count('a', NOW);
    state.behaviour = 'hangs';
    void counter.count('a', NOW + 1_000);
    await counter.count('a', NOW + 1_001);
    expect(state.asked).toBe(2);
    expect(own.calls).toBe(2);
  });

  test('a store that is back takes over at once', async () => {
    const { counter, own, answering, state } = setUp();
    state.behaviour = 'rejects';
    await counter.count('a', NOW);
    state.behaviour = 'answers';
    for (const after of [1_000, 1_001, 1_002]) await counter.count('a', NOW + after);
    expect(answering.calls).toBe(3);
    expect(own.calls).toBe(1);
  });

  test('within a window, the count of a caller never falls: not while the store is down, and not after it comes back empty', async () => {
    let used = 39;
    let isDown = false;
    const store: CounterStore = {
      count: async (_caller, now) => {
        if (isDown) throw new Error('down');
        return { used: ++used, resetsAt: now + 60_000 };
      },
    };
    const counter = withFallback(store, createMemoryCounter(), { warn: () => undefined, pause: 0 });
    const usedAt = async (after: number) => (await counter.count('a', NOW + after)).used;
    expect([await usedAt(0), await usedAt(1)]).toEqual([40, 41]);
    isDown = true;
    expect([await usedAt(2), await usedAt(3)]).toEqual([42, 43]);
    isDown = false;
    used = 0;
    expect([await usedAt(4), await usedAt(59_000)]).toEqual([43, 43]);
    expect(await usedAt(60_001)).toBe(3);
  });

  test('one warning a minute says so, and names no secret; every failure is told to who counts', async () => {
    const { counter, warnings, failed, state } = setUp();
    state.behaviour = 'rejects';
    for (let after = 0; after < 59_000; after += 500) await counter.count('a', NOW + after);
    expect(warnings).toEqual([expect.stringMatching(/does not answer \(refused\)/)]);
    await counter.count('a', NOW + 61_000);
    expect(warnings).toHaveLength(2);
    expect(failed).toHaveBeenCalledTimes(state.asked);
  });

  test('a look at a window counts nothing and asks no store', async () => {
    const { counter, own, state } = setUp();
    state.behaviour = 'rejects';
    await counter.count('a', NOW);
    expect(counter.peek('a', NOW)).toEqual({ used: 1, resetsAt: NOW + 60_000 });
    expect([own.calls, state.asked]).toEqual([1, 1]);
  });
});
