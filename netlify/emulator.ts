import { env } from 'node:process';
import { NetlifyDev } from '@netlify/dev';
import { pathWithDeno } from './deno.ts';

const off = { enabled: false };
export const on = { enabled: true };

export interface NetlifyEmulator {
  fetch(target: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Netlify's own emulator of a folder with a netlify.toml: static files, redirects and headers as on the platform, the edge functions in a real Deno
 * with Netlify's bootstrap, and on request the others in Node, which it bundles first. It needs no network.
 */
export async function startEmulator(folder: string, functions = off): Promise<NetlifyEmulator> {
  const { PATH } = env;
  Object.assign(env, { PATH: pathWithDeno(PATH) });
  const dev = new NetlifyDev({
    projectRoot: folder,
    skipGitignore: true,
    edgeFunctions: on,
    staticFiles: on,
    redirects: on,
    headers: on,
    blobs: on,
    environmentVariables: on,
    aiGateway: off,
    database: off,
    functions,
    geolocation: off,
    images: off,
    server: off,
  });
  await dev.start();
  return {
    fetch: async (target, init) => {
      const url = target.startsWith('/') ? `http://localhost:4321${target}` : target;
      const response = await dev.handle(new Request(url, init));
      return response ?? new Response('Nothing answered', { status: 599 });
    },
    stop: async () => {
      await dev.stop();
      Object.assign(env, { PATH });
    },
  };
}
