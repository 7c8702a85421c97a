import packageJson from '../../../../package.json' with { type: 'json' };
import { type ApiResponse, createRespond, editionAt, RETRY_LATER } from '../../api/answer.ts';
import { uncountedHeaders } from '../../api/caller.ts';
import { createApi } from '../../api/handler.ts';
import { keepContents } from '../../api/kept-contents.ts';
import { tablesAtHand } from '../../api/operations/operation.ts';
import type { ApiRequest, Observer, Ports } from '../../api/ports.ts';
import { notReady } from '../../api/problems.ts';
import type { DataFiles } from '../../documents/data-files.ts';
import type { DataSet } from '../../documents/data-set.ts';
import { createMemoryCounter, withFallback } from '../../keys/counters.ts';
import { type WatchedKeys, watchKeyFile } from '../../keys/file.ts';
import type { McpService } from '../../mcp/answers.ts';
import type { McpHandler } from '../../mcp/http.ts';
import { createClientAddress } from './client-address.ts';
import type { Config } from './config.ts';
import { zlibEncoder } from './encode.ts';
import { createInProgress } from './in-progress.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics.ts';
import { createPages, failedPage, type PageParts } from './pages.ts';
import { createHostServer, type Stop, TIMEOUTS, type Timeouts } from './server.ts';

/** Memory for cached bodies, compressed ones included. */
const MAX_BYTES = 24 * 1024 * 1024;

const NO_KEYS: WatchedKeys = { find: () => undefined, close: () => undefined };

export interface HostOptions {
  readonly data: DataSet;
  readonly site: PageParts['site'];
  readonly dataFiles: DataFiles;
  readonly config: Config;
  readonly log: Log;
  /** Fingerprint of the build's sources (`Ports.edition`). */
  readonly edition: string;
  /** When the build was made, in Unix milliseconds. @default the start, if there is no build yet */
  readonly builtAt?: number | undefined;
  /** Unix time in milliseconds. @default the clock */
  readonly now?: () => number;
  /** @default TIMEOUTS: 10 s for headers, 20 s for a request, 65 s idle */
  readonly timeouts?: Timeouts;
}

interface Refused {
  readonly kind: 'refused';
  readonly message: string;
}

/** Assembles the host and listens. Refused if the key file or an address can't be used. */
export async function startHost(options: HostOptions) {
  const { site, data, dataFiles, config, log, edition } = options;
  const { builtAt, now = Date.now, timeouts = TIMEOUTS } = options;
  const { version } = packageJson;
  const inProgress = createInProgress(log.warn);
  const metrics = await openMetrics(config.metricsAddress, { inProgress, version, edition });
  if (metrics.kind === 'refused') return metrics;
  const refuse = (refused: Refused): Refused => {
    metrics.close();
    return refused;
  };
  const { observer } = metrics;
  const { siteUrl, limits, trustedProxies } = config;
  const keys = openKeys(config, log, observer);
  if (keys.kind === 'refused') return refuse(keys);
  const counter = await openCounter(config, log, observer);
  const respond = createRespond(editionAt(edition, siteUrl), keepContents(MAX_BYTES, zlibEncoder));
  const ports: Ports = {
    counter: counter.counter,
    keys: keys.keys,
    now,
    siteUrl,
    version,
    edition,
    startedAt: now(),
    limits,
    respond,
    warn: log.warn,
    observer,
  };
  const tables = tablesAtHand(data.almanac, data.lists, data.pay);
  const { server, stop: stopServer } = createHostServer({
    api: createApi(tables, ports),
    pages: createPages({ site, dataFiles, siteUrl, respond, builtAt: builtAt ?? ports.startedAt }),
    mcp: openMcp({ ...tables, data: () => data, site: { url: siteUrl }, ...ports }, ports),
    busy: (request) => busy(request, ports),
    inProgress,
    clientAddress: createClientAddress(trustedProxies),
    onResponse: (...response) => {
      log.onResponse(...response);
      metrics.onResponse?.(...response);
    },
    warn: log.warn,
    timeouts,
  });
  const listening = await listen(server, config);
  if (listening.kind === 'refused') return refuse(listening);
  // Metrics stay readable until the last request is answered.
  const stop: Stop = async (grace) => {
    await stopServer(grace);
    metrics.close();
    keys.keys.close();
    counter.close();
  };
  return { kind: 'running' as const, server, url: listening.url, metricsUrl: metrics.url, stop };
}

/** Not counted, as the request did nothing. */
function busy({ target, headers, address }: ApiRequest, ports: Ports): ApiResponse {
  if (!target.isApi) return failedPage(target.path);
  const response = notReady(headers['accept-language'] ?? '', ports.siteUrl);
  response.headers.push(RETRY_LATER, ...uncountedHeaders(ports, address, ports.now()));
  return response;
}

function openKeys({ keysFile }: Config, { warn }: Log, observer: Observer | undefined) {
  if (keysFile === undefined) return { kind: 'watching', keys: NO_KEYS } as const;
  return watchKeyFile(keysFile, { warn, failed: observer?.keyStoreFailed });
}

/** Loaded on first use: most hosts never see an assistant. */
function openMcp(service: McpService, ports: Ports): McpHandler {
  let handler: Promise<McpHandler> | undefined;
  return async (request) => {
    handler ??= import('../../mcp/http.ts').then(({ createMcpHandler }) => createMcpHandler(service, ports));
    return (await handler)(request);
  };
}

/** Loads Redis's client only if it is used. */
async function openCounter({ redisUrl }: Config, { warn }: Log, observer: Observer | undefined) {
  const own = createMemoryCounter();
  if (redisUrl === undefined) return { counter: own, close: () => undefined };
  const { redisCounter } = await import('../../keys/redis.ts');
  const store = redisCounter(redisUrl);
  return {
    counter: withFallback(store, own, { warn, failed: observer?.counterStoreFailed }),
    close: store.close,
  };
}

/** Stops in order at SIGTERM or SIGINT. Ctrl-C sends SIGINT twice, from the terminal and from npm. */
export function stopOnSignal(stop: Stop, log: Log): void {
  let isStopping = false;
  async function stopOnce(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stop();
    await log.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}
