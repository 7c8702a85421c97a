import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLACEHOLDER_URL } from '../../src/service/documents/site-url.ts';
import { makeBuild, startTestHost } from '../support/hosts/test-host.ts';

/** More than a file that is read whole, and bytes that aren't UTF-8 text. */
const ROWS = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.alloc(1_500_000, 'Jour férié ')]);
const PAGE = `<link rel="canonical" href="${PLACEHOLDER_URL}/en/any/"><p>congé</p>`;
const SOURCE = JSON.stringify({ source: { site: `${PLACEHOLDER_URL}/` } });

describe('a build for any address', () => {
  let build: ReturnType<typeof makeBuild>;
  beforeAll(() => {
    build = makeBuild();
    mkdirSync(join(build.folder, 'client/en/any'));
    writeFileSync(join(build.folder, 'client/en/any/index.html'), PAGE);
    writeFileSync(join(build.folder, 'client/robots.txt'), `Sitemap: ${PLACEHOLDER_URL}/sitemap.xml\n`);
    writeFileSync(
      join(build.folder, 'client/downloads/all.json'),
      Buffer.concat([ROWS, Buffer.from(SOURCE)]),
    );
  });
  afterAll(() => build.remove());

  const get = (port: number, path: string, headers = {}) =>
    new Promise<{ body: Buffer; length: string | undefined; status: number | undefined }>(
      (resolve, reject) => {
        request({ port, host: '127.0.0.1', path, headers, agent: false }, async (answer) => {
          const { 'content-length': length } = answer.headers;
          resolve({ body: await buffer(answer), length, status: answer.statusCode });
        })
          .on('error', reject)
          .end();
      },
    );

  test.each([
    ['SITE_URL', { SITE_URL: 'https://days.example' }, 'https://days.example'],
    ['this machine where nobody says', { PORT: '0' }, 'http://localhost:4321'],
  ])('names %s', async (_name, environment, siteUrl) => {
    const { port, exchange } = await startTestHost({ build: build.folder, environment });
    const expected = PAGE.replace(PLACEHOLDER_URL, siteUrl);
    const page = await get(port, '/en/any/', {
      host: 'stranger.example',
      'x-forwarded-host': 'stranger.example',
    });
    expect([page.body.toString(), page.length]).toEqual([expected, `${Buffer.byteLength(expected)}`]);
    const head = await exchange({ method: 'HEAD', target: '/en/any/' });
    expect(head.header('content-length')).toBe(page.length);
    expect((await get(port, '/robots.txt')).body.toString()).toBe(`Sitemap: ${siteUrl}/sitemap.xml\n`);
    const listing = JSON.parse((await get(port, '/holidays/2026/on.json')).body.toString());
    expect(listing.source.site).toBe(`${siteUrl}/`);
  });

  test('has other entity tags at another address', async () => {
    const tags = ['https://days.example', 'https://other.example'].map(async (SITE_URL) => {
      const { exchange } = await startTestHost({ build: build.folder, environment: { SITE_URL } });
      return (await exchange({ target: '/en/any/' })).header('etag');
    });
    expect(new Set(await Promise.all(tags)).size).toBe(2);
  });

  test('names it at the end of a large download, in each form and part of it', async () => {
    const environment = { SITE_URL: 'https://days.example' };
    const { port } = await startTestHost({ build: build.folder, environment });
    const whole = Buffer.concat([ROWS, Buffer.from(SOURCE.replace(PLACEHOLDER_URL, 'https://days.example'))]);
    const path = '/downloads/all.json';
    const { body, length } = await get(port, path);
    expect(body.equals(whole)).toBe(true);
    expect(length).toBe(`${whole.length}`);
    const encoded = await get(port, path, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(encoded.body).equals(whole)).toBe(true);
    const part = await get(port, path, { range: 'bytes=-40' });
    expect([part.status, part.body.toString()]).toEqual([206, whole.subarray(-40).toString()]);
  });
});
