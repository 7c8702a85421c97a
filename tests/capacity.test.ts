import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '../scripts/capacity/catalogue.ts';
import { drawer, zipf } from '../scripts/capacity/popularity.ts';
import { seededRandom } from '../scripts/capacity/random.ts';
import { simulateSharedCaches } from '../scripts/capacity/shared-caches.ts';
import { type Simulation, simulate } from '../scripts/capacity/simulate.ts';
import { DATA } from './support/law/data-folder.ts';

const committed: Simulation = JSON.parse(readFileSync(join(DATA, 'capacity/simulation.json'), 'utf8'));
const { referenceYear } = JSON.parse(readFileSync(join(DATA, 'revision.json'), 'utf8'));

/** A file more or less moves the figures a little; the documentation shows no more digits than that. */
const TOLERANCE = 0.1;

test('data/capacity/simulation.json says what the build gives; if this fails, run npm run capacity', () => {
  const simulation = simulate(readCatalogue('dist/client', referenceYear));
  expect({ ...simulation, ...FIGURES }).toEqual({ ...committed, ...FIGURES });
  expect(figuresOf(simulation).map(([name]) => name)).toEqual(figuresOf(committed).map(([name]) => name));
  const before = new Map(figuresOf(committed));
  for (const [name, value] of figuresOf(simulation)) {
    const expected = before.get(name) ?? Number.NaN;
    expect([name, Math.abs(value - expected) <= TOLERANCE * expected + 0.001]).toEqual([name, true]);
  }
});

const FIGURES = { documents: undefined, ownCaches: undefined, days: undefined };

/** Every number that follows from the files, by its path. */
function figuresOf({ documents, ownCaches, days }: Simulation): readonly [string, number][] {
  const figures: [string, number][] = [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'number') figures.push([name, value]);
    else if (typeof value === 'object')
      for (const [key, figure] of Object.entries(value ?? {})) add(`${name}.${key}`, figure);
  };
  add('', { documents, ownCaches, days });
  return figures;
}

test('the same seed draws the same', () => {
  const [one, other] = [seededRandom(7), seededRandom(7)];
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other));
});

test('the first of three is asked for twice as often as the second', () => {
  const shares = zipf(3, 1);
  expect(shares.map((share) => Math.round(share * 11))).toEqual([6, 3, 2]);
  const draw = drawer(shares, seededRandom(1));
  const counts = [0, 0, 0];
  for (let times = 0; times < 11_000; times++) {
    const place = draw();
    counts[place] = (counts[place] ?? 0) + 1;
  }
  expect((counts[0] ?? 0) / (counts[1] ?? 1)).toBeCloseTo(2, 0);
});

test.each([
  ['rarely, all are fetched and waited for', 1, 1, 1],
  ['once in a lifetime, every second one is', 1_000, 0.5, 0.5 * Math.exp(-1)],
  ['all the time, hardly any is', 1_000_000, 0.001, 0],
])('of an address asked for %s', (_name, requests, fetched, waitedFor) => {
  // A thousand addresses alike, so that chance hardly shows.
  const popularity = Array.from({ length: 1_000 }, () => 1 / 1_000);
  const times = 200;
  let [all, waits] = [0, 0];
  const random = seededRandom(1);
  for (let round = 0; round < times; round++) {
    const fetches = simulateSharedCaches({ popularity }, requests, 1, random);
    all += fetches.all;
    waits += fetches.waitedFor;
  }
  expect(all / times / requests).toBeCloseTo(fetched, 1);
  expect(waits / times / requests).toBeCloseTo(waitedFor, 1);
});
