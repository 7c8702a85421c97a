import { createServer, type IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import type { Header } from '../../api/answer.ts';
import type { Observer } from '../../api/ports.ts';
import { findRoute } from '../../api/request.ts';
import type { Target } from '../../api/target.ts';
import type { Address } from './config.ts';
import { coldWork } from './encode.ts';
import type { InProgress } from './in-progress.ts';
import { listen } from './listen.ts';
import { send } from './send.ts';
import { isMcpPath, type OnResponse } from './server.ts';

/** Seconds. Most answers take microseconds; the upper half is for slow stores and machines. */
const BUCKETS = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1];

export interface Measured {
  readonly inProgress: InProgress;
  readonly version: string;
  readonly edition: string;
}

/**
 * Serves metrics at an address of their own; refused if the address can't be used. Without an address, nothing is measured, and the
 * Prometheus library isn't loaded.
 */
export async function openMetrics(address: Address | undefined, { inProgress, version, edition }: Measured) {
  if (!address) return { kind: 'open' as const, close: () => undefined };
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `statdays_${name}_total`, help, labelNames, registers });
  const requests = counter('requests', 'Answers, by operation and HTTP status', 'operation', 'status');
  const durations = new Histogram({
    name: 'statdays_request_duration_seconds',
    help: 'Time from a request to its answer, by operation',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const limited = counter('limited_requests', 'Requests refused with 429, by bucket', 'bucket');
  for (const bucket of ['anonymous', 'partner'] as const) limited.inc({ bucket }, 0);
  const counterStore = counter('counter_store_failures', 'Times that the counter store failed to count');
  const keyStore = counter('key_store_failures', 'Times that the partner keys could not be read');
  new Gauge({
    name: 'statdays_build_info',
    help: 'Always 1, with what is running',
    labelNames: ['version', 'build'],
    registers,
  }).set({ version, build: edition }, 1);
  new Gauge({
    name: 'statdays_requests_in_progress',
    help: 'Requests whose clients do not have the whole answer yet',
    registers,
    collect() {
      this.set(inProgress.countNow());
    },
  });
  new Gauge({
    name: 'statdays_cold_work',
    help: 'Files to read or bodies to compress for the first time, those that wait included',
    registers,
    collect() {
      this.set(coldWork.activeCount + coldWork.pendingCount);
    },
  });
  new Counter({
    name: 'statdays_turned_away_total',
    help: 'Requests refused with 503, and connections refused, because there were too many',
    registers,
    collect() {
      this.reset();
      this.inc(inProgress.countTurnedAway());
    },
  });
  const server = createServer((request, response) => {
    respond(request, registry)
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  const listening = await listen(server, address);
  if (listening.kind === 'refused') return listening;
  const onResponse: OnResponse = (_method, target, status, milliseconds) => {
    const operation = findOperation(target);
    requests.inc({ operation, status });
    durations.observe({ operation }, milliseconds / 1000);
  };
  const observer: Observer = {
    limited: (bucket) => limited.inc({ bucket }),
    counterStoreFailed: () => counterStore.inc(),
    keyStoreFailed: () => keyStore.inc(),
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { kind: 'open' as const, url: `${listening.url}/metrics`, onResponse, observer, close };
}

/** The operation's name, `mcp`, `static` for pages and files, or `other` below /api. A fixed set: clients can't make up labels. */
function findOperation({ path, isApi }: Target): string {
  if (isApi) return findRoute(path)?.name ?? 'other';
  return isMcpPath(path) ? 'mcp' : 'static';
}

async function respond({ url = '' }: IncomingMessage, registry: Registry) {
  const isThere = url.split('?', 1)[0] === '/metrics';
  const type = isThere ? registry.contentType : 'text/plain; charset=utf-8';
  const body = isThere
    ? await registry.metrics()
    : 'Only /metrics is available here / Seul /metrics est accessible ici\n';
  const headers: Header[] = [['Content-Type', type]];
  return { status: isThere ? 200 : 404, headers, body };
}
