import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Observer } from '../../../api/ports.ts';
import { routeOf } from '../../../api/request/route.ts';
import { isApi, readTarget } from '../../../api/request/target.ts';
import type { OperationName } from '../../../contract/operations.ts';

/** Seconds. Most answers take microseconds; the upper half is for a counter store, or a machine, that is slow. */
const BUCKETS = [0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.25, 1];

export interface Metrics {
  /** Counts an answer. */
  readonly count: (target: string, status: number, milliseconds: number) => void;
  readonly observer: Observer;
  readonly registry: Registry;
}

/** An operation of the API; `static` for pages and files; `other` for what is below /api and no operation. A client can make up none. */
type OperationLabel = OperationName | 'static' | 'other';

/** What is counted of one operation. */
interface Tally {
  /** Answers by HTTP status. */
  readonly statuses: Map<number, number>;
  readonly duration: Histogram.Internal<'operation'>;
}

/** Counts what a host does, and reads what Node knows of the process when a scrape asks for it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, count: createCount(registry), observer: createObserver(registry) };
}

/** An answer adds to two numbers of its operation; the counter's labels are put together when a scrape asks for them. */
function createCount(registry: Registry): Metrics['count'] {
  const tallies = new Map<OperationLabel, Tally>();
  const durations = new Histogram({
    name: 'statdays_request_duration_seconds',
    help: 'Time from a request to its answer, by operation',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Counter({
    name: 'statdays_requests_total',
    help: 'Answers, by operation and HTTP status',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { statuses }] of tallies) {
        for (const [status, answers] of statuses) this.inc({ operation, status }, answers);
      }
    },
  });

  function tallyOf(operation: OperationLabel): Tally {
    const tally = { statuses: new Map<number, number>(), duration: durations.labels(operation) };
    tallies.set(operation, tally);
    return tally;
  }

  return (target, status, milliseconds) => {
    const operation = operationLabel(target);
    const { statuses, duration } = tallies.get(operation) ?? tallyOf(operation);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    duration.observe(milliseconds / 1000);
  };
}

/** The label of a request's target. */
function operationLabel(target: string): OperationLabel {
  return routeOf(readTarget(target).path)?.name ?? (isApi(target) ? 'other' : 'static');
}

function createObserver(registry: Registry): Observer {
  const registers = [registry];
  const limited = new Counter({
    name: 'statdays_limited_requests_total',
    help: 'Requests refused with 429, by bucket',
    labelNames: ['bucket'],
    registers,
  });
  for (const bucket of ['anonymous', 'partner'] as const) limited.inc({ bucket }, 0);
  const composed = new Counter({
    name: 'statdays_composed_documents_total',
    help: 'Documents composed because their file could not be read',
    registers,
  });
  const counterStore = new Counter({
    name: 'statdays_counter_store_failures_total',
    help: 'Tries at which the counter store did not count',
    registers,
  });
  const keyStore = new Counter({
    name: 'statdays_key_store_failures_total',
    help: 'Looks at which the partner keys could not be read',
    registers,
  });
  return {
    limited: (bucket) => limited.inc({ bucket }),
    composed: () => composed.inc(),
    counterStoreFailed: () => counterStore.inc(),
    keyStoreFailed: () => keyStore.inc(),
  };
}
