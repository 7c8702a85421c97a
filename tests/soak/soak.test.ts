import { expect, test } from 'vitest';
import { isInstalled } from '../support/programs/tools.ts';
import { soak } from './soak.ts';

const SECONDS = 20;
/** Leaves the machine to the other tests. */
const REQUESTS_PER_SECOND = 200;

test.skipIf(!isInstalled('redis-server'))(
  'every answer is the contract’s, none is lost but at a kill, and memory stays flat, whatever fails meanwhile',
  { timeout: 240_000 },
  async () => {
    const { tally, faults } = await soak({ seconds: SECONDS, requestsPerSecond: REQUESTS_PER_SECOND });
    expect(faults).toEqual([]);
    expect(tally.counts.lost).toBe(0);
    expect(tally.counts.bad).toBeGreaterThan(tally.counts.requests / 5);
  },
);
