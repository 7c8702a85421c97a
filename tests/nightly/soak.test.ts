import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractCases } from '../contract/cases.ts';
import { runCase } from '../contract/check.ts';
import { type HostProcess, startProcess } from '../support/hosts/npm-start.ts';
import { exchange } from '../support/hosts/test-host.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { startRedis, type TestRedis } from '../support/servers/redis.ts';

const LIMIT = 60;
const CLIENTS = 8;
/** Between two requests of a client: leaves the machine to what strikes. */
const PAUSE_MS = 20;
/** Longer than hosts leave a store alone that failed. */
const RECOVERY_MS = 10_000;
/** The most memory that a host's kept answers and counted callers may take after the warm-up. */
const MAX_GROWTH_MB = 96;

let addresses = 0;

/** An address that no request came from before. */
function newAddress(): string {
  const number = ++addresses;
  return `${11 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.1`;
}

describe.skipIf(!isInstalled('redis-server'))('two processes on one Redis, under mixed requests', () => {
  const hosts: HostProcess[] = [];
  let redis: TestRedis;

  beforeAll(async () => {
    redis = await startRedis();
    const environment = { REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1' };
    hosts.push(await startProcess(environment), await startProcess(environment));
  });

  afterAll(async () => {
    for (const host of hosts) host.end();
    await redis.stop();
  });

  function ask(host: HostProcess, address: string, target = '/api/status.json') {
    return exchange(host.port, { method: 'GET', target, headers: { 'X-Forwarded-For': address } });
  }

  /** How many of 80 requests of a new caller pass, sent to hosts in turn, as many at once as one host takes. */
  async function passed(of: readonly HostProcess[]): Promise<number> {
    const address = newAddress();
    let passed = 0;
    for (let round = 0; round < 4; round++) {
      const asked = Array.from({ length: 20 }, (_, index) => of[index % of.length] ?? of[0]);
      const answers = await Promise.all(asked.flatMap((host) => (host ? [ask(host, address)] : [])));
      passed += answers.filter(({ status }) => status === 200).length;
    }
    return passed;
  }

  async function countByThemselves(): Promise<void> {
    for (const host of hosts) expect(await passed([host])).toBe(LIMIT);
  }

  const countTogether = () => expect.poll(() => passed(hosts), { timeout: RECOVERY_MS }).toBe(LIMIT);

  /** Contract cases one after the other, each from a new address. @returns what ends them, and what was wrong */
  function startTraffic() {
    const faults = new Set<string>();
    let isOver = false;
    let answered = 0;

    async function client(number: number): Promise<void> {
      for (let turn = number * 37; !isOver; turn++) {
        const contractCase = contractCases[turn % contractCases.length];
        const { port } = hosts[turn % hosts.length] ?? { port: 0 };
        const address = newAddress();
        if (!contractCase) throw new Error('There is no case');
        try {
          const found = await runCase(contractCase, ({ headers, ...request }) => {
            answered++;
            return exchange(port, { ...request, headers: { ...headers, 'X-Forwarded-For': address } });
          });
          for (const fault of found) faults.add(`${contractCase.name}: ${fault}`);
        } catch (error) {
          faults.add(`${contractCase.name}: no answer (${String(error)})`);
        }
        await sleep(PAUSE_MS);
      }
    }

    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    return async () => {
      isOver = true;
      await Promise.all(clients);
      return { answered, faults: [...faults] };
    };
  }

  test('every answer keeps the contract, limits are exact and memory stays flat, whatever Redis does', {
    timeout: 180_000,
  }, async () => {
    await countTogether();
    const endTraffic = startTraffic();
    await sleep(10_000);
    const before = hosts.map((host) => host.memory());

    await redis.stop();
    await countByThemselves();
    redis = await startRedis(redis.port);
    await countTogether();

    redis.freeze();
    await sleep(200);
    await countByThemselves();
    redis.thaw();
    await countTogether();

    await redis.flush();
    await countTogether();

    await sleep(10_000);
    const { answered, faults } = await endTraffic();
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(1_000);
    for (const [index, host] of hosts.entries())
      expect(host.memory() - (before[index] ?? 0)).toBeLessThan(MAX_GROWTH_MB);
  });
});
