import { describe, expect, test } from 'vitest';
import { almanac, ask, headerOf, testApi, textOf } from '../../tests/support/hosts/test-api.ts';
import type { Almanac } from '../holidays/almanac.ts';
import type { ReadDocument, StaticDocument } from './ports.ts';
import { entityTag } from './response/entity-tag.ts';

const TARGET = '/api/holidays.json?year=2026&province=qc&longWeekends=1';

describe('a static document', () => {
  const body = new TextEncoder().encode('{"static":true}\n');
  const document: StaticDocument = { body, etag: entityTag(body) };

  test.each<[name: string, query: string, path: string]>([
    ['plain', 'year=2026', '/holidays/2026/ca.json'],
    ['of a province', 'year=1999&province=CA-QC', '/holidays/1999/qc.json'],
    ['of every kind', 'year=2026&province=on&include=all', '/holidays/2026/on.all.json'],
    ['of both', 'year=2026&include=all&longWeekends=1', '/holidays/2026/ca.all.long-weekends.json'],
  ])('is served as it is: %s', async (_name, query, path) => {
    const paths: string[] = [];
    const readDocument = (asked: string): StaticDocument => {
      paths.push(asked);
      return document;
    };
    const answer = await ask(testApi(), `/api/holidays.json?${query}`, { readDocument });
    expect([paths, answer.body, headerOf(answer, 'etag')]).toEqual([[path], body, document.etag]);
  });

  test('may come later', async () => {
    const answer = await ask(testApi(), TARGET, { readDocument: () => Promise.resolve(document) });
    expect(answer.body).toBe(body);
  });

  test('in an encoded form is named so, and not on a 304', async () => {
    const encoded: StaticDocument = { body, etag: '"x-br"', encoding: 'br' };
    const readDocument = (): StaticDocument => encoded;
    const answer = await ask(testApi(), TARGET, { readDocument });
    expect([headerOf(answer, 'content-encoding'), headerOf(answer, 'etag')]).toEqual(['br', '"x-br"']);
    const again = await ask(testApi(), TARGET, { readDocument, headers: { 'if-none-match': '"x"' } });
    expect([again.status, again.body, headerOf(again, 'content-encoding')]).toEqual([304, null, undefined]);
  });
});

describe('a static document that cannot be read', () => {
  test.each<[name: string, readDocument: ReadDocument]>([
    ['is missing', () => undefined],
    ['is missing after a while', () => Promise.resolve(undefined)],
    [
      'throws',
      () => {
        throw new Error('disk');
      },
    ],
    ['rejects', () => Promise.reject(new Error('disk'))],
  ])('%s: the listing is composed, with a tag of its content', async (_name, readDocument) => {
    const answer = await ask(testApi(), TARGET, { readDocument });
    expect(answer.status).toBe(200);
    expect(JSON.parse(textOf(answer)).holidays.map(({ id }: { id: string }) => id)).toContain(
      'saint-jean-baptiste-day',
    );
    expect(headerOf(answer, 'etag')).toBe(entityTag(answer.body as Uint8Array));
  });
});

test('when nothing can be composed either, the answer is a 503 without a word of the inside', async () => {
  const fail = (): never => {
    throw new Error('secret at /srv/app/index.ts:1:2');
  };
  const broken: Almanac = { ...almanac, statutory: fail, holidaysBetween: fail };
  const warnings: string[] = [];
  const ports = {
    limits: { anonymous: 60, partner: 600 },
    warn: (message: string) => warnings.push(message),
  };
  const api = testApi(ports, broken);
  for (const target of [TARGET, '/api/week.json?date=2026-01-01', '/api/holidays.ics?year=2026']) {
    const answer = await ask(api, target);
    expect([answer.status, headerOf(answer, 'x-ratelimit-limit'), headerOf(answer, 'retry-after')]).toEqual([
      503,
      '60',
      '60',
    ]);
    expect(textOf(answer)).not.toContain('secret');
  }
  expect(warnings.join()).toContain('secret');
});
