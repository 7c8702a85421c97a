import { expect, test } from 'vitest';
import { almanac, ask, testApi, textOf } from '../../../tests/support/test-api.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { SCOPE_CODES } from '../../holidays/scope.ts';

test('status.json counts the holidays of all statutory listings', async () => {
  let listed = 0;
  for (const scope of SCOPE_CODES) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) listed += almanac.statutory(scope, year).length;
  }
  const { holidays } = JSON.parse(textOf(await ask(testApi(), '/api/status.json')));
  expect(holidays).toBe(listed);
});
