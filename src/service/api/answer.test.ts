import { describe, expect, test } from 'vitest';
import { almanac, ask, headerOf, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { type Answer, createRespond, isProblem, type RequestHeaders } from './answer.ts';
import { type Encoder, keepContents } from './kept-contents.ts';

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

describe('answers', () => {
  test('an answer is composed once, and its tag names the choice and the edition', async () => {
    const { respondTo, composed } = responder(10_000);
    for (let times = 0; times < 3; times++)
      expect(await respondTo()).toEqual([200, 'eight by', '"test./a.json"']);
    expect(composed()).toBe(1);
  });

  test('simultaneous requests share one composition', async () => {
    const { encoder, encoded } = countingEncoder();
    const { respondTo, composed } = responder(10_000, encoder);
    const headers = { 'accept-encoding': 'br' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => respondTo({}, headers)));
    expect(answers).toEqual(Array(5).fill([200, 't by', '"test./a.json-br"']));
    expect([composed(), encoded()]).toEqual([1, 1]);
  });

  test('a failed composition is tried again', async () => {
    const { respondTo } = responder(10_000);
    const fail = () => Promise.reject(new Error('no file'));
    await expect(respondTo({ compose: fail })).rejects.toThrow('no file');
    expect((await respondTo())[0]).toBe(200);
  });

  test('nothing is composed for a client that has the answer or asks for other content', async () => {
    const { respondTo, composed } = responder(100);
    expect(await respondTo({}, { 'if-none-match': '"test./a.json-br"' })).toEqual([
      304,
      null,
      '"test./a.json-br"',
    ]);
    expect(await respondTo({}, { 'if-match': '"other"' })).toBe('precondition-failed');
    expect(composed()).toBe(0);
  });

  test('an answer that newer ones push out is composed again', async () => {
    const { respondTo, composed } = responder(450);
    for (const choice of ['/a.json', '/b.json', '/c.json', '/a.json']) {
      expect(await respondTo({ choice })).toEqual([200, 'eight by', `"test.${choice}"`]);
    }
    expect(composed()).toBe(4);
  });

  test('an answer that is too large for the cache still goes out', async () => {
    const { respondTo, composed } = responder(5);
    for (let times = 0; times < 2; times++) expect((await respondTo())[1]).toBe('eight by');
    expect(composed()).toBe(2);
  });

  test('an answer of the moment has no tag and isn’t kept', async () => {
    const { respondTo, composed } = responder(100);
    for (let times = 0; times < 2; times++)
      expect(await respondTo({ choice: undefined }, { 'if-none-match': '*' })).toEqual([
        200,
        'eight by',
        undefined,
      ]);
    expect(composed()).toBe(2);
  });

  test('a 404 ignores conditions', async () => {
    const { respondTo } = responder(100);
    const headers = { 'if-none-match': '*', 'if-match': '"other"' };
    expect((await respondTo({ status: 404 }, headers))[0]).toBe(404);
  });
});

describe('compression', () => {
  test('a body is compressed once, and the compressed form has its own tag', async () => {
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
    ['gains nothing', { compose: () => 'ab' }, 'Accept-Encoding'],
    ['doesn’t suit its type', { contentType: 'font/woff2' }, undefined],
  ])('a body stays plain if compression %s', async (_name, answer, vary) => {
    const { encoder } = countingEncoder();
    const { respond } = responder(100, encoder);
    const whole = { choice: '/a', contentType: 'text/css', compose: () => 'eight by', ...answer };
    const response = await respond(whole, BR, 'public');
    expect(
      !isProblem(response) && ['content-encoding', 'vary', 'etag'].map((name) => headerOf(response, name)),
    ).toEqual([undefined, vary, '"test./a"']);
  });
});

test('if nothing can be composed, the response is a 503 that reveals nothing about the cause', async () => {
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
