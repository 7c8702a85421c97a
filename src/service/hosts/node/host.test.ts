import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractCases } from '../../../../tests/contract/cases.ts';
import { runCase } from '../../../../tests/contract/check.ts';
import { makeBuild, startTestHost, type TestHost } from '../../../../tests/support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

test('the whole contract, over TCP', async () => {
  const { exchange } = await startTestHost({ build: build.folder });
  const faults: Record<string, readonly string[]> = {};
  for (const contractCase of contractCases) {
    const faultsOfCase = await runCase(contractCase, exchange);
    if (faultsOfCase.length > 0) faults[contractCase.name] = faultsOfCase;
  }
  expect(faults).toEqual({});
});

describe('the access log', () => {
  test('the access log has path and status, never a query, an address or a key', async () => {
    const { exchange, raw, logged } = await startTestHost({ build: build.folder });
    await exchange({
      target: '/api/holidays.json?year=1&api_key=statdays_secret',
      headers: { 'X-API-Key': 'secret' },
    });
    await raw('GET http://user:secret@x/en/?secret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const requests = logged().filter((line) => 'path' in line);
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/api/holidays.json', 401],
      ['GET', '/en/', 200],
    ]);
    expect(JSON.stringify(logged())).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('the access log can be turned off', async () => {
    const { exchange, logged } = await startTestHost({
      build: build.folder,
      environment: { ACCESS_LOG: 'off' },
    });
    await exchange({ target: '/api/status.json' });
    expect(logged()).toEqual([]);
  });
});

describe('behind a proxy', () => {
  const remaining = async (host: TestHost, forwarded?: string): Promise<number> => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    return Number(
      (await host.exchange({ target: '/api/status.json', headers })).header('x-ratelimit-remaining'),
    );
  };

  test.each<[name: string, trust: string, first: string, second: string, isSame: boolean]>([
    ['nobody is trusted: a forged header changes nothing', 'off', '192.0.2.1', '192.0.2.2', true],
    ['trusted: the right-most hop is the client', '127.0.0.1', '192.0.2.1', '192.0.2.2', false],
    ['hops to the left are hearsay', '127.0.0.1', '198.51.100.1, 192.0.2.1', '198.51.100.2, 192.0.2.1', true],
    [
      'trusted hops are passed over',
      '127.0.0.0/8, 10.0.0.0/8',
      '192.0.2.1, 10.0.0.1',
      '192.0.2.2, 10.9.0.1',
      false,
    ],
    ['a proxy that is not trusted is the client', '10.0.0.0/8', '192.0.2.1', '192.0.2.2', true],
    [
      'a hop that is no address ends the search',
      '127.0.0.1',
      '192.0.2.1, unknown',
      '192.0.2.2, unknown',
      true,
    ],
    ['a hop with a port', '127.0.0.1', '192.0.2.1:80', '192.0.2.1:81', true],
    ['an IPv6 hop with a port', '127.0.0.1', '[2001:db8::1]:80', '2001:db8::2', true],
  ])('%s', async (_name, trust, first, second, isSame) => {
    const host = await startTestHost({ build: build.folder, environment: { TRUST_PROXY: trust } });
    const before = await remaining(host, first);
    expect((await remaining(host, second)) === before - 1).toBe(isSame);
  });
});
