import packageJson from '../../../package.json' with { type: 'json' };
import type { Ports } from '../../api/ports.ts';
import type { Counter } from '../../counters/counter.ts';
import { createMemoryCounter } from '../../counters/memory.ts';
import { type RestStore, restCounter } from '../../counters/rest.ts';
import { withFallback } from '../../counters/with-fallback.ts';
import { withoutKeys } from '../../keys/key.ts';
import { createEdgeKeys } from './keys.ts';
import { type EdgeSettings, readEdgeSettings } from './settings.ts';

/** The address of the site is undefined where its owner has not set one, and the platform's own is used. */
type EdgePorts = Omit<Ports, 'siteUrl'> & Pick<EdgeSettings, 'siteUrl'>;

/**
 * The ports of an instance of the edge function, which says at its start what is wrong with its settings; static documents
 * are read through the context of each request.
 */
export function createEdgePorts(): EdgePorts {
  const { siteUrl, limits, counterStore, faults } = readEdgeSettings();
  for (const fault of faults) warn(fault);
  return {
    readDocument: () => undefined,
    counter: createCounter(counterStore),
    keys: createEdgeKeys(),
    now: Date.now,
    siteUrl,
    version: packageJson.version,
    limits,
    warn,
  };
}

function warn(message: string): void {
  console.warn(withoutKeys(message));
}

function createCounter(store: RestStore | undefined): Counter {
  const own = createMemoryCounter();
  return store ? withFallback(restCounter(store), own, { warn }) : own;
}
