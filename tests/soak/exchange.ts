import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CaseAnswer, CaseRequest } from '../contract/check.ts';

/** Whoever waits longer has no answer. */
const PATIENCE_MS = 10_000;

/** All connections are used in turn, so that none is idle for so long that a host closes it. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });

/** Sends a request as the proxy of a client at an address. Rejects where no whole answer comes. */
export async function exchange(port: number, address: string, asked: CaseRequest): Promise<CaseAnswer> {
  const { method, target, headers } = asked;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: { ...headers, 'X-Forwarded-For': address },
      timeout: PATIENCE_MS,
    });
    sent.on('response', resolve);
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    sent.on('error', reject);
    sent.end();
  });
  const body = await text(answer);
  return { status: answer.statusCode ?? 0, header: (name) => answer.headers[name]?.toString(), body };
}

/** Sends text as it is and gives all that comes back until the connection ends. Rejects where nothing does. */
export function exchangeRaw(port: number, message: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(message, 'latin1'));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    // A host may close before it has read all of what it refuses.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () =>
      answer === '' ? reject(new Error('closed without an answer')) : resolve(answer),
    );
  });
}
