import type { Server } from 'node:http';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { addUncountedHeaders } from '../../api/caller/allowance.ts';
import { createApi } from '../../api/create-api.ts';
import type { ApiResponse, Observer, Ports } from '../../api/ports.ts';
import { createAlmanac } from '../../holidays/almanac.ts';
import type { Law } from '../../holidays/law.ts';
import type { ListTables } from '../../holidays/lists/list.ts';
import { createLists } from '../../holidays/lists/lists.ts';
import { MemoryCounter, withFallback } from '../../keys/counters.ts';
import { watchKeyFile } from '../../keys/file.ts';
import type { Counter } from '../../keys/limits.ts';
import type { KeyFinder } from '../../keys/record.ts';
import type { Log } from './access-log.ts';
import { createClientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { watchConnections } from './connections.ts';
import { listen } from './listen.ts';
import { type OpenMetrics, openMetrics } from './metrics/open.ts';
import { toProtocolResponse } from './protocol-error.ts';
import { createHostServer, TIMEOUTS, type Timeouts } from './server.ts';
import { FileStore } from './static/files.ts';
import { createPages } from './static/pages.ts';
import { createStop, type Stop } from './stop.ts';

const NO_KEYS: KeyFinder = { find: () => undefined };

export interface RunningHost {
  readonly server: Server;
  readonly url: string;
  /** Where the metrics are; undefined where they are off. */
  readonly metricsUrl: string | undefined;
  readonly stop: Stop;
}

export type StartedHost =
  | ({ readonly kind: 'running' } & RunningHost)
  | { readonly kind: 'refused'; readonly message: string };

export interface HostOptions {
  /** Folder of the build: what is served lies in its `client`. */
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

/** Puts the host together and listens. Refused with a reason where the key file or an address cannot be used. */
export async function startHost(options: HostOptions): Promise<StartedHost> {
  const metrics = await openMetrics(options.config.metricsAddress);
  if (metrics.kind === 'refused') return metrics;
  const host = await startService(options, metrics);
  if (host.kind === 'refused') {
    metrics.close();
    return host;
  }
  // They can be read until the last request is answered.
  const stop: Stop = async (grace) => {
    await host.stop(grace);
    metrics.close();
  };
  return { ...host, stop };
}

async function startService(
  { build, law, lists, config, log, edition, now = Date.now, timeouts = TIMEOUTS }: HostOptions,
  { url: metricsUrl, observer, counting }: OpenMetrics,
): Promise<StartedHost> {
  const keys = openKeys(config, log, observer);
  if (keys.kind === 'refused') return keys;
  const files = new FileStore(join(build, 'client'));
  const ports: Ports = {
    counter: await openCounter(config, log, observer),
    keys: keys.keys,
    now,
    siteUrl: config.siteUrl,
    version: packageJson.version,
    edition,
    startedAt: now(),
    limits: config.limits,
    warn: log.warn,
    observer,
  };
  const namedLists = createLists(lists, law.holidays);
  const pages = createPages(files, config.siteUrl);
  const server = createHostServer({
    api: createApi(createAlmanac(law), () => namedLists, ports),
    pages,
    readDocument: (path, acceptEncoding) => files.read(path, acceptEncoding),
    protocolError: (error, address) => uncounted(toProtocolResponse(error, config.siteUrl), ports, address),
    clientAddress: createClientAddress(config.trustedProxies),
    answered: counting(log.request),
    warn: log.warn,
    timeouts,
  });
  const sockets = watchConnections(server, timeouts.stalled, config.trustedProxies);
  const stop = createStop(server, sockets);
  const listening = await listen(server, config);
  return listening.kind === 'refused'
    ? listening
    : { kind: 'running', server, url: listening.url, metricsUrl, stop };
}

function uncounted(response: ApiResponse, ports: Ports, address: string): ApiResponse {
  addUncountedHeaders(response.headers, ports, address, ports.now());
  return response;
}

function openKeys({ keysFile }: Config, { warn }: Log, observer: Observer) {
  if (keysFile === undefined) return { kind: 'watching', keys: NO_KEYS } as const;
  return watchKeyFile(keysFile, { warn, failed: observer.keyStoreFailed });
}

/** Redis's client is loaded only where it is used. */
async function openCounter({ redisUrl }: Config, { warn }: Log, observer: Observer): Promise<Counter> {
  const own = new MemoryCounter();
  if (redisUrl === undefined) return own;
  const { redisCounter } = await import('../../keys/redis.ts');
  return withFallback(redisCounter(redisUrl), own, { warn, failed: observer.counterStoreFailed });
}
