/** What this project reads of package-lock.json (lockfileVersion 3). */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  /** Hash of the package's archive (Subresource Integrity). */
  readonly integrity?: string;
  /** It lies within the archive of another package. */
  readonly inBundle?: boolean;
}

/** Paths of the packages that `npm ci` installs without comparing their archive with a hash. */
export function withoutIntegrity({ packages }: LockFile): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle)
    .map(([path]) => path);
}

/** The file without these packages. */
export function without(lock: LockFile, paths: readonly string[]): LockFile {
  const left = Object.entries(lock.packages).filter(([path]) => !paths.includes(path));
  return { ...lock, packages: Object.fromEntries(left) };
}

/** The file with the integrity that another one has of the same versions, and nothing else of it. */
export function completed(lock: LockFile, other: LockFile): LockFile {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const found = other.packages[path];
    const isMissing = !entry.integrity && found?.integrity && found.version === entry.version;
    return [path, isMissing ? withIntegrity(entry, found.integrity) : entry] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** After the version, where npm writes it. */
function withIntegrity({ version, ...rest }: LockEntry, integrity: string | undefined): LockEntry {
  return { ...(version ? { version } : {}), ...(integrity ? { integrity } : {}), ...rest };
}

/** As npm writes it. */
export function lockText(lock: LockFile): string {
  return `${JSON.stringify(lock, null, 2)}\n`;
}
