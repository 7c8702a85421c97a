import packageJson from '../../../package.json' with { type: 'json' };
import { createMemoryCounter } from '../../api/memory-counter.ts';
import type { Counter, Ports } from '../../api/ports.ts';
import { type RestStore, restCounter } from '../../counters/rest-counter.ts';
import { withFallback } from '../../counters/with-fallback.ts';
import { createEdgeKeys } from './edge-keys.ts';
import { readEdgeSettings } from './edge-settings.ts';

/**
 * The ports of an instance of the edge function, which says at its start what is wrong with its settings; static documents
 * are read through the context of each request.
 */
export function createEdgePorts(siteUrlOfPlatform: string): Ports {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings(siteUrlOfPlatform);
  for (const fault of faults) console.warn(fault);
  return {
    readDocument: () => undefined,
    counter: createCounter(counterStore),
    keys: createEdgeKeys(),
    now: Date.now,
    siteUrl,
    version: packageJson.version,
    limits,
    warn: console.warn,
  };
}

function createCounter(store: RestStore | undefined): Counter {
  const own = createMemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn: console.warn }) : own;
}
