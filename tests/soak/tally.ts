import { createHistogram } from 'node:perf_hooks';
import type { Host } from './service.ts';

const SHOWN_FAULTS = 20;

/** What came of the requests. */
export class Tally {
  readonly #statuses = new Map<number, number>();
  readonly #latencies = createHistogram();
  readonly #faults: string[] = [];
  #faultCount = 0;
  #bad = 0;
  #lostAtKill = 0;
  #lost = 0;

  /** @param milliseconds until the answer was whole */
  answer(status: number, milliseconds: number): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    this.#latencies.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  /** A request that is bad on purpose. */
  bad(): void {
    this.#bad++;
  }

  /** A request without an answer: a fault, unless its host was killed. */
  lost(host: Host, what: string, error: unknown): void {
    if (host.state === 'killed') {
      this.#lostAtKill++;
      return;
    }
    this.#lost++;
    this.fault(`${what}: ${host.name} gave no answer (${error instanceof Error ? error.message : error})`);
  }

  fault(text: string): void {
    this.#faultCount++;
    if (this.#faults.length < SHOWN_FAULTS) this.#faults.push(text);
  }

  /** In words, the first of them. */
  get faults(): readonly string[] {
    const more = this.#faultCount - this.#faults.length;
    return more > 0 ? [...this.#faults, `and ${more} more`] : this.#faults;
  }

  /** Requests by the status of their answer. */
  get statuses(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#statuses].sort(([a], [b]) => a - b));
  }

  /** Requests, and of them the bad ones and those without an answer. */
  get counts() {
    const answered = [...this.#statuses.values()].reduce((sum, count) => sum + count, 0);
    return {
      requests: answered + this.#lost + this.#lostAtKill,
      bad: this.#bad,
      'lost at a kill': this.#lostAtKill,
      lost: this.#lost,
    };
  }

  /** Milliseconds until an answer was whole. */
  get latency() {
    const milliseconds = (microseconds: number): number => Math.round(microseconds / 10) / 100;
    return {
      p50: milliseconds(this.#latencies.percentile(50)),
      p99: milliseconds(this.#latencies.percentile(99)),
      'p99.9': milliseconds(this.#latencies.percentile(99.9)),
      most: milliseconds(this.#latencies.max),
    };
  }
}
