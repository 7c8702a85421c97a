import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../common/files.ts';

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
const BUILD_ID_LENGTH = 12;

/** A short form of the fingerprint, for entity tags. */
export function editionTag(sources: string): string {
  return sources.slice(0, BUILD_ID_LENGTH);
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

/** What a build is made from, and what it makes itself. */
const SOURCES = ['data', 'src', 'public', 'deploy/nginx', 'astro.config.mjs', 'package-lock.json'];
const NOT_SOURCES = [/^data\/listings\//, /\.test\.ts$/];

/** SHA-256 over the paths and bytes of all sources of a project, in hexadecimal. */
export function sourcesFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(root, source)).sort()) {
    if (NOT_SOURCES.some((pattern) => pattern.test(path))) continue;
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** A file, or all files of a folder, by paths from the root. */
function filesOf(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return filesBelow(full).map((file) => `${path}/${file}`);
}

/**
 * Builds the project unless `dist` is up to date for that address; leaves the committed files alone.
 * @returns whether `dist` is up to date now
 */
export async function ensureBuilt(root: string, siteUrl: string): Promise<boolean> {
  const stamp = readStamp(join(root, 'dist'));
  if (stamp?.siteUrl === siteUrl && stamp.sources === sourcesFingerprint(root)) return true;
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts'), '--keep-listings'], {
    env: { ...process.env, SITE_URL: siteUrl },
    // Standard output belongs to the caller: the server's log.
    stdio: ['ignore', 2, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
