import { cpSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/common/files-below.ts';
import { type BuildStamp, editionTag } from '../../src/publish/stamp.ts';
import { MANIFEST_FILE, type ReleaseManifest } from '../serve/manifest.ts';

export interface ReleaseStage {
  readonly root: string;
  /** Folder of the build, which is only linked to. */
  readonly build: string;
  readonly stamp: BuildStamp;
  /** Where the release is put together; the bundled programs lie there. */
  readonly staged: string;
}

/**
 * Adds to the bundled programs what else a release has, and returns its files in the order of the archive: what is run first, so that whoever
 * unpacked only a part is told so, and the manifest last, so that it is there only where all else is.
 */
export function stageRelease({ root, build, stamp, staged }: ReleaseStage): readonly string[] {
  cpSync(new URL('../serve/serve.mjs', import.meta.url), join(staged, 'serve.mjs'));
  for (const name of ['LICENSE', 'deploy']) cpSync(join(root, name), join(staged, name), { recursive: true });
  symlinkSync(join(build, 'client'), join(staged, 'client'), 'junction');
  const filesIn = (name: string) => filesBelow(join(staged, name)).map((file) => `${name}/${file}`);
  const served = filesIn('client');
  const manifest: ReleaseManifest = {
    siteUrl: stamp.siteUrl,
    edition: editionTag(stamp.sources),
    files: Object.fromEntries(served.map((file) => [file, statSync(join(staged, file)).size])),
  };
  writeFileSync(join(staged, MANIFEST_FILE), `${JSON.stringify(manifest)}\n`);
  return ['serve.mjs', 'host.mjs', 'keys.mjs', 'LICENSE', ...filesIn('deploy'), ...served, MANIFEST_FILE];
}
