import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeBlocks, htmlPage } from './html-pages.ts';
import { freePort, untilOpen } from './redis.ts';

export interface Nginx {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** The configurations that the documentation gives for nginx: without a cache, and with one. */
export function documentedNginx(): readonly string[] {
  return codeBlocks(htmlPage('dist/client', '/en/docs/self-hosting/')).flatMap(({ lang, code }) =>
    lang === 'nginx' ? code : [],
  );
}

/**
 * Starts nginx with the documented upstream and a server; what a test has not, certificates and system folders, is replaced.
 * @param hosts address and port of the two processes of the upstream; one may stand for both
 */
export async function startNginx(hosts: readonly [string, string], server: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-nginx-'));
  const port = await freePort();
  const upstream = /upstream statdays \{.*?\n\}/s.exec(documentedNginx()[0] ?? '')?.[0] ?? '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  add_header X-Cache $upstream_cache_status always;
  ${upstream.replace('127.0.0.1:4321', hosts[0]).replace('127.0.0.1:4322', hosts[1])}
  ${server
    .replace(/upstream statdays \{.*?\n\}/s, '')
    .replace(/^ *ssl_certificate.*$/gm, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/\/var\/(?:cache|log)\/nginx/g, folder)}
}`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  mkdirSync(join(folder, 'statdays'));
  // nginx's worker may run as another user than the owner of a temporary folder.
  chmodSync(folder, 0o755);
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  );
  await untilOpen(port);
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${port}`, folder, stop };
}
