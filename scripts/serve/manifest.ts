import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `release.json`: what a release is, and which files it serves. It is the last file of the archive. */
export interface ReleaseManifest {
  /** The address that its pages and documents name, without a slash at the end. */
  readonly siteUrl: string;
  /** Names its sources in entity tags. */
  readonly edition: string;
  /** Bytes of each file that is served, by its path below the release's folder. */
  readonly files: Readonly<Record<string, number>>;
}

export const MANIFEST_FILE = 'release.json';

export type OpenRelease =
  | ({ readonly kind: 'release' } & ReleaseManifest)
  | { readonly kind: 'refused'; readonly message: string };

/** The manifest of an unpacked release; refused where a file of it is missing or is not whole. */
export function openRelease(folder: string): OpenRelease {
  const manifest = readManifest(folder);
  if (!manifest) return refused(`${MANIFEST_FILE} is missing or broken`);
  const files = Object.entries(manifest.files);
  const [first, ...others] = files.filter(([path, bytes]) => sizeOf(join(folder, path)) !== bytes);
  if (!first) return { kind: 'release', ...manifest };
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return refused(`of its ${files.length} files ${first[0]}${more} are missing or broken`);
}

function refused(what: string): OpenRelease {
  return { kind: 'refused', message: `This release is not whole, ${what}: unpack it again` };
}

function readManifest(folder: string): ReleaseManifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;
  } catch {
    return undefined;
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
