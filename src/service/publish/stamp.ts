import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentYear } from '../../core/calendar/today.ts';
import { filesBelow } from '../../law/common/files.ts';
import { PLACEHOLDER_URL } from '../documents/site-url.ts';

/** `dist/build.json`: what a build was made from. */
export interface BuildStamp {
  readonly sources: string;
  /** The address in its files; PLACEHOLDER_URL if it is for any. */
  readonly siteUrl: string;
}

const STAMP = 'build.json';
const BUILD_ID_LENGTH = 12;

export function editionTag(sources: string): string {
  return sources.slice(0, BUILD_ID_LENGTH);
}

export function writeStamp(outDir: string, stamp: BuildStamp): void {
  writeFileSync(join(outDir, STAMP), `${JSON.stringify(stamp)}\n`);
}

export function readStamp(outDir: string): BuildStamp | undefined {
  try {
    return JSON.parse(readFileSync(join(outDir, STAMP), 'utf8')) as BuildStamp;
  } catch {
    return undefined;
  }
}

/** A build depends on these files and folders… */
export const SOURCES = [
  'data',
  'src',
  'scripts/build',
  'public',
  'examples',
  'astro.config.mjs',
  'CHANGELOG.md',
  'package-lock.json',
];
/** …except on generated files and tests. */
const NOT_SOURCES = [/^data\/listings\//, /\.test\.ts$/];

/** SHA-256 over the paths and bytes of all sources of a project and the current year, in hexadecimal. */
export function sourcesFingerprint(root: string, now = Date.now()): string {
  const hash = createHash('sha256').update(`${currentYear(now)}\0`);
  for (const path of SOURCES.flatMap((source) => listFiles(root, source)).sort()) {
    if (NOT_SOURCES.some((pattern) => pattern.test(path))) continue;
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return filesBelow(full).map((file) => `${path}/${file}`);
}

/** Whether `dist` was built from these sources, for any address or this one. */
export function isUpToDate(root: string, sources: string, siteUrl = PLACEHOLDER_URL): boolean {
  return builtSources(root, siteUrl) === sources;
}

/** The fingerprint of the sources of `dist`; undefined if it was built for another address. */
export function builtSources(root: string, siteUrl: string): string | undefined {
  const stamp = readStamp(join(root, 'dist'));
  return stamp?.siteUrl === PLACEHOLDER_URL || stamp?.siteUrl === siteUrl ? stamp.sources : undefined;
}
