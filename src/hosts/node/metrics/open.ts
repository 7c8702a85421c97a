import { noMetrics, type Observer } from '../../../api/ports.ts';
import type { Address } from '../config.ts';
import { listen } from '../listen.ts';
import type { Answered } from '../server.ts';

/** The metrics of a host while they are served, or nothing in their place. */
export interface OpenMetrics {
  readonly kind: 'open';
  /** Where they are served; undefined where they are off. */
  readonly url: string | undefined;
  /** The same, counting the answers that it is told of. */
  readonly counting: (answered: Answered) => Answered;
  readonly observer: Observer;
  readonly close: () => void;
}

const OFF: OpenMetrics = {
  kind: 'open',
  url: undefined,
  counting: (answered) => answered,
  observer: noMetrics,
  close: () => undefined,
};

/**
 * Serves metrics at an address of their own; refused with a reason where it cannot be used. Without an address nothing is measured, and
 * the client library of Prometheus is not loaded.
 */
export async function openMetrics(
  address: Address | undefined,
): Promise<OpenMetrics | { readonly kind: 'refused'; readonly message: string }> {
  if (!address) return OFF;
  const { createMetrics } = await import('./metrics.ts');
  const { createMetricsServer } = await import('./server.ts');
  const { count, observer, registry } = createMetrics();
  const server = createMetricsServer(registry);
  const listening = await listen(server, address);
  if (listening.kind === 'refused') return listening;
  return {
    kind: 'open',
    url: `${listening.url}/metrics`,
    counting: (answered) => (method, target, status, milliseconds) => {
      count(target, status, milliseconds);
      answered(method, target, status, milliseconds);
    },
    observer,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
