import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
 * Netlify's own emulator of a folder with a netlify.toml: static files and headers as on the platform, the edge functions in a real Deno with
 * Netlify's bootstrap, and on request the others in Node, which it bundles first. It needs no network.
 */
export async function startEmulator(folder: string, functions = off): Promise<NetlifyEmulator> {
  const { PATH } = env;
  Object.assign(env, { PATH: pathWithDeno(PATH) });
  const rules = await readRules(folder);
  const dev = new NetlifyDev({
    projectRoot: folder,
    skipGitignore: true,
    edgeFunctions: on,
    staticFiles: on,
    // Off, because the emulator gives existing files the headers of a rule's target and answers rules with a 200. We apply the rules below.
    redirects: off,
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

  const ruleFor = (url: string) => {
    const { pathname } = new URL(url);
    return rules.find(({ from }) =>
      from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname.replace(/\/$/, '') === from,
    );
  };

  async function missing(url: string): Promise<Response> {
    const { to, status } = ruleFor(url) ?? NOT_FOUND;
    if (status === 301) return new Response(null, { status, headers: { Location: to } });
    const file = await dev.handle(new Request(new URL(to, url)));
    return new Response(file?.body ?? 'Not found', { status, headers: file?.headers ?? {} });
  }

  return {
    fetch: async (target, init) => {
      const url = target.startsWith('/') ? `http://localhost:4321${target}` : target;
      const response = await dev.handle(new Request(url, init));
      // The emulator answers 404 itself if an edge function lets a path without a file pass.
      return response && !(response.status === 404 && ruleFor(url)) ? response : missing(url);
    },
    stop: async () => {
      await dev.stop();
      Object.assign(env, { PATH });
    },
  };
}

/** A rule of `_redirects` for paths that have no file. */
interface Rule {
  /** A path, or what paths begin with, before a star. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The platform's own answer if no rule applies. */
const NOT_FOUND: Rule = { from: '/*', to: '/404.html', status: 404 };

async function readRules(folder: string): Promise<readonly Rule[]> {
  const text = await readFile(join(folder, 'dist/client/_redirects'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status: Number(status) };
    });
}
