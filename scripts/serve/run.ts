import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, ReadConfig } from '../../src/hosts/node/config.ts';
import { type HostOptions, startHost, stopOnSignal } from '../../src/hosts/node/host.ts';
import { createLog } from '../../src/hosts/node/log.ts';

/** The configuration; a wrong one ends the process with a sentence that names every fault. */
export function configOrExit(read: ReadConfig): Config {
  if (read.kind === 'config') return read.config;
  return exit(`The configuration is wrong: ${read.faults.join('; ')}`);
}

/** Serves until SIGTERM or SIGINT, then stops in order. A host that cannot start ends the process with a sentence. */
export async function runHost(options: Omit<HostOptions, 'log'>): Promise<void> {
  const log = createLog(options.config.isAccessLogged);
  const host = await startHost({ ...options, log });
  if (host.kind === 'refused') exit(host.message);
  stopOnSignal(host.stop, log);
  console.error(`Stat Days is served at ${host.url}`);
  if (host.metricsUrl) console.error(`Its metrics are at ${host.metricsUrl}`);
}

/** `release.json`, the last file of a release's archive. */
export interface ReleaseManifest {
  /** Names its sources in entity tags. */
  readonly edition: string;
  /** Bytes of each file that is served, by its path below the release's folder. */
  readonly files: Readonly<Record<string, number>>;
}

export const MANIFEST_FILE = 'release.json';

/** The manifest of an unpacked release; the process ends with a sentence if a file is missing or cut off. */
export function openRelease(folder: string): ReleaseManifest {
  const manifest = readManifest(folder);
  const files = Object.entries(manifest.files);
  const [first, ...others] = files.filter(
    ([path, bytes]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size !== bytes,
  );
  if (!first) return manifest;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return notWhole(`of its ${files.length} files ${first[0]}${more} are missing or broken`);
}

function readManifest(folder: string): ReleaseManifest {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;
  } catch {
    return notWhole(`${MANIFEST_FILE} is missing or broken`);
  }
}

function notWhole(what: string): never {
  return exit(`This release is not whole, ${what}: unpack it again`);
}

/** Prints what went wrong and ends the process with exit code 1. */
export function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
