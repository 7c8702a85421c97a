import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoProgram } from '../../netlify/deno.ts';
import { freePort, untilOpen } from '../support/servers/redis.ts';
import type { NetlifyProject } from './netlify-project.ts';

const script = fileURLToPath(new URL('./deno-serve.js', import.meta.url));

export interface DenoHost {
  readonly url: string;
  stop(): Promise<void>;
}

/** A bundled edge function under plain `Deno.serve`. It reads static files only if FILES_URL is set. */
export async function startDenoHost(
  project: NetlifyProject,
  variables: Readonly<Record<string, string>>,
  name: 'api' | 'language' = 'api',
): Promise<DenoHost> {
  const port = await freePort();
  const bundle = join(project.folder, `dist/edge-functions/${name}.js`);
  const flags = ['run', '--quiet', '--no-config', '--allow-net', '--allow-env', '--allow-read'];
  const server = spawn(denoProgram(), [...flags, script, String(port), bundle], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  });
  const ended = once(server, 'exit');
  await untilOpen(port);
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
