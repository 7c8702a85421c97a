import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `dist/build.json`: what a build was made from. */
export interface BuildStamp {
  /** Fingerprint of the sources. */
  readonly sources: string;
  readonly siteUrl: string;
  /** Revision of the data, and what was written of it. */
  readonly revision: string;
  readonly files: number;
  readonly bytes: number;
}

const STAMP = 'build.json';
const EDITION_LENGTH = 12;

/** A short name for a fingerprint of the sources, fit for entity tags. */
export function editionTag(sources: string): string {
  return sources.slice(0, EDITION_LENGTH);
}

export function writeStamp(outDir: string, stamp: BuildStamp): void {
  writeFileSync(join(outDir, STAMP), `${JSON.stringify(stamp)}\n`);
}

/** The stamp of a finished build; undefined where there is none. */
export function readStamp(outDir: string): BuildStamp | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, STAMP), 'utf8')) as BuildStamp;
  } catch {
    return undefined;
  }
}
