import { expect, test } from 'vitest';
import { almanac, ask, testApi, textOf } from '../../../../tests/support/hosts/test-api.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../core/holidays/law.ts';
import { SCOPE_CODES } from '../../../core/holidays/scope.ts';

test('status.json counts the holidays of all statutory listings', async () => {
  let listed = 0;
  for (const scope of SCOPE_CODES) {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) listed += almanac.statutory(scope, year).length;
  }
  const { holidays } = JSON.parse(textOf(await ask(testApi(), '/api/status.json')));
  expect(holidays).toBe(listed);
});

test('status.json names the build, and since when it runs in UTC', async () => {
  const startedAt = Date.parse('2026-11-21T12:00:00-05:00');
  const api = testApi({ edition: '0a1b2c3d4e5f', startedAt, now: () => startedAt + 60_000 });
  expect(JSON.parse(textOf(await ask(api, '/api/status.json')))).toMatchObject({
    build: '0a1b2c3d4e5f',
    startedAt: '2026-11-21T17:00:00.000Z',
  });
});
