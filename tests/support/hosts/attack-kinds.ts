const names = [...'abcdefghijklmnopqrstuvwxyz0123456789'].flatMap((first, _, all) =>
  all.map((second) => `${first}${second}`),
);

function request(target: string, fields: readonly string[] = [], method = 'GET'): string {
  return `${method} ${target} HTTP/1.1\r\nHost: x\r\n${fields.map((field) => `${field}\r\n`).join('')}\r\n`;
}

/** Header fields that are as short as a field can be. */
function tiny(fields: number): readonly string[] {
  return names.slice(0, fields).map((name) => `${name}:1`);
}

function pipelined(fields: number, requests = 100): () => string {
  return () => request('/robots.txt', tiny(fields)).repeat(requests);
}

/** What each connection of an attacker sends, by its number. It reads nothing. */
export const KINDS = {
  idle: () => '',
  'pipelined, 5 fields': pipelined(5),
  'pipelined, 20 fields': pipelined(20),
  'pipelined, 50 fields': pipelined(50),
  'pipelined, 95 fields': pipelined(95),
  'pipelined, 400 fields': pipelined(400),
  'pipelined, 990 fields': pipelined(990),
  'pipelined, as many as 64 KB hold': pipelined(0, 2_000),
  'pipelined pages': () => request('/en/docs/').repeat(100),
  'unread downloads': () => request('/downloads/all.json'),
  'unread downloads, one after the other': () => request('/downloads/all.csv').repeat(20),
  'unread files, each another': (index: number) => request(`/holidays/${1900 + (index % 201)}/all.json`),
  'unread answers, each another': (index: number) =>
    request(
      `/api/holidays.json?year=${1900 + (index % 201)}&include=all&longWeekends=1&province=${index % 2 ? 'on' : 'qc'}`,
    ),
  'half-sent headers': () => `GET /robots.txt HTTP/1.1\r\nHost: x\r\n${tiny(990).join('\r\n')}`,
  'half-sent headers, one long field': () =>
    `GET /robots.txt HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(16_000)}`,
  'slow bodies': () =>
    `${request('/mcp', ['Content-Type: application/json', 'Content-Length: 16000'], 'POST')}${' '.repeat(15_900)}`,
  'bodies in chunks of one byte': () =>
    `${request('/mcp', ['Transfer-Encoding: chunked'], 'POST')}${'1\r\n \r\n'.repeat(10_000)}`,
  'the same that nobody wants': () =>
    `${request('/robots.txt', ['Transfer-Encoding: chunked'])}${'1\r\n \r\n'.repeat(10_000)}`,
} satisfies Record<string, (connection: number) => string>;

export type Kind = keyof typeof KINDS;
