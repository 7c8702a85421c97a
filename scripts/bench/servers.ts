import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { DEFAULT_SITE_URL } from '../../src/documents/site-url.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts the Node host by the command of `npm start`, with limits out of the way. It builds first where it must. */
export async function startHost(more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const port = await freePort();
  const settings = {
    PORT: `${port}`,
    SITE_URL: DEFAULT_SITE_URL,
    LIMIT_ANONYMOUS: '1000000000',
    ACCESS_LOG: 'off',
    ...more,
  };
  // The shell gives way to the host, whose id is then the child's.
  const child = spawn(packageJson.scripts.start, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(child, port);
}

/** What the host answers, for the others to serve likewise. */
export interface Served {
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** nginx writes these itself. */
const NGINX_OWN = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive'];

/** Starts nginx, one process, that serves the same bodies from files with the same headers. */
export async function startNginx(served: readonly Served[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'api'));
  for (const { path, body } of served) writeFileSync(join(folder, path), body);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(folder, port, served));
  // nginx's worker may run as another user than the owner of a temporary folder.
  chmodSync(folder, 0o755);
  const child = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return running(child, port);
}

/** Node writes these itself. */
const NODE_OWN = ['content-length', 'date', 'connection'];

/** Starts a server of node:http alone that knows its answers beforehand: what the host could reach at best. */
export async function startBareNode(served: readonly Served[]): Promise<Running> {
  const port = await freePort();
  const script = fileURLToPath(new URL('bare-server.js', import.meta.url));
  const child = spawn(process.execPath, [script, `${port}`], { stdio: ['pipe', 'inherit', 'inherit'] });
  const answers = served.map((answer) => ({
    ...answer,
    headers: headersWithout(answer.headers, NODE_OWN).flat(),
  }));
  child.stdin?.end(JSON.stringify(answers));
  return running(child, port);
}

function headersWithout(headers: Served['headers'], names: readonly string[]): [string, string][] {
  return [...headers].filter(([name]) => !names.includes(name));
}

function nginxConfig(folder: string, port: number, served: readonly Served[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const location = ({ path, headers }: Served): string => {
    const own = headersWithout(headers, NGINX_OWN);
    return `location = ${path} { ${own.map(([name, value]) => `add_header ${name} '${value}';`).join(' ')} }`;
  };
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; default_type application/json; sendfile on; tcp_nopush on;
  keepalive_timeout 65 65; keepalive_requests 1000000000;
  open_file_cache max=100; open_file_cache_valid 300s;
  ${temporary.map((purpose) => `${purpose}_temp_path ${folder}/${purpose};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${served.map(location).join('\n')} }
}`;
}

async function running(child: ChildProcess, port: number): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`A server ended at its start, with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(`${url}/api/holidays.json?year=2026`)).text();
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
