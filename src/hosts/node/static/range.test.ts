import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGE_TEXT, makeBuild, startTestHost } from '../../../../tests/support/hosts/test-host.ts';

const DOWNLOAD = '/downloads/all.csv';
const FEED = '/calendars/on.en.ics';
const FEED_TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const LENGTH = LARGE_TEXT.length;

let build: ReturnType<typeof makeBuild>;

beforeAll(() => {
  build = makeBuild();
});

afterAll(() => build.remove());

async function open(port: number, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path, headers }), 'response');
  return response as IncomingMessage;
}

describe('a part of a file', () => {
  test.each<[name: string, path: string, range: string, contentRange: string, body: string]>([
    ['from the start', FEED, 'bytes=0-4', `bytes 0-4/${FEED_TEXT.length}`, 'BEGIN'],
    ['in the middle', FEED, 'bytes=6-14', `bytes 6-14/${FEED_TEXT.length}`, 'VCALENDAR'],
    ['at the end', FEED, 'bytes=-11', `bytes 21-31/${FEED_TEXT.length}`, 'VCALENDAR\r\n'],
    ['at the end, longer than all of it', FEED, 'bytes=-9999', `bytes 0-31/${FEED_TEXT.length}`, FEED_TEXT],
    ['beyond the end', FEED, 'bytes=21-9999', `bytes 21-31/${FEED_TEXT.length}`, 'VCALENDAR\r\n'],
    ['of a stream', DOWNLOAD, 'bytes=0-9', `bytes 0-9/${LENGTH}`, 'date,name\r'],
    [
      'at the end of a stream',
      DOWNLOAD,
      `bytes=${LENGTH - 6}-`,
      `bytes ${LENGTH - 6}-${LENGTH - 1}/${LENGTH}`,
      'name\r\n',
    ],
  ])('%s', async (_name, path, range, contentRange, body) => {
    const { port } = await startTestHost({ build: build.folder });
    const response = await open(port, path, { range });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': `${body.length}`,
      'accept-ranges': 'bytes',
    });
    expect((await buffer(response)).toString()).toBe(body);
  });
});

describe('the whole file', () => {
  test.each<[name: string, headers: Record<string, string>]>([
    ['for several parts at once', { range: 'bytes=0-1,4-5' }],
    ['for a range that cannot be read', { range: 'bytes=a-b' }],
    ['for another unit', { range: 'lines=0-1' }],
    ['where If-Range names another content', { range: 'bytes=0-4', 'if-range': '"another"' }],
    [
      'where If-Range is a date, of which there is none',
      { range: 'bytes=0-4', 'if-range': 'Sat, 21 Nov 2026 00:00:00 GMT' },
    ],
  ])('%s', async (_name, headers) => {
    const { port } = await startTestHost({ build: build.folder });
    const response = await open(port, FEED, headers);
    expect([response.statusCode, response.headers['content-range']]).toEqual([200, undefined]);
    expect((await buffer(response)).toString()).toBe(FEED_TEXT);
  });

  test('is no part where the page says that there is none', async () => {
    const { port } = await startTestHost({ build: build.folder });
    const response = await open(port, '/nowhere', { range: 'bytes=0-2' });
    expect([response.statusCode, (await buffer(response)).toString()]).toEqual([404, '<h1>Not found</h1>']);
  });
});

test.each([FEED, DOWNLOAD])('a range behind the end of %s is told how long the file is', async (path) => {
  const { port } = await startTestHost({ build: build.folder });
  const response = await open(port, path, { range: 'bytes=99999999-' });
  const length = path === FEED ? FEED_TEXT.length : LENGTH;
  expect([response.statusCode, response.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  expect((await buffer(response)).toString()).toBe(
    `The file has ${length} bytes / Le fichier compte ${length} octets\n`,
  );
});

test.each(['identity', 'br'])('a download that breaks off goes on (%s)', async (encoding) => {
  const { port } = await startTestHost({ build: build.folder });
  const first = await open(port, DOWNLOAD, { 'accept-encoding': encoding });
  const length = Number(first.headers['content-length']);
  const begun = (await readSome(first)).subarray(0, length - 1);
  const rest = await open(port, DOWNLOAD, {
    'accept-encoding': encoding,
    range: `bytes=${begun.length}-`,
    'if-range': first.headers.etag ?? '',
  });
  expect(rest.statusCode).toBe(206);
  const whole = Buffer.concat([begun, await buffer(rest)]);
  expect((encoding === 'br' ? brotliDecompressSync(whole) : whole).toString()).toBe(LARGE_TEXT);
});

/** The first bytes that come; then the connection is cut. */
async function readSome(response: IncomingMessage): Promise<Buffer> {
  const [bytes] = await once(response, 'data');
  response.destroy();
  return bytes as Buffer;
}
