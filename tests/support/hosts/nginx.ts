import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilOpen } from '../servers/redis.ts';

export interface Nginx {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

const PROCESSES = readFileSync('deploy/nginx/processes.conf', 'utf8');
const CONFIGURATION = readFileSync('deploy/nginx/statdays.conf', 'utf8');

/** The configuration that the project offers, and what the documentation makes of it without a cache. */
export const NGINX = {
  cache: CONFIGURATION,
  noCache: CONFIGURATION.replace(/^ *proxy_(?:no_)?cache.*$/gm, ''),
};

/**
 * Starts nginx with a configuration of the project, on a port and in folders of its own.
 * @param hosts address and port of each process
 */
export async function startNginx(hosts: readonly string[], server: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const processes = hosts.map((host) => PROCESSES.replace('127.0.0.1:4321', host));
  writeFileSync(join(folder, 'statdays-processes.conf'), processes.join(''));
  const here = server
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace(/\/var\/(?:cache|log\/nginx)/g, folder);
  const config = `daemon off; master_process off; pid ${folder}/nginx.pid; events { worker_connections 8192; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${here}
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
