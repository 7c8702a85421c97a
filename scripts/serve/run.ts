import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Config, ReadConfig } from '../../src/hosts/node/config.ts';
import { type HostOptions, startHost, stopOnSignal } from '../../src/hosts/node/host.ts';
import { createLog } from '../../src/hosts/node/log.ts';

/** How far the heap grows before it is collected, in percent of what is in use. Left alone, V8 lets it grow to four times that. */
const HEAP_GROWTH = 50;

/** The configuration. If it is wrong, prints every fault and ends the process. */
export function configOrExit(read: ReadConfig): Config {
  if (read.kind === 'config') return read.config;
  return exit(`The configuration is wrong: ${read.faults.join('; ')}`);
}

/**
 * Serves until SIGTERM or SIGINT, then stops in order. If the host cannot start, prints why and ends the process.
 * @returns the address
 */
export async function runHost(options: Omit<HostOptions, 'log'>): Promise<string> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const log = createLog(options.config.isAccessLogged);
  const host = await startHost({ ...options, log });
  if (host.kind === 'refused') exit(host.message);
  stopOnSignal(host.stop, log);
  if (host.metricsUrl) console.error(`Metrics are available at ${host.metricsUrl}`);
  return host.url;
}

/** `release.json`, the last file in a release's archive. */
export interface ReleaseManifest {
  /** For entity tags. */
  readonly edition: string;
  /** Size of each served file in bytes, by its path in the release. */
  readonly files: Readonly<Record<string, number>>;
}

export const MANIFEST_FILE = 'release.json';

/** The manifest of an unpacked release. If a file is missing or cut off, says so and ends the process. */
export function openRelease(folder: string): ReleaseManifest {
  const manifest = readManifest(folder);
  const files = Object.entries(manifest.files);
  const [first, ...others] = files.filter(
    ([path, bytes]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size !== bytes,
  );
  if (!first) return manifest;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return incomplete(`${first[0]}${more} of its ${files.length} files are missing or damaged`);
}

function readManifest(folder: string): ReleaseManifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;
  } catch {
    return incomplete(`${MANIFEST_FILE} is missing or damaged`);
  }
}

function incomplete(what: string): never {
  return exit(`This release is incomplete: ${what}. Unpack it again.`);
}

/** Prints what went wrong and ends the process with exit code 1. */
export function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
