import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Count, Counter, CounterStore } from './counter.ts';
import { withFallback } from './with-fallback.ts';

const NOW = 1_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts every call, whoever it is for. */
function plainCounter(): Counter & { calls: number } {
  const counter = {
    calls: 0,
    count: (_caller: string, now: number): Count => ({ used: ++counter.calls, endsAt: now + 60_000 }),
    peek: (_caller: string, now: number): Count => ({ used: counter.calls, endsAt: now + 60_000 }),
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
  expect(await counter.count('a', NOW)).toEqual({ used: 1, endsAt: NOW + 60_000 });
  expect(own.calls).toBe(0);
  expect(warnings).toEqual([]);
});

test.each(['rejects', 'throws'] as const)(
  'when the store %s, the process counts by itself',
  async (behaviour) => {
    const { counter, own, state } = setUp();
    state.behaviour = behaviour;
    expect(await counter.count('a', NOW)).toEqual({ used: 1, endsAt: NOW + 60_000 });
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
  expect(await count).toEqual({ used: 1, endsAt: NOW + 60_000 });
});

test('a store that failed is left alone for a second', async () => {
  const { counter, own, state } = setUp();
  state.behaviour = 'rejects';
  for (const after of [0, 1, 999]) await counter.count('a', NOW + after);
  expect(state.asked).toBe(1);
  expect(own.calls).toBe(3);
});

test('a clock that was set back does not keep it away from the store', async () => {
  const { counter, state, warnings } = setUp();
  state.behaviour = 'rejects';
  await counter.count('a', NOW);
  await counter.count('a', NOW - 600_000);
  expect(state.asked).toBe(2);
  expect(warnings).toHaveLength(2);
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
  expect(counter.peek('a', NOW)).toEqual({ used: 1, endsAt: NOW + 60_000 });
  expect([own.calls, state.asked]).toEqual([1, 1]);
});
