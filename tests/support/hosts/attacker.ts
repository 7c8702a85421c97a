import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, drawAttack } from './attack.ts';

/*
 * One client that means harm, from several addresses of this machine. A program of its own, so that its work delays nobody's answer but
 * through the server. Arguments: port, milliseconds, and a seed or an attack in JSON.
 */

/** The most that a connection sends: Node and nginx read 64 KB at once. */
const MAX_BYTES = 256 * 1024;
const A_LITTLE = 256 * 1024;
const SLOWLY_MS = 100;

const [port = '', milliseconds = '', drawn = ''] = process.argv.slice(2);
const attack: Attack = drawn.startsWith('{') ? JSON.parse(drawn) : drawAttack(Number(drawn));
const pages = attack.first === 'cold page' ? await pagesOf() : [];

async function pagesOf(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`http://127.0.0.1:${port}/sitemap-0.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, path = '/']) => path);
}

/** The address that a connection asks for first: a cold one is its own. */
function firstTarget(connection: number): string {
  const year = 1900 + (connection % 201);
  switch (attack.first) {
    case 'warm':
      return '/robots.txt';
    case 'cold page':
      return pages[connection % pages.length] ?? '/en/';
    case 'cold file':
      return `/holidays/${year}/all.json`;
    case 'cold answer':
      return `/api/holidays.json?year=${year}&longWeekends=1&include=all&province=${connection % 2 ? 'on' : 'qc'}`;
    case 'download':
      return '/downloads/all.json';
    case 'message':
      return '/mcp';
  }
}

const names = [...'abcdefghijklmnopqrstuvwxyz0123456789'].flatMap((first, _, all) =>
  all.map((second) => `${first}${second}`),
);
const value = 'y'.repeat(attack.fieldLength);
const fields = names
  .slice(0, attack.fields)
  .map((name) => `${name}:${value}\r\n`)
  .join('')
  .slice(0, MAX_BYTES);

function request(method: string, target: string, more = ''): string {
  const longer = `${target}${target.includes('?') ? '&' : '?'}${'z'.repeat(attack.targetLength)}`;
  return `${method} ${longer} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${attack.encoding}\r\n${more}${fields}\r\n`;
}

const BODIES: Readonly<Record<Attack['body'], readonly [field: string, body: string]>> = {
  none: ['', ''],
  promised: ['Content-Length: 16000\r\n', ''],
  half: ['Content-Length: 16000\r\n', ' '.repeat(8_000)],
  'chunks of one byte': ['Transfer-Encoding: chunked\r\n', '1\r\n \r\n'.repeat(10_000)],
};

const next = request('GET', '/robots.txt');
const rest = Buffer.from(
  next.repeat(Math.min(attack.requests, Math.floor(MAX_BYTES / next.length))),
  'latin1',
);

function message(connection: number): Buffer {
  const [field, body] = BODIES[attack.body];
  const method = attack.first === 'message' ? 'POST' : 'GET';
  const first = request(method, firstTarget(connection), `Content-Type: application/json\r\n${field}`);
  return Buffer.concat([Buffer.from(first + body, 'latin1'), rest]);
}

async function open(connection: number): Promise<Socket> {
  const localAddress = `127.0.1.${1 + (connection % attack.addresses)}`;
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).pause();
  // The server may close the connection at any time.
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

function read(socket: Socket): void {
  let bytes = 0;
  if (attack.reading === 'nothing') return;
  socket.on('data', ({ length }) => {
    bytes += length;
    if (attack.reading === 'a little' && bytes > A_LITTLE) socket.pause();
    if (attack.reading !== 'slowly') return;
    socket.pause();
    setTimeout(() => socket.resume(), SLOWLY_MS);
  });
}

const sockets: Socket[] = [];
// No more at once than the system's queue for new connections holds.
while (sockets.length < attack.connections)
  sockets.push(
    ...(await Promise.all(Array.from({ length: 100 }, (_, index) => open(sockets.length + index)))),
  );
for (const [connection, socket] of sockets.entries()) {
  read(socket);
  socket.write(message(connection));
}
await sleep(Number(milliseconds));
for (const socket of sockets) socket.destroy();
process.exit();
