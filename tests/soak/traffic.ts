import { setTimeout as sleep } from 'node:timers/promises';
import { cacheControlOf } from '../../src/hosts/headers.ts';
import { contentTypeOf } from '../../src/hosts/node/static/content-types.ts';
import { contractCases } from '../contract/cases.ts';
import { type CaseAnswer, type CaseRequest, type ContractCase, runCase } from '../contract/check.ts';
import { BROKEN_REQUESTS, checkBroken } from './broken-requests.ts';
import { exchange, exchangeRaw } from './exchange.ts';
import type { Host, Service } from './service.ts';
import type { Tally } from './tally.ts';

const AT_ONCE = 16;
const BAD_SHARE = 1 / 3;
/** Of the bad requests; the others are bad in words that HTTP allows. */
const BROKEN_SHARE = 1 / 10;
/** Of the good requests. */
const FILE_SHARE = 0.4;
const PARTNER_SHARE = 0.1;

const BAD_CASES = contractCases.filter(({ status }) => status >= 400);
const GOOD_CASES = contractCases.filter(({ status }) => status < 400);
const ENCODINGS = ['identity', 'gzip', 'br'];

/**
 * Mixed requests, so many a second, each from an address that was never seen, a third of them bad. Every answer is held to the contract.
 * @returns what ends it, once all requests are answered
 */
export function startTraffic(service: Service, tally: Tally, perSecond: number): () => Promise<void> {
  const files = service.files();
  let isOver = false;
  let due = performance.now();

  async function work(): Promise<void> {
    while (!isOver) {
      due = Math.max(due + 1000 / perSecond, performance.now() - 1000);
      await sleep(Math.max(0, due - performance.now()));
      await one(service.next());
    }
  }

  function one(host: Host): Promise<void> {
    if (Math.random() < BAD_SHARE) {
      tally.bad();
      return Math.random() < BROKEN_SHARE ? sendBroken(host, tally) : sendCase(host, tally, oneOf(BAD_CASES));
    }
    const kind = Math.random();
    if (kind < FILE_SHARE) return sendFile(host, tally, oneOf(files), service.takenAway);
    if (kind < FILE_SHARE + PARTNER_SHARE) return sendPartner(host, tally, service.partnerKey);
    return sendCase(host, tally, oneOf(GOOD_CASES));
  }

  const workers = Array.from({ length: AT_ONCE }, work);
  return async () => {
    isOver = true;
    await Promise.all(workers);
  };
}

let addresses = 0;

/** An address that no request came from before: IPv4 and IPv6 in turn. */
export function newAddress(): string {
  const number = ++addresses;
  const [high, low] = [Math.floor(number / 65_536), number % 65_536];
  if (number % 2 === 0) return `2001:db8:${high.toString(16)}:${low.toString(16)}::1`;
  return `${11 + Math.floor(high / 256)}.${high % 256}.${low >> 8}.${low % 256}`;
}

async function sendCase(host: Host, tally: Tally, asked: ContractCase): Promise<void> {
  const address = newAddress();
  try {
    const faults = await runCase(asked, (request) => timed(host, tally, address, request));
    for (const fault of faults) tally.fault(`${asked.name}: ${fault}`);
  } catch (error) {
    tally.lost(host, asked.name, error);
  }
}

async function timed(host: Host, tally: Tally, address: string, request: CaseRequest): Promise<CaseAnswer> {
  const start = performance.now();
  const answer = await exchange(host.port, address, request);
  tally.answer(answer.status, performance.now() - start);
  return answer;
}

async function sendBroken(host: Host, tally: Tally): Promise<void> {
  const request = oneOf(BROKEN_REQUESTS);
  const start = performance.now();
  try {
    const { status, faults } = checkBroken(request, await exchangeRaw(host.port, request.message));
    tally.answer(status, performance.now() - start);
    for (const fault of faults) tally.fault(`${request.name}: ${fault}`);
  } catch (error) {
    tally.lost(host, request.name, error);
  }
}

/** A file, or a 404 where it was taken away and is not in the host's memory. */
async function sendFile(
  host: Host,
  tally: Tally,
  target: string,
  takenAway: ReadonlySet<string>,
): Promise<void> {
  const mayBeMissing = [...takenAway].some((path) => target.startsWith(path));
  const headers = { 'Accept-Encoding': oneOf(ENCODINGS) };
  try {
    const { status, header } = await timed(host, tally, newAddress(), { method: 'GET', target, headers });
    if (mayBeMissing && status === 404) return;
    const expected = { 'content-type': contentTypeOf(target).name, 'cache-control': cacheControlOf(target) };
    if (status !== 200) tally.fault(`${target}: status is ${status}`);
    for (const [name, value] of Object.entries(expected)) {
      if (header(name) !== value) tally.fault(`${target}: ${name} is ${header(name)}`);
    }
  } catch (error) {
    tally.lost(host, target, error);
  }
}

/** With the key that is in force all the time. */
async function sendPartner(host: Host, tally: Tally, key: string): Promise<void> {
  const request = { method: 'GET', target: '/api/week.json?date=2026-07-01', headers: { 'X-API-Key': key } };
  try {
    const { status, header } = await timed(host, tally, newAddress(), request);
    if (status !== 200 || header('x-ratelimit-bucket') !== 'partner') {
      tally.fault(`a key in force: status is ${status}, bucket is ${header('x-ratelimit-bucket')}`);
    }
  } catch (error) {
    tally.lost(host, 'a key in force', error);
  }
}

function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}
