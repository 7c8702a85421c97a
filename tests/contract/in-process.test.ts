import { expect, test } from 'vitest';
import { toWebHandler } from '../../src/service/api/web-handler.ts';
import { SITE_URL, testApi } from '../support/hosts/test-api.ts';
import { contractCases } from './cases.ts';
import { type Exchange, runCase } from './check.ts';

const handle = toWebHandler(testApi());

const exchange: Exchange = async ({ method, target, headers }) => {
  const url = target.startsWith('/') ? `${SITE_URL}${target}` : target;
  const response = await handle(new Request(url, { method, headers }), '192.0.2.1');
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: await response.text(),
  };
};

test.each(contractCases)('in process: $name', async (contractCase) => {
  expect(await runCase(contractCase, exchange)).toEqual([]);
});
