import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
import type { Log } from './access-log.ts';
import { createClientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { watchConnections } from './connections.ts';
import { toProtocolResponse } from './protocol-error.ts';
import { createHostServer, TIMEOUTS, type Timeouts } from './server.ts';
import { FileStore } from './static/files.ts';
import { createPages } from './static/pages.ts';
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
  /** Folder of the build: what is served lies in its `client`. */
  readonly build: string;
  readonly law: Law;
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
  const pages = createPages(files, createServeFile(files));
  const server = createHostServer({
    api: createApi(createAlmanac(law), ports),
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

const CANNOT_LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'the system does not allow it',
  ENOTFOUND: 'there is no such host',
};

function listen(server: Server, stop: Stop, { host, port }: Config): Promise<StartedHost> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = CANNOT_LISTEN[error.code ?? ''] ?? error.message;
      resolve({ kind: 'refused', message: `Cannot listen on ${host}:${port}: ${reason}` });
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
