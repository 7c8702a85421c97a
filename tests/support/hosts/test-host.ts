import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { openBuiltFiles } from '../../../src/service/hosts/node/built-files.ts';
import { readConfig } from '../../../src/service/hosts/node/config.ts';
import { startHost } from '../../../src/service/hosts/node/host.ts';
import { createLog } from '../../../src/service/hosts/node/log.ts';
import { type Stop, TIMEOUTS, type Timeouts } from '../../../src/service/hosts/node/server.ts';
import type { CaseAnswer, CaseRequest } from '../../contract/check.ts';
import { served } from '../law/data-set.ts';

export const LARGE_TEXT = 'date,name\r\n'.repeat(120_000);

/** A build in small: some pages and a large download. Data files are composed. */
export function makeBuild(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-host-'));
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('client/en/index.html', `<h1>English</h1>${' '.repeat(1_000)}`);
  write('client/404.html', '<h1>Not found</h1>');
  write('client/en/404/index.html', '<h1>Nothing here</h1>');
  write('client/fr/404/index.html', '<h1>Introuvable</h1>');
  write('client/_astro/page.abc.js', 'export {};');
  write('client/_astro/page.abc.woff2', 'font '.repeat(200));
  write('client/downloads/all.csv', LARGE_TEXT);
  write('client/downloads/all.csv.br', brotliCompressSync(LARGE_TEXT, { params: {} }));
  write('secret.txt', 'outside of what is served');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface TestHost {
  readonly port: number;
  readonly server: import('node:http').Server;
  readonly stop: Stop;
  readonly metricsUrl: string | undefined;
  readonly exchange: (request: Partial<CaseRequest> & Pick<CaseRequest, 'target'>) => Promise<CaseAnswer>;
  /** Sends text as it is and gives all that comes back until the connection ends. */
  readonly raw: (text: string) => Promise<string>;
  readonly logged: () => readonly Readonly<Record<string, unknown>>[];
}

export interface TestHostOptions {
  /** Of the folder, what lies in its `client` is served. */
  readonly build: string;
  /** @default true */
  readonly isBuilt?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeouts?: Partial<Timeouts>;
  readonly builtAt?: number;
  readonly now?: () => number;
}

/** Starts the real host on a free port; its connections are cut when the test ends. */
export async function startTestHost({
  build,
  isBuilt = true,
  environment,
  timeouts,
  ...options
}: TestHostOptions): Promise<TestHost> {
  const read = readConfig({ PORT: '0', LIMIT_ANONYMOUS: '100000', ACCESS_LOG: 'on', ...environment });
  if (read.kind === 'wrong') throw new Error(read.faults.join());
  const lines: string[] = [];
  const log = createLog(read.config.isAccessLogged, { write: (line) => void lines.push(line) });
  const files = openBuiltFiles(join(build, 'client'), read.config.siteUrl);
  const host = await startHost({
    site: () => (isBuilt ? files : undefined),
    ...served,
    edition: 'test',
    config: read.config,
    log,
    timeouts: { ...TIMEOUTS, ...timeouts },
    ...options,
  });
  if (host.kind === 'refused') throw new Error(host.message);
  const port = Number(new URL(host.url).port);
  onTestFinished(() => {
    host.server.close();
    host.server.closeAllConnections();
  });
  return {
    port,
    server: host.server,
    stop: host.stop,
    metricsUrl: host.metricsUrl,
    exchange: ({ method = 'GET', target, headers = {} }) => exchange(port, { method, target, headers }),
    raw: (message) => raw(port, message),
    logged: () => lines.map((line) => JSON.parse(line)),
  };
}

/** Sends a request as it is to a port of this machine. */
export async function exchange(port: number, { method, target, headers }: CaseRequest): Promise<CaseAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path: target, headers, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  const body = await text(answer);
  return {
    status: answer.statusCode ?? 0,
    header: (name) => answer.headers[name]?.toString(),
    body,
  };
}

function raw(port: number, message: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(message, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
    });
    socket
      .on('close', () => resolve(answer))
      .on('error', (error: Error & { code?: string }) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
  });
}
