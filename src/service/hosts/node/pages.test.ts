import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  LARGE_TEXT,
  makeBuild,
  startTestHost,
  type TestHost,
} from '../../../../tests/support/hosts/test-host.ts';

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

describe('files', () => {
  let host: TestHost;
  const withHost = async (): Promise<TestHost> => startTestHost({ build: build.folder });

  test.each<
    [
      name: string,
      target: string,
      status: number,
      headers: Readonly<Record<string, string | undefined>>,
      body: string,
    ]
  >([
    [
      'a listing',
      '/holidays/2026/on.json',
      200,
      {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400',
      },
      '"year":2026',
    ],
    [
      'a feed',
      '/calendars/on.en.ics',
      200,
      { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': undefined },
      'BEGIN:VCALENDAR',
    ],
    [
      'a page',
      '/en/',
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': undefined,
      },
      'English',
    ],
    ['a page without its slash', '/en?a=b', 301, { location: '/en/?a=b' }, ''],
    [
      'a file named by its content',
      '/_astro/page.abc.js',
      200,
      { 'cache-control': 'public, max-age=31536000, immutable' },
      'export',
    ],
    [
      'no language',
      '/?a=b',
      302,
      {
        location: '/en/?a=b',
        vary: 'Accept-Language',
        'cache-control': 'public, max-age=0, must-revalidate',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
      '',
    ],
    ['the documentation in no language', '/docs/errors?a=b', 302, { location: '/en/docs/errors/?a=b' }, ''],
    ['no language, in absolute form', 'http://x/docs', 302, { location: '/en/docs/' }, ''],
    ['no language, with an encoded question mark', '/docs/a%3Fb', 302, { location: '/en/docs/a%3Fb/' }, ''],
    ['a name that begins like the documentation', '/docsx', 404, {}, 'Not found'],
    ['nothing', '/nothing', 404, { 'content-type': 'text/html; charset=utf-8' }, 'Not found'],
    ['nothing in English', '/en/nothing', 404, {}, 'Nothing here'],
    ['nothing in French', '/fr/rien', 404, {}, 'Introuvable'],
    ['a folder without a page', '/holidays/', 404, {}, '"code":"not-found"'],
    ['a name that begins like the API', '/apiary', 404, {}, 'Not found'],
    [
      'a large download',
      '/downloads/all.csv',
      200,
      { 'content-type': 'text/csv; charset=utf-8; header=present' },
      LARGE_TEXT,
    ],
  ])('%s', async (_name, target, status, headers, body) => {
    host = await withHost();
    const answer = await host.exchange({ target });
    expect([answer.status, answer.body.includes(body)]).toEqual([status, true]);
    for (const [name, value] of Object.entries(headers))
      expect([name, answer.header(name)]).toEqual([name, value]);
  });

  test.each(['/holidays/2026/on.json', '/downloads/all.csv', '/en/'])(
    '%s is not sent twice',
    async (target) => {
      host = await withHost();
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding };
        const etag = (await host.exchange({ target, headers })).header('etag') ?? '';
        const again = await host.exchange({ target, headers: { ...headers, 'If-None-Match': etag } });
        expect([encoding, again.status, again.body]).toEqual([encoding, 304, '']);
      }
    },
  );

  test.each(['/holidays/2026/on.json', '/downloads/all.csv', '/en/'])(
    '%s is sent to whoever has an older one, by its date alone',
    async (target) => {
      host = await withHost();
      const modified = (await host.exchange({ target })).header('last-modified') ?? '';
      expect(new Date(modified).toUTCString()).toBe(modified);
      const statusSince = async (since: number, more = {}) => {
        const headers = { 'If-Modified-Since': new Date(since).toUTCString(), ...more };
        return (await host.exchange({ target, headers })).status;
      };
      const time = Date.parse(modified);
      expect(await statusSince(time)).toBe(304);
      expect(await statusSince(time - 1000)).toBe(200);
      expect(await statusSince(time, { 'If-None-Match': '"another"' })).toBe(200);
    },
  );

  test.each(['/holidays/2026/on.json', '/api/holidays.json?year=2026&province=on'])(
    '%s: who has another form is told its tag',
    async (target) => {
      host = await withHost();
      const br = (await host.exchange({ target, headers: { 'Accept-Encoding': 'br' } })).header('etag') ?? '';
      expect(br).toMatch(/-br"$/);
      const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': `"x", W/${br}` };
      const again = await host.exchange({ target, headers });
      expect([again.status, again.header('etag'), again.header('content-encoding')]).toEqual([
        304,
        br,
        undefined,
      ]);
    },
  );

  test('a build with an empty page isn’t served', async () => {
    writeFileSync(join(build.folder, 'client/en/empty.html'), '');
    onTestFinished(() => rmSync(join(build.folder, 'client/en/empty.html')));
    await expect(withHost()).rejects.toThrow(/empty\.html is empty$/);
  });

  test('a page is sent in the compressed form from the build', async () => {
    mkdirSync(join(build.folder, 'compressed/en'), { recursive: true });
    writeFileSync(join(build.folder, 'compressed/en/index.html.br'), brotliCompressSync('from the build'));
    onTestFinished(() => rmSync(join(build.folder, 'compressed'), { recursive: true }));
    const { port } = await withHost();
    const page = await fetch(`http://127.0.0.1:${port}/en/`, { headers: { 'Accept-Encoding': 'br' } });
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual(['br', 'from the build']);
  });

  test('a large download is sent in the compressed form from the build', async () => {
    host = await withHost();
    const url = `http://127.0.0.1:${host.port}/downloads/all.csv`;
    const compressed = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const length = Number(compressed.headers.get('content-length'));
    expect([length > 0, length < LARGE_TEXT.length / 10]).toEqual([true, true]);
    expect(await compressed.text()).toBe(LARGE_TEXT);
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-length')).toBe(`${LARGE_TEXT.length}`);
    expect(await plain.text()).toBe(LARGE_TEXT);
  });

  test.each([
    ['/holidays/2026/qc.json', '/api/holidays.json?year=2026&province=qc'],
    ['/holidays/2026/on.fr.ics', '/api/holidays.ics?year=2026&province=on&locale=fr'],
  ])('%s has the bytes and the tag of the API’s answer, in every form', async (path, target) => {
    host = await withHost();
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const file = await host.exchange({ target: path, headers });
      const answer = await host.exchange({ target, headers });
      expect([answer.body, answer.header('etag')]).toEqual([file.body, file.header('etag')]);
      expect(answer.header('content-encoding')).toBe(encoding === 'identity' ? undefined : encoding);
      expect(answer.header('vary')).toBe('Accept-Encoding');
    }
  });

  test.each(['/en/', '/holidays/2026/on.json', '/downloads/all.csv', '/nothing'])(
    'refuse POST, and answer HEAD with the headers of GET: %s',
    async (target) => {
      host = await withHost();
      expect((await host.exchange({ method: 'POST', target })).status).toBe(405);
      for (const encoding of ['identity', 'br']) {
        const headers = { 'Accept-Encoding': encoding };
        const head = await host.exchange({ method: 'HEAD', target, headers });
        const got = await host.exchange({ target, headers });
        expect([head.status, head.body]).toEqual([got.status, '']);
        for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'cache-control'])
          expect([name, head.header(name)]).toEqual([name, got.header(name)]);
      }
    },
  );

  test('every encoding decodes to the same bytes', async () => {
    const { port } = await withHost();
    const plain = await buffer(await open(port, '/calendars/on.en.ics', {}));
    const br = await buffer(await open(port, '/calendars/on.en.ics', { 'accept-encoding': 'br' }));
    const gzip = await buffer(await open(port, '/calendars/on.en.ics', { 'accept-encoding': 'gzip' }));
    expect([brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([plain, plain]);
  });

  test.each<[acceptEncoding: string, encoding: string | undefined]>([
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    [';;,q=1', undefined],
    [`br, ${'x'.repeat(300)}`, undefined],
  ])('for Accept-Encoding %s, a file comes as %s', async (acceptEncoding, encoding) => {
    host = await withHost();
    const headers = { 'Accept-Encoding': acceptEncoding };
    const answer = await host.exchange({ target: '/calendars/on.en.ics', headers });
    expect(answer.header('content-encoding')).toBe(encoding);
  });

  test('a file stays plain if it isn’t text or if compression doesn’t shorten it', async () => {
    host = await withHost();
    const headers = { 'Accept-Encoding': 'br' };
    const small = await host.exchange({ target: '/_astro/page.abc.js', headers });
    const font = await host.exchange({ target: '/_astro/page.abc.woff2', headers });
    expect([small.header('content-encoding'), small.header('vary')]).toEqual([undefined, 'Accept-Encoding']);
    expect([font.header('content-encoding'), font.header('vary')]).toEqual([undefined, undefined]);
  });

  test.each(['/holidays/2026/on.json', '/holidays/1850/on.json', '/downloads/all.csv', '/openapi.json'])(
    'of the data set answer a preflight: %s',
    async (target) => {
      host = await withHost();
      const answer = await host.exchange({ method: 'OPTIONS', target });
      expect([answer.status, answer.body]).toEqual([204, '']);
      expect(answer.header('access-control-allow-origin')).toBe('*');
      expect(answer.header('access-control-allow-headers')).toContain('If-None-Match');
    },
  );

  test.each(['/en/', '/en', '/', '/nothing', '/made-on-demand', '*'])(
    'OPTIONS %s tells the methods and sends no page',
    async (target) => {
      host = await withHost();
      const answer = await host.exchange({ method: 'OPTIONS', target });
      expect([answer.status, answer.body]).toEqual([204, '']);
      expect(answer.header('allow')).toBe('GET, HEAD, OPTIONS');
      expect(answer.header('access-control-allow-origin')).toBeUndefined();
    },
  );

  test.each([
    ['/holidays/1850/on.json', 'Years run from 1900 to 2100'],
    ['/calendars/ontario.en.ics', 'as in /calendars/on.en.ics'],
    ['/lists/tsx/2090.json', 'with “projected=1”'],
    ['/downloads/none.csv', 'as in /downloads/on.csv'],
    ['/downloads/all.json', 'as in /downloads/on.csv'],
  ])(
    'that the data set doesn’t have are a problem that any origin may read, for a minute: %s',
    async (target, hint) => {
      host = await withHost();
      const answer = await host.exchange({ target });
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'not-found']);
      expect(answer.body).toContain(hint);
      expect(answer.header('content-type')).toBe('application/problem+json');
      expect(answer.header('access-control-allow-origin')).toBe('*');
      expect(answer.header('cache-control')).toBe('public, max-age=60');
      const keyed = await host.exchange({ target: `${target}?api_key=x` });
      expect([keyed.status, keyed.header('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});

describe('a key in the address of a page or a file', () => {
  const KEY = 'statdays_0123456789abcdefghijABCDEFGHIJ';
  test.each<[name: string, target: string, status: number, location: string | undefined]>([
    ['is dropped from a page', `/en/?api_key=${KEY}`, 302, '/en/'],
    ['and the rest of its query is kept', `/en/?a=b&api_key=${KEY}&c=d`, 302, '/en/?a=b&c=d'],
    ['is dropped from a page without its slash', `/en?api_key=${KEY}`, 302, '/en'],
    ['is dropped before a language is chosen', `/?api_key=${KEY}`, 302, '/'],
    ['is dropped from the documentation', `/docs/errors?api_key=${KEY}`, 302, '/docs/errors'],
    ['is dropped under another name', `/en/?key=${KEY}`, 302, '/en/'],
    ['is dropped where it is malformed', '/en/?api_key=x', 302, '/en/'],
    ['does not lead to another site', `//evil.example/?api_key=${KEY}`, 302, '/evil.example/'],
    ['keeps a file of the data out of caches', `/holidays/2026/on.json?api_key=${KEY}`, 200, undefined],
    ['keeps a large file out of caches', `/downloads/all.csv?x=${KEY}`, 200, undefined],
    ['keeps a file that there is not out of caches', `/calendars/none.ics?api_key=${KEY}`, 404, undefined],
    ['keeps a page with it in its path out of caches', `/en/${KEY}`, 404, undefined],
    ['percent-encoded too', `/en/%73tatdays_0123?a=b`, 404, undefined],
  ])('%s', async (_name, target, status, location) => {
    const { exchange, logged } = await startTestHost({ build: build.folder });
    const answer = await exchange({ target });
    expect([answer.status, answer.header('location')]).toEqual([status, location]);
    expect(answer.header('cache-control')).toBe('no-store');
    expect(`${answer.body}${JSON.stringify(logged())}`).not.toMatch(/statdays_\w/);
  });

  test('a parameter whose name only ends like the key’s stays', async () => {
    const { exchange } = await startTestHost({ build: build.folder });
    expect((await exchange({ target: '/en/?my_api_key=1' })).status).toBe(200);
  });
});

describe('errors for data files', () => {
  test.each<[name: string, target: string, method: string, status: number]>([
    ['a method that files do not have', '/holidays/2026/on.json', 'DELETE', 405],
    ['a broken escape', '/holidays/%zz', 'GET', 400],
    ['an address of 9 KB', `/downloads/all.csv?${'a'.repeat(9_000)}`, 'GET', 414],
    ['a file that there is not', '/calendars/none.ics', 'GET', 404],
  ])('any origin may read the error: %s', async (_name, target, method, status) => {
    const { exchange } = await startTestHost({ build: build.folder });
    const answer = await exchange({ target, method });
    expect([answer.status, answer.header('access-control-allow-origin')]).toEqual([status, '*']);
  });
});

test.each<[method: string, headers: Record<string, string>, status: number, code: string]>([
  ['POST', {}, 405, 'method-not-allowed'],
  ['GET', { 'If-Match': '"nope"' }, 412, 'precondition-failed'],
])('a data file answers %s %j with a problem document', async (method, headers, status, code) => {
  const { exchange } = await startTestHost({ build: build.folder });
  const target = '/holidays/2026/on.json';
  const answer = await exchange({ target, method, headers: { ...headers, 'Accept-Language': 'fr' } });
  expect([answer.status, answer.header('content-type')]).toEqual([status, 'application/problem+json']);
  expect(answer.header('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : undefined);
  expect(JSON.parse(`${answer.body}`)).toMatchObject({ status, code });
});

test('Last-Modified of a composed file is the time of the build, not of the start', async () => {
  const target = '/holidays/2026/on.json';
  const builtAt = Date.parse('2026-11-20T12:00:00Z');
  const { exchange } = await startTestHost({ build: build.folder, builtAt });
  const answer = await exchange({ target });
  expect(answer.header('last-modified')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  const headers = { 'If-Modified-Since': 'Fri, 20 Nov 2026 12:00:00 GMT' };
  expect((await exchange({ target, headers })).status).toBe(304);
});

test.each(['/holidays/2026/on.json', '/downloads/all.csv', '/en/'])(
  'If-Match is evaluated: %s',
  async (target) => {
    const { exchange } = await startTestHost({ build: build.folder });
    const etag = (await exchange({ target })).header('etag') ?? '';
    const statusFor = async (ifMatch: string): Promise<number> =>
      (await exchange({ target, headers: { 'If-Match': ifMatch, 'If-None-Match': '"x"' } })).status;
    expect([await statusFor(etag), await statusFor('*')]).toEqual([200, 200]);
    expect([await statusFor('"nope"'), await statusFor(`W/${etag}`)]).toEqual([412, 412]);
  },
);

describe('a large file that cannot be read is tried again', () => {
  const target = '/downloads/all.csv';
  let own: ReturnType<typeof makeBuild>;

  beforeEach(() => {
    own = makeBuild();
  });

  afterEach(() => own.remove());

  test('a large file that was missing is tried again', async () => {
    const { exchange } = await startTestHost({ build: own.folder });
    const file = join(own.folder, 'client', target);
    rmSync(file);
    expect((await exchange({ target })).status).toBe(404);
    writeFileSync(file, LARGE_TEXT);
    expect((await exchange({ target })).body).toBe(LARGE_TEXT);
  });

  test('a large file that something else replaced is tried again', async () => {
    const { exchange } = await startTestHost({ build: own.folder });
    const headers = { 'Accept-Encoding': 'br' };
    const file = join(own.folder, 'client', `${target}.br`);
    const bytes = readFileSync(file);
    rmSync(file);
    mkdirSync(file);
    expect((await exchange({ target, headers })).status).toBe(503);
    rmSync(file, { recursive: true });
    writeFileSync(file, bytes);
    expect((await exchange({ target, headers })).header('content-length')).toBe(`${bytes.length}`);
  });
});

describe('disk errors', () => {
  let own: ReturnType<typeof makeBuild>;

  beforeEach(() => {
    own = makeBuild();
  });

  afterEach(() => own.remove());

  test.each<[name: string, target: string, place: (file: string) => void, status: number, warnings: number]>([
    ['a page that cannot be looked at', '/en/', (file) => symlinkSync(file, file), 503, 1],
    ['a page that cannot be read', '/en/', (file) => mkdirSync(file), 503, 1],
    ['a page that is gone', '/en/', () => undefined, 404, 0],
    ['the page that says so, gone too', '/404.html', () => undefined, 404, 0],
    ['the page that says that there is none', '/404.html', (file) => symlinkSync(file, file), 503, 1],
  ])('%s', async (_name, target, place, status, warnings) => {
    const { exchange, logged } = await startTestHost({ build: own.folder });
    const file = join(own.folder, 'client', target.endsWith('/') ? `${target}index.html` : target);
    rmSync(file);
    place(file);
    const answer = await exchange({ target });
    expect([answer.status, answer.header('retry-after')]).toEqual([
      status,
      status === 503 ? '60' : undefined,
    ]);
    expect(
      logged()
        .filter(({ level }) => level === 40)
        .map(({ msg }) => msg),
    ).toEqual(Array(warnings).fill(expect.stringMatching(new RegExp(`^Cannot serve ${target}: Error: E`))));
    expect((await exchange({ target: '/fr/404/' })).status).toBe(200);
  });

  test.each([
    ['that cannot be opened', (file: string) => symlinkSync(file, file), 503],
    ['that is gone', () => undefined, 404],
  ])('a large download %s once its length is known', async (_name, place, status) => {
    const { exchange } = await startTestHost({ build: own.folder });
    const target = '/downloads/all.csv';
    expect((await exchange({ target })).status).toBe(200);
    const file = join(own.folder, 'client', target);
    rmSync(file);
    place(file);
    expect((await exchange({ target })).status).toBe(status);
  });

  test('a replaced page has another tag', async () => {
    const { exchange } = await startTestHost({ build: own.folder });
    const file = join(own.folder, 'client/en/index.html');
    const headers = { 'If-None-Match': (await exchange({ target: '/en/' })).header('etag') ?? '' };
    writeFileSync(file, 'New');
    const after = await exchange({ target: '/en/', headers });
    expect([after.status, after.body]).toEqual([200, 'New']);
    rmSync(file);
    const gone = await exchange({ target: '/en/', headers });
    expect([gone.status, gone.body]).toEqual([404, '<h1>Nothing here</h1>']);
  });

  test('a replaced download has another tag, so a resumed one starts over', async () => {
    const { exchange } = await startTestHost({ build: own.folder });
    const target = '/downloads/all.csv';
    const before = await exchange({ target });
    writeFileSync(join(own.folder, 'client', target), LARGE_TEXT.replaceAll('date', 'name'));
    const headers = { Range: 'bytes=10-19', 'If-Range': before.header('etag') ?? '' };
    const after = await exchange({ target, headers });
    expect([after.status, after.body.length]).toEqual([200, LARGE_TEXT.length]);
  });
});

async function open(port: number, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path, headers }), 'response');
  return response as IncomingMessage;
}

const DOWNLOAD = '/downloads/all.csv';
const FEED = '/calendars/on.en.ics';

describe('a part of a file', () => {
  test.each<
    [name: string, path: string, range: string, part: (whole: string) => [start: number, end: number]]
  >([
    ['from the start', FEED, 'bytes=0-4', () => [0, 4]],
    ['in the middle', FEED, 'bytes=6-14', () => [6, 14]],
    ['at the end', FEED, 'bytes=-11', ({ length }) => [length - 11, length - 1]],
    ['at the end, longer than all of it', FEED, 'bytes=-9999999', ({ length }) => [0, length - 1]],
    ['beyond the end', FEED, 'bytes=21-9999999', ({ length }) => [21, length - 1]],
    ['of a page', '/en/', 'bytes=4-10', () => [4, 10]],
    ['of a stream', DOWNLOAD, 'bytes=0-9', () => [0, 9]],
    ['at the end of a stream', DOWNLOAD, 'bytes=-6', ({ length }) => [length - 6, length - 1]],
  ])('%s', async (_name, path, range, part) => {
    const { port } = await startTestHost({ build: build.folder });
    const whole = (await buffer(await open(port, path, {}))).toString('latin1');
    const [start, end] = part(whole);
    const response = await open(port, path, { range });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${whole.length}`,
      'content-length': `${end - start + 1}`,
      'accept-ranges': 'bytes',
    });
    expect((await buffer(response)).toString('latin1')).toBe(whole.slice(start, end + 1));
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ['several parts at once', { range: 'bytes=0-1,4-5' }],
    ['a range that cannot be read', { range: 'bytes=a-b' }],
    ['a range that ends before it begins', { range: 'bytes=5-2' }],
    ['another unit', { range: 'lines=0-1' }],
    ['an If-Range that names another content', { range: 'bytes=0-4', 'if-range': '"another"' }],
    [
      'an If-Range that is a date, of which there is none',
      { range: 'bytes=0-4', 'if-range': 'Sat, 21 Nov 2026 00:00:00 GMT' },
    ],
  ])('the whole file goes out for %s', async (_name, headers) => {
    const { port } = await startTestHost({ build: build.folder });
    for (const path of [FEED, DOWNLOAD]) {
      const response = await open(port, path, headers);
      expect([response.statusCode, response.headers['content-range']]).toEqual([200, undefined]);
      expect((await buffer(response)).length).toBe(Number(response.headers['content-length']));
    }
  });

  test('a 404 page is never sent in part', async () => {
    const { port } = await startTestHost({ build: build.folder });
    const response = await open(port, '/nowhere', { range: 'bytes=0-2' });
    expect([response.statusCode, (await buffer(response)).toString()]).toEqual([404, '<h1>Not found</h1>']);
  });

  test.each([FEED, DOWNLOAD])('a range past the end of %s gets the file’s length', async (path) => {
    const { port } = await startTestHost({ build: build.folder });
    const length = (await buffer(await open(port, path, {}))).length;
    const response = await open(port, path, { range: 'bytes=99999999-' });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, `bytes */${length}`]);
    expect((await buffer(response)).toString()).toBe(
      `The file has ${length} bytes / Le fichier compte ${length} octets\n`,
    );
  });

  test.each(['identity', 'br'])('a download can resume (%s)', async (encoding) => {
    const { port } = await startTestHost({ build: build.folder });
    const first = await open(port, DOWNLOAD, { 'accept-encoding': encoding });
    const length = Number(first.headers['content-length']);
    const [bytes] = (await once(first, 'data')) as [Buffer];
    first.destroy();
    const begun = bytes.subarray(0, length - 1);
    const rest = await open(port, DOWNLOAD, {
      'accept-encoding': encoding,
      range: `bytes=${begun.length}-`,
      'if-range': first.headers.etag ?? '',
    });
    expect(rest.statusCode).toBe(206);
    const whole = Buffer.concat([begun, await buffer(rest)]);
    expect((encoding === 'br' ? brotliDecompressSync(whole) : whole).toString()).toBe(LARGE_TEXT);
  });
});

test.each<[name: string, target: string]>([
  ['a hidden file', '/.secret'],
  ['the headers for another platform', '/_headers'],
  ['a file below a hidden folder', '/.git/config'],
  ['a link', '/link.txt'],
  ['a file below a linked folder', '/linked/secret.txt'],
  ['a folder', '/_astro'],
  ['the name of a built-in property', '/constructor'],
])('%s is none', async (_name, target) => {
  const own = makeBuild();
  const client = join(own.folder, 'client');
  writeFileSync(join(client, '.secret'), 'x');
  writeFileSync(join(client, '_headers'), 'x');
  mkdirSync(join(client, '.git'));
  writeFileSync(join(client, '.git/config'), 'x');
  symlinkSync(join(own.folder, 'secret.txt'), join(client, 'link.txt'));
  symlinkSync(own.folder, join(client, 'linked'));
  const { exchange } = await startTestHost({ build: own.folder });
  expect((await exchange({ target })).status).toBe(404);
  own.remove();
});
