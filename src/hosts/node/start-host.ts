import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };
import { addUncountedHeaders } from '../../api/caller/allowance.ts';
import { createApi } from '../../api/create-api.ts';
import type { ApiResponse, Ports } from '../../api/ports.ts';
import type { Counter } from '../../counters/counter.ts';
import { MemoryCounter } from '../../counters/memory.ts';
import { withFallback } from '../../counters/with-fallback.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import { watchKeyFile } from '../../keys/find/in-file.ts';
import type { KeyFinder } from '../../keys/finder.ts';
import type { ListTables } from '../../lists/list.ts';
import { createLists } from '../../lists/lists.ts';
import type { Log } from './access-log.ts';
import { createClientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { watchConnections } from './connections.ts';
import { toProtocolResponse } from './protocol-error.ts';
import { createHostServer, TIMEOUTS, type Timeouts } from './server.ts';
import { FileStore } from './static/files.ts';
import { type AstroHandler, createPages } from './static/pages.ts';
import { createServeFile } from './static/serve-file.ts';
import { createStop, type Stop } from './stop.ts';

const NO_KEYS: KeyFinder = { find: () => undefined };

export interface RunningHost {
  readonly server: Server;
  readonly url: string;
  readonly stop: Stop;
}

export type StartedHost =
  | ({ readonly kind: 'running' } & RunningHost)
  | { readonly kind: 'refused'; readonly message: string };

export interface HostOptions {
  /** Folder of the build: `client` and `server` lie in it. */
  readonly build: string;
  readonly law: Law;
  readonly lists: ListTables;
  readonly config: Config;
  readonly log: Log;
  /** Names the build's sources (`Ports.edition`). */
  readonly edition: string;
  readonly now?: () => number;
  readonly timeouts?: Timeouts;
}

/** Puts the host together and listens. Refused with a reason where the key file or the address cannot be used. */
export async function startHost({
  build,
  law,
  lists,
  config,
  log,
  edition,
  now = Date.now,
  timeouts = TIMEOUTS,
}: HostOptions): Promise<StartedHost> {
  const keys = openKeys(config, log);
  if (keys.kind === 'refused') return keys;
  const files = new FileStore(join(build, 'client'));
  const ports: Ports = {
    counter: await openCounter(config, log),
    keys: keys.keys,
    now,
    siteUrl: config.siteUrl,
    version: packageJson.version,
    edition,
    limits: config.limits,
    warn: log.warn,
  };
  const astro = await loadAstro(join(build, 'server', 'entry.mjs'), log);
  const pages = createPages(files, createServeFile(files), astro);
  const server = createHostServer({
    api: createApi(createAlmanac(law), createLists(lists, law.holidays), ports),
    pages,
    readDocument: (path, acceptEncoding) => files.read(path, acceptEncoding),
    protocolError: (error, address) => uncounted(toProtocolResponse(error, config.siteUrl), ports, address),
    clientAddress: createClientAddress(config.trustedProxies),
    log,
    timeouts,
  });
  return listen(server, createStop(server, watchConnections(server, timeouts.stalled)), config);
}

function uncounted(response: ApiResponse, ports: Ports, address: string): ApiResponse {
  addUncountedHeaders(response.headers, ports, address, ports.now());
  return response;
}

function openKeys({ keysFile }: Config, log: Log) {
  if (keysFile === undefined) return { kind: 'watching', keys: NO_KEYS } as const;
  return watchKeyFile(keysFile, log.warn);
}

/** Redis's client is loaded only where it is used. */
async function openCounter({ redisUrl }: Config, log: Log): Promise<Counter> {
  const own = new MemoryCounter();
  if (redisUrl === undefined) return own;
  const { redisCounter } = await import('../../counters/redis.ts');
  return withFallback(redisCounter(redisUrl), own, { warn: log.warn });
}

/**
 * The site's part that is made on demand; the host does without where it was not built. The listener that Astro sets on the process would
 * swallow the unhandled rejections of everything else in it.
 */
async function loadAstro(entry: string, log: Log): Promise<AstroHandler | undefined> {
  const listeners = process.listeners('unhandledRejection');
  try {
    const { handler } = (await import(pathToFileURL(entry).href)) as { readonly handler: AstroHandler };
    for (const added of process.listeners('unhandledRejection')) {
      if (!listeners.includes(added)) process.off('unhandledRejection', added);
    }
    return handler;
  } catch (error) {
    log.warn(`The site's server part cannot be loaded: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function listen(server: Server, stop: Stop, { host, port }: Config): Promise<StartedHost> {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      resolve({ kind: 'refused', message: `Cannot listen on ${host}:${port}: ${error.message}` });
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      resolve({
        kind: 'running',
        server,
        stop,
        url: `http://${name.includes(':') ? `[${name}]` : name}:${actual}`,
      });
    });
  });
}
