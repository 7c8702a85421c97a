import { describe, expect, test } from 'vitest';
import { andThen, orElse } from './awaitable.ts';

const double = (value: number): number => value * 2;
const fail = (): never => {
  throw new Error('broken');
};
const messageOf = (error: unknown): string => String(error);

describe('andThen', () => {
  test('what is there goes on at once', () => {
    expect(andThen(21, double)).toBe(42);
  });

  test('what will be there is waited for', async () => {
    const next = andThen(Promise.resolve(21), double);
    expect(next).toBeInstanceOf(Promise);
    expect(await next).toBe(42);
  });

  test('what follows may come later itself', async () => {
    expect(await andThen(21, (value) => Promise.resolve(double(value)))).toBe(42);
  });
});

describe('orElse', () => {
  test('a step that succeeds answers itself, at once or later', async () => {
    expect(orElse(() => 'fine', messageOf)).toBe('fine');
    expect(await orElse(() => Promise.resolve('fine'), messageOf)).toBe('fine');
  });

  test('of a step that fails, at once or later, something else is the answer', async () => {
    expect(orElse<string>(fail, messageOf)).toBe('Error: broken');
    expect(await orElse<string>(() => Promise.reject(new Error('late')), messageOf)).toBe('Error: late');
  });
});
