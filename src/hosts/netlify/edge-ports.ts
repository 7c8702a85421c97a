import packageJson from '../../../package.json' with { type: 'json' };
import { createMemoryCounter } from '../../api/memory-counter.ts';
import type { Counter, Ports } from '../../api/ports.ts';
import { restCounter } from '../../counters/rest-counter.ts';
import { withFallback } from '../../counters/with-fallback.ts';
import { createEdgeKeys } from './edge-keys.ts';
import { edgeCounterStore, edgeLimits } from './edge-settings.ts';

/** The ports of an instance of the edge function; static documents are read through the context of each request. */
export function createEdgePorts(siteUrl: string): Ports {
  return {
    readDocument: () => undefined,
    counter: createCounter(),
    keys: createEdgeKeys(),
    now: Date.now,
    siteUrl,
    version: packageJson.version,
    limits: edgeLimits(),
    warn: console.warn,
  };
}

function createCounter(): Counter {
  const own = createMemoryCounter();
  const store = edgeCounterStore();
  return store ? withFallback(restCounter(store), own, { warn: console.warn }) : own;
}
