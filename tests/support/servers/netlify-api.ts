import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** Answers requests to a deployed site; the stop of what does. */
export interface Served {
  fetch(target: string, init: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Serves the uploaded files of a deploy, which lie in a folder by their paths. */
export type Serve = (folder: string) => Promise<Served>;

export interface NetlifyApi {
  /** For NETLIFY_API_URL. */
  readonly url: string;
  readonly siteId: string;
  /** The address of the project, which answers 404 until a deploy is live. */
  readonly siteUrl: string;
  /** Every request of Netlify's command, as method and path. */
  readonly log: string[];
  stop(): Promise<void>;
}

interface Deploy {
  readonly id: string;
  state: 'new' | 'uploading' | 'ready';
  /** SHA-1 by path, and SHA-256 by name: what the command would upload. */
  files: Readonly<Record<string, string>>;
  functions: Readonly<Record<string, string>>;
  served?: Served;
  server?: Server;
}

const SITE = { id: 'site-1', name: 'statdays', account_id: 'account-1', account_slug: 'team' };

/**
 * A stand-in of Netlify's API on this machine, for Netlify's own command: one project that takes drafts and uploads and makes a deploy live.
 * It asks only for files that it has not stored yet, as Netlify does.
 */
export async function startNetlifyApi(serve: Serve): Promise<NetlifyApi> {
  const folder = await mkdtemp(join(tmpdir(), 'statdays-netlify-api-'));
  const log: string[] = [];
  const deploys = new Map<string, Deploy>();
  const stored = new Map<string, Buffer>();
  let live: Deploy | undefined;

  const site = await listen((request, response) => answerSite(live, request, response));
  const api = await listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace('/api/v1', '');
    log.push(`${request.method} ${path}`);
    const body = await answerApi(request.method ?? 'GET', path, await bytesOf(request));
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? { code: 404, message: 'Not Found' }));
  });

  async function answerApi(method: string, path: string, body: Buffer): Promise<unknown> {
    if (path === '/accounts') return [{ id: SITE.account_id, slug: SITE.account_slug, name: 'Team' }];
    if (path === `/accounts/${SITE.account_slug}/env`) return [];
    if (path === `/sites/${SITE.id}`) return { ...SITE, url: addressOf(site), ssl_url: addressOf(site) };
    if (method === 'POST' && path === `/sites/${SITE.id}/deploys`) return shown(create());
    const [, id = '', rest = ''] = /\/deploys\/([^/]+)(.*)$/.exec(path) ?? [];
    const deploy = deploys.get(id);
    if (!deploy) return undefined;
    if (rest === '/restore') live = deploy;
    else if (rest.startsWith('/files/')) await store(deploy, digestOf(body), body);
    else if (rest.startsWith('/functions/'))
      await store(deploy, deploy.functions[rest.slice('/functions/'.length)], body);
    else if (method === 'PUT') return expect(deploy, JSON.parse(body.toString()));
    return shown(deploy);
  }

  function create(): Deploy {
    const deploy: Deploy = { id: `deploy-${deploys.size + 1}`, state: 'new', files: {}, functions: {} };
    deploys.set(deploy.id, deploy);
    return deploy;
  }

  /** Takes the digests of a deploy, and asks for what is not stored. */
  async function expect(deploy: Deploy, { files = {}, functions = {} }: Partial<Deploy>): Promise<object> {
    Object.assign(deploy, { files, functions, state: 'uploading' });
    const missing = (digests: Readonly<Record<string, string>>) =>
      [...new Set(Object.values(digests))].filter((digest) => !stored.has(digest));
    await publishIfComplete(deploy);
    return { ...shown(deploy), required: missing(files), required_functions: missing(functions) };
  }

  async function store(deploy: Deploy, digest = '', body: Buffer): Promise<void> {
    stored.set(digest, body);
    await publishIfComplete(deploy);
  }

  /** A complete deploy has an address of its own. */
  async function publishIfComplete(deploy: Deploy): Promise<void> {
    const needed = [...Object.values(deploy.files), ...Object.values(deploy.functions)];
    if (deploy.state !== 'uploading' || !needed.every((digest) => stored.has(digest))) return;
    const own = join(folder, deploy.id);
    for (const [path, digest] of Object.entries(deploy.files)) {
      const file = join(own, decodeURI(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, stored.get(digest) ?? '');
    }
    deploy.state = 'ready';
    deploy.served = await serve(own);
    deploy.server = await listen((request, response) => answerSite(deploy, request, response));
  }

  function shown({ id, state, server }: Deploy): object {
    const address = server ? addressOf(server) : undefined;
    return {
      id,
      site_id: SITE.id,
      name: SITE.name,
      state,
      deploy_ssl_url: address,
      ssl_url: addressOf(site),
      admin_url: 'http://localhost',
      required: [],
    };
  }

  return {
    url: `${addressOf(api)}/api/v1`,
    siteId: SITE.id,
    siteUrl: addressOf(site),
    log,
    stop: async () => {
      for (const { served, server } of deploys.values()) {
        server?.close();
        await served?.stop();
      }
      for (const server of [api, site]) server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answerSite(
  deploy: Deploy | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!deploy?.served) {
    response.writeHead(404).end();
    return;
  }
  const { method = 'GET', url = '/' } = request;
  const body = method === 'POST' ? { body: new Uint8Array(await bytesOf(request)) } : {};
  // Netlify's functions learn the address of a client from this header.
  const headers = { ...(request.headers as Record<string, string>), 'x-forwarded-for': '192.0.2.1' };
  const answer = await deploy.served.fetch(url, { method, headers, ...body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
  else response.end();
}

function digestOf(body: Buffer): string {
  return createHash('sha1').update(body).digest('hex');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
