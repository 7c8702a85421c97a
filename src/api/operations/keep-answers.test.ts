import { describe, expect, test } from 'vitest';
import { ask, headerOf, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';
import { keyOf } from '../../keys/key.ts';
import type { Ports, StaticDocument } from '../ports.ts';

const LISTING = '/api/holidays.json?year=2026';

/** An API whose stored listing says how often it was read, in each encoding. */
function countingApi(ports: Partial<Ports> = {}) {
  const api = testApi(ports);
  let reads = 0;
  const readDocument = (_path: string, acceptEncoding = 'none'): StaticDocument => {
    reads++;
    return { body: `${acceptEncoding} ${reads}`, etag: `"${reads}"` };
  };
  const text = async (target = LISTING, headers = {}) =>
    textOf(await ask(api, target, { readDocument, headers }));
  return { api, text, readDocument };
}

describe('an answer', () => {
  test('is kept when its question comes again', async () => {
    const { text } = countingApi();
    expect([await text(), await text(), await text(), await text()]).toEqual([
      'none 1',
      'none 2',
      'none 2',
      'none 2',
    ]);
  });

  test('is kept for each Accept-Encoding', async () => {
    const { text } = countingApi();
    const inBrotli = { 'accept-encoding': 'br' };
    const texts = [await text(), await text(), await text(LISTING, inBrotli), await text(LISTING, inBrotli)];
    expect(texts).toEqual(['none 1', 'none 2', 'br 3', 'br 4']);
    expect([await text(LISTING, inBrotli), await text()]).toEqual(['br 4', 'none 2']);
  });

  test('that is kept has the validators of every answer', async () => {
    const { api, readDocument, text } = countingApi();
    for (let times = 0; times < 3; times++) await text();
    const known = await ask(api, LISTING, { readDocument, headers: { 'if-none-match': '"2"' } });
    expect([known.status, headerOf(known, 'etag')]).toEqual([304, '"2"']);
    const refused = await ask(api, LISTING, { readDocument, headers: { 'if-match': '"1"' } });
    expect(refused.status).toBe(412);
    const posted = await ask(api, LISTING, { readDocument, method: 'POST' });
    expect(posted.status).toBe(405);
  });

  test.each([
    ['a key', `${LISTING}&api_key=${keyOf('0'.repeat(24))}`],
    ['a long text', `${LISTING}&x=${'x'.repeat(300)}`],
  ])('is not kept where its address holds %s', async (_name, target) => {
    const found = { id: 'partner' };
    const { text } = countingApi({ keys: { find: () => found } });
    expect([await text(target), await text(target), await text(target)]).toEqual([
      'none 1',
      'none 2',
      'none 3',
    ]);
  });

  test('that stands in for a file gives way to it', async () => {
    const { api, text } = countingApi();
    for (let times = 0; times < 4; times++) {
      const standIn = await ask(api, LISTING, { readDocument: () => undefined });
      expect(JSON.parse(textOf(standIn)).year).toBe(2026);
    }
    expect(await text()).toBe('none 1');
  });
});

describe('an answer that depends on today', () => {
  const TODAY = '/api/week.json';
  const noon = Date.parse('2026-11-22T17:00:00Z');
  const day = 24 * 60 * 60 * 1000;

  test('is kept until the day ends, and not for a clock that was set back', async () => {
    let now = noon;
    const { text } = countingApi({ now: () => now });
    const date = async () => JSON.parse(await text(TODAY)).date;
    expect([await date(), await date(), await date()]).toEqual(['2026-11-22', '2026-11-22', '2026-11-22']);
    now = noon + day;
    expect([await date(), await date()]).toEqual(['2026-11-23', '2026-11-23']);
    now = noon;
    expect(await date()).toBe('2026-11-22');
  });
});
