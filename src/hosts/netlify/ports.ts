import type { Ports } from '../../api/ports.ts';
import { UNOBSERVED } from '../../api/ports.ts';
import type { Counter } from '../../counters/counter.ts';
import { MemoryCounter } from '../../counters/memory.ts';
import { type RestStore, restCounter } from '../../counters/rest.ts';
import { withFallback } from '../../counters/with-fallback.ts';
import { withoutKeys } from '../../keys/key.ts';
import { createEdgeKeys } from './keys.ts';
import { type EdgeSettings, readEdgeSettings } from './settings.ts';

/** Put in by the bundler: the fingerprint of what the bundle is made from, and the version of the package. */
declare const EDITION: string;
declare const VERSION: string;

/** The address of the site is undefined where its owner has not set one, and the platform's own is used. */
type EdgePorts = Omit<Ports, 'siteUrl'> & Pick<EdgeSettings, 'siteUrl'>;

/**
 * The ports of an instance of the edge function, which says at its start what is wrong with its settings.
 */
export function createEdgePorts(): EdgePorts {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  return {
    counter: createCounter(counterStore),
    keys: createEdgeKeys(),
    now: Date.now,
    siteUrl,
    version: VERSION,
    edition: EDITION,
    startedAt: Date.now(),
    limits,
    warn,
    observer: UNOBSERVED,
  };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

function createCounter(store: RestStore | undefined): Counter {
  const own = new MemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn }) : own;
}
