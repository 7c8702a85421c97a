import { describe, expect, test } from 'vitest';
import { almanac, ask, headerOf, testApi, textOf } from '../../tests/support/hosts/test-api.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { type Answer, createRespond, isProblem, matchingTag, type RequestHeaders } from './answer.ts';
import { type Encoder, keepContents } from './kept-contents.ts';

test.each<[ifNoneMatch: string | undefined, known: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['"b"', undefined],
  ['a', undefined],
  ['*', '"a"'],
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a-br"', '"a-br"'],
  ['W/"a-br"', '"a-br"'],
  ['"b", "a"', '"a"'],
  ['"a-br", "a-gzip"', '"a-br"'],
])('of %s the client has %s', (ifNoneMatch, known) => {
  expect(matchingTag(ifNoneMatch, '"a"')).toBe(known);
});

const BR = { method: 'GET', headers: { 'accept-encoding': 'br' } };

/** Halves a text and counts how often. */
function countingEncoder() {
  let encoded = 0;
  const encoder: Encoder = {
    accepted: (acceptEncoding) => (acceptEncoding === 'br' ? 'br' : undefined),
    encode: async (bytes) => {
      encoded++;
      return bytes.length < 4 ? undefined : bytes.slice(bytes.length / 2);
    },
  };
  return { encoder, encoded: () => encoded };
}

/** Responds to answers and counts how often they are composed. */
function responder(maxBytes: number, encoder?: Encoder) {
  const respond = createRespond('test', keepContents(maxBytes, encoder));
  let composed = 0;
  async function respondTo(answer: Partial<Answer> = {}, headers: RequestHeaders = {}, method = 'GET') {
    const compose = async () => {
      composed++;
      return 'eight by';
    };
    const response = await respond(
      { choice: '/a.json', contentType: 'application/json', compose, ...answer },
      { method, headers },
      'public',
    );
    if (isProblem(response)) return response.code;
    return [response.status, response.body && textOf(response), headerOf(response, 'etag')] as const;
  }
  return { respondTo, respond, composed: () => composed };
}

describe('an answer', () => {
  test('is composed once, and named by its choice and the edition', async () => {
    const { respondTo, composed } = responder(10_000);
    for (let times = 0; times < 3; times++)
      expect(await respondTo()).toEqual([200, 'eight by', '"test./a.json"']);
    expect(composed()).toBe(1);
  });

  test('is composed once for requests that come together', async () => {
    const { encoder, encoded } = countingEncoder();
    const { respondTo, composed } = responder(10_000, encoder);
    const headers = { 'accept-encoding': 'br' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => respondTo({}, headers)));
    expect(answers).toEqual(Array(5).fill([200, 't by', '"test./a.json-br"']));
    expect([composed(), encoded()]).toEqual([1, 1]);
  });

  test('that could not be composed is tried again', async () => {
    const { respondTo } = responder(10_000);
    const fail = () => Promise.reject(new Error('no file'));
    await expect(respondTo({ compose: fail })).rejects.toThrow('no file');
    expect((await respondTo())[0]).toBe(200);
  });

  test('is not composed for a client that has it, or that asks for another content', async () => {
    const { respondTo, composed } = responder(100);
    expect(await respondTo({}, { 'if-none-match': '"test./a.json-br"' })).toEqual([
      304,
      null,
      '"test./a.json-br"',
    ]);
    expect(await respondTo({}, { 'if-match': '"other"' })).toBe('precondition-failed');
    expect(composed()).toBe(0);
  });

  test('gives way to others beyond the bytes that may be kept, and is composed again', async () => {
    const { respondTo, composed } = responder(450);
    for (const choice of ['/a.json', '/b.json', '/c.json', '/a.json']) {
      expect(await respondTo({ choice })).toEqual([200, 'eight by', `"test.${choice}"`]);
    }
    expect(composed()).toBe(4);
  });

  test('that is too large to be kept is answered all the same', async () => {
    const { respondTo, composed } = responder(5);
    for (let times = 0; times < 2; times++) expect((await respondTo())[1]).toBe('eight by');
    expect(composed()).toBe(2);
  });

  test('of the moment has no tag and is not kept', async () => {
    const { respondTo, composed } = responder(100);
    for (let times = 0; times < 2; times++)
      expect(await respondTo({ choice: undefined }, { 'if-none-match': '*' })).toEqual([
        200,
        'eight by',
        undefined,
      ]);
    expect(composed()).toBe(2);
  });

  test('that says that there is nothing meets no condition', async () => {
    const { respondTo } = responder(100);
    const headers = { 'if-none-match': '*', 'if-match': '"other"' };
    expect((await respondTo({ status: 404 }, headers))[0]).toBe(404);
  });
});

describe('an encoded form', () => {
  test('is made once, has a tag of its own, and is named', async () => {
    const { encoder, encoded } = countingEncoder();
    const { respond, respondTo, composed } = responder(10_000, encoder);
    for (let times = 0; times < 2; times++)
      expect(await respondTo({}, { 'accept-encoding': 'br' })).toEqual([200, 't by', '"test./a.json-br"']);
    expect([encoded(), composed()]).toEqual([1, 1]);
    expect(await respondTo()).toEqual([200, 'eight by', '"test./a.json"']);
    const answer = { choice: '/a.json', contentType: 'text/css', compose: () => '' };
    const response = await respond(answer, BR, 'public');
    expect(
      !isProblem(response) && [headerOf(response, 'content-encoding'), headerOf(response, 'vary')],
    ).toEqual(['br', 'Accept-Encoding']);
  });

  test.each<[name: string, answer: Partial<Answer>, vary: string | undefined]>([
    ['would gain nothing', { compose: () => 'ab' }, 'Accept-Encoding'],
    ['is of no use for a binary file', { contentType: 'font/woff2' }, undefined],
  ])('is left out where it %s', async (_name, answer, vary) => {
    const { encoder } = countingEncoder();
    const { respond } = responder(100, encoder);
    const whole = { choice: '/a', contentType: 'text/css', compose: () => 'eight by', ...answer };
    const response = await respond(whole, BR, 'public');
    expect(
      !isProblem(response) && ['content-encoding', 'vary', 'etag'].map((name) => headerOf(response, name)),
    ).toEqual([undefined, vary, '"test./a"']);
  });
});

test('when nothing can be composed, the answer is a 503 without a word of the inside', async () => {
  const fail = (): never => {
    throw new Error('secret at /srv/app/index.ts:1:2');
  };
  const broken: Almanac = { ...almanac, statutory: fail, listing: fail, holidaysBetween: fail };
  const warnings: string[] = [];
  const ports = {
    limits: { anonymous: 60, partner: 600 },
    warn: (message: string) => warnings.push(message),
  };
  const api = testApi(ports, broken);
  for (const target of ['holidays.json?year=2026', 'week.json?date=2026-01-01', 'holidays.ics?year=2026']) {
    const answer = await ask(api, `/api/${target}`);
    expect([answer.status, headerOf(answer, 'x-ratelimit-limit'), headerOf(answer, 'retry-after')]).toEqual([
      503,
      '60',
      '60',
    ]);
    expect(textOf(answer)).not.toContain('secret');
  }
  expect(warnings.join()).toContain('secret');
});
