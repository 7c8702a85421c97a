import { type ExecSyncOptions, execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARY_FILE } from '../../src/documents/library.ts';
import { siteUrlOf } from '../../src/documents/site-url.ts';
import { ensureBuilt } from '../../src/publish/ensure-built.ts';
import { readStamp } from '../../src/publish/stamp.ts';
import { isSystemError, npmCommand } from '../packages/npm-command.ts';
import { exit } from '../serve/run-host.ts';
import { packArchive } from './archive.ts';
import { bundlePrograms } from './bundle.ts';
import { stageRelease } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { out } = npmCommand('release', 1)
  .description(
    'Writes a release that runs on Node alone, its bill of materials, the packed library and their checksums; builds first where needed.',
  )
  .option('--out <folder>', 'an existing folder to write to', join(root, 'dist'))
  .parse()
  .opts<{ out: string }>();
const site = siteUrlOf(process.env);
if (site.kind === 'wrong') exit(site.message);
// The build has said what stands against it.
if (!(await ensureBuilt(root, site.url))) process.exit(1);
try {
  await release(resolve(out));
} catch (error) {
  if (!isSystemError(error)) throw error;
  exit(`The release cannot be written: ${error.message}`);
}

/** Everything is written aside, and put in its place when it is whole. */
async function release(folder: string): Promise<void> {
  const aside = mkdtempSync(join(folder, '.release-'));
  try {
    const written = await writeRelease(aside);
    for (const file of written) renameSync(join(aside, file), join(folder, file));
    for (const file of written) console.log(join(folder, file));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The names of the files that a release consists of. */
async function writeRelease(folder: string): Promise<readonly string[]> {
  const build = join(root, 'dist');
  const stamp = readStamp(build);
  if (!stamp) throw new Error('There is no build');
  const name = `statdays-${stamp.revision}`;
  const staged = join(folder, 'statdays');
  await bundlePrograms(root, { folder: staged, bill: join(folder, `${name}.cdx.json`) });
  const files = stageRelease({ root, build, stamp, staged });
  await packArchive(staged, files, join(folder, `${name}.tar.gz`));
  packLibrary(folder);
  const written = [`${name}.tar.gz`, `${name}.cdx.json`, LIBRARY_FILE];
  writeFileSync(join(folder, 'SHA256SUMS'), written.map((file) => checksumLine(folder, file)).join(''));
  return [...written, 'SHA256SUMS'];
}

/** Packs the library as npm would publish it. npm's program on Windows is one that only a shell can start. */
function packLibrary(folder: string): void {
  const options: ExecSyncOptions = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(process.execPath, [join(root, 'scripts/build/build-package.ts')], options);
  execSync(`npm pack ./dist/package --silent --pack-destination "${folder}"`, options);
}

/** As `sha256sum --check` reads it. */
function checksumLine(folder: string, file: string): string {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  return `${digest}  ${file}\n`;
}
