import { createLog } from '../../src/hosts/node/access-log.ts';
import type { Config, ReadConfig } from '../../src/hosts/node/config.ts';
import { type HostOptions, startHost } from '../../src/hosts/node/start-host.ts';
import { stopOnSignal } from '../../src/hosts/node/stop.ts';

/** The configuration, or the end of the process with a sentence that names every fault of it. */
export function configOrExit(read: ReadConfig): Config {
  if (read.kind === 'config') return read.config;
  return exit(`The configuration is wrong: ${read.faults.join('; ')}`);
}

/** Serves until SIGTERM or SIGINT, then stops in order and ends the process; what stands against serving ends it with a sentence. */
export async function runHost(
  options: Pick<HostOptions, 'build' | 'law' | 'lists' | 'edition' | 'config'>,
): Promise<void> {
  const log = createLog(options.config.isAccessLogged);
  const host = await startHost({ ...options, log });
  if (host.kind === 'refused') exit(host.message);
  stopOnSignal(host.stop, log);
  console.error(`Stat Days is served at ${host.url}`);
  if (host.metricsUrl) console.error(`Its metrics are at ${host.metricsUrl}`);
}

/** Ends the process with a sentence on standard error and exit code 1. */
export function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
