import { expect, test } from 'vitest';
import { almanac, ask, lists, SITE_URL, testApi, textOf } from '../../../../tests/support/hosts/test-api.ts';
import { payCases } from '../../../../tests/support/law/law.ts';
import { operationPath } from '../../contract/operations.ts';
import { type TestVector, testVectorsBody } from './test-vectors.ts';

test('the service answers every test vector as it says', async () => {
  const api = testApi();
  const { vectors } = JSON.parse(
    JSON.stringify(testVectorsBody({ almanac, lists, site: { url: SITE_URL } }, payCases)),
  ) as {
    vectors: readonly TestVector[];
  };
  expect(vectors.length).toBeGreaterThan(1_000);
  for (const { operation, parameters, expected } of vectors) {
    const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]));
    const answer = await ask(api, `${operationPath(operation)}?${query}`);
    expect(JSON.parse(textOf(answer)), `${query}`).toMatchObject(expected);
  }
});
