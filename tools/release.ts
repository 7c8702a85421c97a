import { type ExecSyncOptions, execFileSync, execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cyclonedxEsbuildPlugin } from '@cyclonedx/cyclonedx-esbuild';
import { build } from 'esbuild';
import { create } from 'tar';
import { isSystemError, npmCommand } from '../scripts/command.ts';
import { exit, MANIFEST_FILE, type ReleaseManifest } from '../scripts/serve/run.ts';
import { filesBelow } from '../src/common/files.ts';
import { createDataFiles } from '../src/documents/data-files.ts';
import { LIBRARY_FILE, MCP_FILE, WHEEL_FILE } from '../src/documents/library.ts';
import { PLACEHOLDER_URL } from '../src/documents/site-url.ts';
import { embedLaw } from '../src/law/embed.ts';
import { ensureBuilt } from '../src/publish/build-process.ts';
import { readDataSet } from '../src/publish/read-data-set.ts';
import { editionTag, readStamp } from '../src/publish/stamp.ts';

/** CommonJS packages call `require`, and one uses `__filename`. ES modules have neither. */
const BANNER = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __filename = import.meta.url;`;

/** Any address will do, because nothing is composed. */
const SITE = { url: PLACEHOLDER_URL };

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** When the sources were committed, so that an archive depends only on them, and Last-Modified grows from release to release. */
const MODIFIED = committedAt();
const dist = join(root, 'dist');
const { out } = npmCommand('release', 1)
  .description(
    'Writes a release that runs on Node alone, its bill of materials, the packed libraries, the packed server for assistants and their checksums; builds first if needed.',
  )
  .option('--out <folder>', 'an existing folder to write to', dist)
  .parse()
  .opts<{ out: string }>();
// The build has printed why it failed.
if (!(await ensureBuilt(root))) process.exit(1);
const { composerAt } = createDataFiles(readDataSet(root));
const folder = resolve(out);
try {
  const aside = mkdtempSync(join(folder, '.release-'));
  try {
    const written = await writeRelease(aside);
    for (const file of written) renameSync(join(aside, file), join(folder, file));
    for (const file of written) console.log(join(folder, file));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
} catch (error) {
  if (!isSystemError(error)) throw error;
  exit(`The release cannot be written: ${error.message}`);
}

/** @returns the names of the files of a release */
async function writeRelease(aside: string): Promise<readonly string[]> {
  const stamp = readStamp(dist);
  if (!stamp) throw new Error('There is no build');
  const edition = editionTag(stamp.sources);
  const name = `statdays-${stamp.revision}-${edition}`;
  const staged = join(aside, 'statdays');
  await bundlePrograms(staged, join(aside, `${name}.cdx.json`));
  await pack(staged, stage(staged, edition), join(aside, `${name}.tar.gz`));
  packPackage(aside, 'package');
  packPackage(aside, 'mcp');
  packWheel(aside);
  const written = [`${name}.tar.gz`, `${name}.cdx.json`, LIBRARY_FILE, MCP_FILE, WHEEL_FILE];
  writeFileSync(join(aside, 'SHA256SUMS'), written.map((file) => checksumLine(aside, file)).join(''));
  return [...written, 'SHA256SUMS'];
}

/**
 * Bundles the Node host with the law, and the keys command, into one file each that imports only Node's modules.
 * @param bill where to write the bill of materials (CycloneDX): the packages in the bundles
 */
async function bundlePrograms(staged: string, bill: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { host: 'scripts/serve/host.ts', keys: 'scripts/keys.ts' },
    outdir: staged,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    plugins: [
      embedLaw,
      cyclonedxEsbuildPlugin({
        outputFile: bill,
        outputReproducible: true,
        validate: true,
        logLevel: 'silent',
      }),
    ],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Redis's client uses it only if it is installed.
    external: ['@node-rs/xxhash'],
    banner: { js: BANNER },
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
  });
}

/**
 * Adds the other files of a release to its programs.
 * @returns all files in the order of the archive: serve.mjs first and the manifest last, so that a half-unpacked release can tell
 */
function stage(staged: string, edition: string): readonly string[] {
  cpSync(join(root, 'scripts/serve/serve.mjs'), join(staged, 'serve.mjs'));
  for (const name of ['LICENSE', 'deploy']) cpSync(join(root, name), join(staged, name), { recursive: true });
  symlinkSync(join(dist, 'client'), join(staged, 'client'), 'junction');
  const filesIn = (name: string) => filesBelow(join(staged, name)).map((file) => `${name}/${file}`);
  // The host composes the others.
  const served = filesIn('client').filter((file) => !composerAt(file.slice('client'.length), SITE));
  const sizes = served.map((file) => [file, statSync(join(staged, file)).size]);
  const manifest: ReleaseManifest = { edition, files: Object.fromEntries(sizes) };
  writeFileSync(join(staged, MANIFEST_FILE), `${JSON.stringify(manifest)}\n`);
  return ['serve.mjs', 'host.mjs', 'keys.mjs', 'LICENSE', ...filesIn('deploy'), ...served, MANIFEST_FILE];
}

/** Packs files in the given order. `portable` and a fixed time make the archive reproducible. */
async function pack(staged: string, files: readonly string[], archive: string): Promise<void> {
  await create(
    {
      cwd: staged,
      file: archive,
      prefix: 'statdays',
      gzip: { level: 9 },
      portable: true,
      follow: true,
      mtime: MODIFIED,
    },
    [...files],
  );
}

/** Packs the library or the MCP server as npm would publish it. On Windows, only a shell can start npm. */
function packPackage(folder: string, name: 'package' | 'mcp'): void {
  const options: ExecSyncOptions = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(process.execPath, [join(root, `scripts/build/build-${name}.ts`)], options);
  execSync(`npm pack ./dist/${name} --silent --pack-destination "${folder}"`, options);
}

function packWheel(folder: string): void {
  const script = join(root, 'scripts/build/build-python.ts');
  execFileSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(dist, 'python', WHEEL_FILE), join(folder, WHEEL_FILE));
}

function checksumLine(folder: string, file: string): string {
  const bytes = readFileSync(join(folder, file));
  return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`;
}

function committedAt(): Date {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout !== '' ? new Date(stdout.trim()) : new Date();
}
