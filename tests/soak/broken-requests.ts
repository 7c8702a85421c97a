import { problemSchema } from '../../src/contract/schemas/bodies.ts';

/** What no HTTP client would send, and the statuses that may answer it. */
export interface BrokenRequest {
  readonly name: string;
  readonly message: string;
  readonly statuses: readonly number[];
}

const GOOD = 'GET /api/status.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
/** A method that Node's parser does not know counts for the proxy itself, whose limit is soon reached. */
const REFUSED = [405, 429];

export const BROKEN_REQUESTS: readonly BrokenRequest[] = [
  { name: 'no HTTP', message: 'hello\r\n\r\n', statuses: [400] },
  { name: 'TLS', message: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', statuses: [400] },
  { name: 'NUL in the target', message: 'GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n', statuses: [400] },
  { name: 'NUL in a header', message: `${GOOD}X-API-Key: a\0b\r\n\r\n`, statuses: [400] },
  { name: 'a header name with a space', message: `${GOOD}Bad name: x\r\n\r\n`, statuses: [400] },
  { name: 'a header without a name', message: `${GOOD}: x\r\n\r\n`, statuses: [400] },
  { name: 'two lengths', message: `${GOOD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, statuses: [400] },
  { name: 'no Host', message: 'GET /api/status.json HTTP/1.1\r\n\r\n', statuses: [400] },
  { name: 'two Host lines', message: `${GOOD}Host: y\r\n\r\n`, statuses: [400] },
  { name: 'a Host with a password', message: 'GET /en/ HTTP/1.1\r\nHost: u:p@x\r\n\r\n', statuses: [400] },
  { name: 'HTTP/0.9', message: 'GET /api/status.json\r\n\r\n', statuses: [505] },
  { name: 'headers of 17 KB', message: `${GOOD}X: ${'a'.repeat(17_000)}\r\n\r\n`, statuses: [431] },
  {
    name: 'an unknown method',
    message: 'BREW /api/week.json HTTP/1.1\r\nHost: x\r\n\r\n',
    statuses: REFUSED,
  },
  { name: 'CONNECT', message: 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n', statuses: [405] },
];

/** The status of an answer to a broken request, and what the contract says against it. */
export function checkBroken({ statuses }: BrokenRequest, answer: string) {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const faults: string[] = [];
  if (!statuses.includes(status)) faults.push(`status is ${status}, not ${statuses.join(' or ')}`);
  const isProblem = /^content-type: application\/problem\+json$/im.test(head);
  if (isProblem && !problemSchema.safeParse(JSON.parse(body)).success) faults.push(`no problem: ${body}`);
  if (!isProblem && !/^content-type: text\/plain; charset=utf-8$/im.test(head))
    faults.push('neither problem nor text');
  return { status, faults };
}
