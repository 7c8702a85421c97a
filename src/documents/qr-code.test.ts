import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The squares of a code's picture, by column and row. */
function modulesOf(svg: string): { size: number; dark: ReadonlySet<string> } {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  return {
    size,
    dark: new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map((match) => `${match[1]},${match[2]}`)),
  };
}

/** The three corners by which a scanner finds a code, and the quiet zone around it (ISO/IEC 18004, 6.3). */
test('a code has its quiet zone and its three finders', () => {
  const { size, dark } = modulesOf(qrCode('https://statdays.example/en/quebec/'));
  const ring = [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [`${n},0`, `${n},6`, `0,${n}`, `6,${n}`]);
  const hasFinder = (x: number, y: number): boolean =>
    ring.every((place) => {
      const [column = 0, row = 0] = place.split(',').map(Number);
      return dark.has(`${x + column},${y + row}`);
    });
  expect([hasFinder(4, 4), hasFinder(size - 11, 4), hasFinder(4, size - 11)]).toEqual([true, true, true]);
  expect(hasFinder(size - 11, size - 11)).toBe(false);
  const places = [...dark].flatMap((place) => place.split(',').map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});

test('another address is another code', () => {
  expect(qrCode('https://statdays.example/fr/quebec/')).not.toBe(
    qrCode('https://statdays.example/en/quebec/'),
  );
});
