import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tests/support/exhaustive.ts';
import { ask, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';
import { problemSchema } from '../contract/schemas/bodies.ts';

const api = testApi();

/** Characters with a meaning in a target, plain and escaped, and some without. */
const piece = fc.oneof(
  fc.constantFrom(
    '%',
    '%0',
    '%00',
    '%2F',
    '%25',
    '%C3',
    '%C3%A9',
    '&',
    '=',
    '?',
    '+',
    '/',
    '..',
    '\\',
    '#',
    ';',
  ),
  fc.constantFrom('year', 'province', 'date', 'locale', 'api_key', 'include', '2026', 'on', 'fr', '1', 'all'),
  fc.constantFrom('add', 'to', 'weekend', 'with', 'without', 'sat,sun', 'good-friday', '2026-12-24', '-5'),
  fc.string({ maxLength: 5 }),
);
const query = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
const operation = fc.constantFrom(
  '/api/holidays.json',
  '/api/week.json',
  '/api/business-days.json',
  '/api/time-limit.json',
  '/api/status.json',
);

test('every query gets an answer or a problem', async () => {
  await fc.assert(
    fc.asyncProperty(operation, query, async (path, text) => {
      const answer = await ask(api, `${path}?${text}`);
      expect([200, 400, 401]).toContain(answer.status);
      if (answer.status !== 200)
        expect(problemSchema.safeParse(JSON.parse(textOf(answer))).success).toBe(true);
    }),
    runs(3_000),
  );
});

test('a path without an operation gets a 400, 401 or 404', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const answer = await ask(api, `/api/${text}`);
      expect([400, 401, 404]).toContain(answer.status);
    }),
    runs(3_000),
  );
});

test('every header gets an answer or a problem', async () => {
  const headers = fc.dictionary(
    fc.constantFrom('accept-language', 'accept-encoding', 'if-none-match', 'authorization', 'x-api-key'),
    fc.string({ maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(headers, async (given) => {
      const answer = await ask(api, '/api/week.json?date=2026-11-21', { headers: given });
      expect([200, 304, 401]).toContain(answer.status);
    }),
    runs(2_000),
  );
});

test.each<[name: string, target: string]>([
  ['a thousand parameters', `/api/holidays.json?${'a=b&'.repeat(1_000)}`],
  ['a thousand ampersands', `/api/holidays.json?${'&'.repeat(1_000)}`],
  ['an empty target', ''],
  ['a star', '*'],
  ['another scheme', 'ftp://example.org/api/week.json'],
  ['no path at all', 'http://example.org'],
])('%s is answered', async (_name, target) => {
  expect([200, 404]).toContain((await ask(api, target)).status);
});
