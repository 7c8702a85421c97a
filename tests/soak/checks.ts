import { setTimeout as sleep } from 'node:timers/promises';
import { counterKey } from '../../src/keys/counters/window-script.ts';
import { exchange } from './exchange.ts';
import { ANONYMOUS_LIMIT, type Host, type Service } from './service.ts';
import { newAddress } from './traffic.ts';

/** A revocation is in force after so long. */
const REVOKED_MS = 2_000;
/** Longer than the pause after a failure of the counter store, and than the pause between two attempts to connect. */
const RECOVERY_MS = 8_000;
const LOOK_EVERY_MS = 50;
/** Beyond the limit of a caller. */
const TOO_MANY = 20;
const PARTNER_LIMIT = 40;
/** On a busy machine Redis may now and then be late, and a process then counts by itself and lets more pass, as the contract has it. */
const TRIES = 5;

/** A caller that was never seen. */
interface Caller {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limit: number;
  /** Name of the counter. */
  readonly name: string;
}

/** Throws where callers pass more or fewer requests than their limit over all hosts, while Redis counts. */
export async function checkSharedLimits(service: Service): Promise<void> {
  await untilShared(service);
  const { key, record } = await service.issue(PARTNER_LIMIT);
  await untilInForce(service, key);
  await checkShared(service, anonymous);
  await service.redis.send(`DEL ${counterKey(`key:${record.id}`)}`);
  const partner = {
    address: newAddress(),
    headers: { 'X-API-Key': key },
    limit: PARTNER_LIMIT,
    name: `key:${record.id}`,
  };
  await checkShared(service, () => partner);
}

async function checkShared(service: Service, newCaller: () => Caller): Promise<void> {
  let passed = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const caller = newCaller();
    const requests = caller.limit + TOO_MANY;
    passed = await passedOf(service.hosts, caller, requests);
    const counted = await service.redis.number(counterKey(caller.name));
    if (passed === caller.limit && counted === requests) return;
    if (passed < caller.limit) break;
    await service.redis.send(`DEL ${counterKey(caller.name)}`);
    await untilShared(service);
  }
  throw new Error(`${passed} requests of a caller passed, not as many as the limit`);
}

/** Throws where a caller passes more or fewer requests than the limit on any host, while each counts by itself. */
export async function checkOwnLimits({ hosts }: Service): Promise<void> {
  for (const host of hosts) {
    const passed = await passedOf([host], anonymous(), ANONYMOUS_LIMIT + TOO_MANY);
    if (passed !== ANONYMOUS_LIMIT)
      throw new Error(`${passed} requests of an address passed on ${host.name}`);
  }
}

/** Throws where a key that is revoked is taken two seconds later. */
export async function checkRevocation(service: Service): Promise<string> {
  const { key, record } = await service.issue(PARTNER_LIMIT * 1000);
  await untilInForce(service, key);
  await service.revoke(record.id);
  return `revoked within ${await untilStatus(service, key, 401, REVOKED_MS)} ms`;
}

/** Resolves once all hosts count a caller's requests together: those whose store was away take it up again by themselves. */
export async function untilShared({ hosts }: Service): Promise<void> {
  const start = performance.now();
  for (;;) {
    const caller = anonymous();
    const left: number[] = [];
    for (const host of hosts) left.push(await remaining(host, caller));
    if (left.every((requests, index) => requests === ANONYMOUS_LIMIT - index - 1)) return;
    if (performance.now() - start > RECOVERY_MS) throw new Error(`The hosts do not count together: ${left}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Resolves once all hosts know a new key. */
export async function untilInForce(service: Service, key: string): Promise<void> {
  await untilStatus(service, key, 200, RECOVERY_MS);
}

/** Milliseconds until every host answers a key so; throws where a request sent later than `most` is answered otherwise. */
async function untilStatus({ hosts }: Service, key: string, status: number, most: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const sent = performance.now() - start;
    const answers = await Promise.all(
      hosts.map((host) => statusOf(host, newAddress(), { 'X-API-Key': key })),
    );
    if (answers.every((answer) => answer === status)) return Math.round(sent);
    if (sent > most)
      throw new Error(`After ${Math.round(sent)} ms a key is answered by ${answers}, not ${status}`);
    await sleep(LOOK_EVERY_MS);
  }
}

function anonymous(): Caller {
  // An IPv4 address, whose counter bears its name.
  let address = newAddress();
  if (address.includes(':')) address = newAddress();
  return { address, headers: {}, limit: ANONYMOUS_LIMIT, name: `ip:${address}` };
}

/** How many of a caller's requests, sent at once to the hosts in turn, pass; throws where one is neither passed nor refused. */
async function passedOf(hosts: readonly Host[], caller: Caller, requests: number): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: requests }, (_, index) => {
      const host = hosts[index % hosts.length];
      if (!host) throw new Error('No host');
      return statusOf(host, caller.address, caller.headers);
    }),
  );
  const other = statuses.find((status) => status !== 200 && status !== 429);
  if (other !== undefined) throw new Error(`A request at the limit was answered by ${other}`);
  return statuses.filter((status) => status === 200).length;
}

async function statusOf({ port }: Host, address: string, headers: Caller['headers']): Promise<number> {
  return (await exchange(port, address, { method: 'GET', target: '/api/status.json', headers })).status;
}

async function remaining({ port }: Host, { address, headers }: Caller): Promise<number> {
  const { header } = await exchange(port, address, { method: 'GET', target: '/api/status.json', headers });
  return Number(header('x-ratelimit-remaining'));
}
