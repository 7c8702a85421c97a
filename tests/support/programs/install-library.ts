import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly library: {
      /** An empty folder but for the package: programs that use it go here. */
      readonly folder: string;
      readonly tarball: string;
    };
  }
}

/** Before the tests of the library: builds, packs and installs it into an empty folder, as a user would. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-package-'));
  const npm = (...args: readonly string[]): string =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const { PUBLISH_LIBRARY: _, GITHUB_REPOSITORY: __, ...env } = process.env;
  const built = join(folder, 'package');
  execFileSync(process.execPath, ['scripts/build/build-package.ts', built], { stdio: 'pipe', env });
  const tarball = join(folder, npm('pack', built, '--silent').trim());
  // Without a prefix, npm would install next to a package.json of a folder above, if there is one.
  npm('install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', tarball);
  provide('library', { folder, tarball });
  return () => rmSync(folder, { recursive: true });
}
