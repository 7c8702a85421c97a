import { expect, test } from 'vitest';
import { toWebHandler } from '../../src/api/web-handler.ts';
import { ask, headerOf, testApi, textOf } from '../support/hosts/test-api.ts';
import { contractCases } from './cases.ts';
import { type Exchange, runCase } from './check.ts';

const api = testApi();
const handle = toWebHandler(api);

const plain: Exchange = async ({ method, target, headers }) => {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const answer = await ask(api, target, { method, headers: Object.fromEntries(given) });
  return {
    status: answer.status,
    header: (name) => headerOf(answer, name),
    body: method === 'HEAD' ? '' : textOf(answer),
  };
};

const fetchLike: Exchange = async ({ method, target, headers }) => {
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  const response = await handle(new Request(url, { method, headers }), '192.0.2.1');
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: await response.text(),
  };
};

test.each(contractCases)('in process: $name', async (contractCase) => {
  expect(await runCase(contractCase, plain)).toEqual([]);
});

test.each(contractCases)('as Request and Response: $name', async (contractCase) => {
  expect(await runCase(contractCase, fetchLike)).toEqual([]);
});
