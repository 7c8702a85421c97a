import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { embedLaw } from '../../src/law/embed.ts';
import { packageManifest, packageReadme } from './package-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist/package');
const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  minify: true,
  charset: 'utf8',
  logLevel: 'warning',
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await bundleLibrary();
await bundleCommand();
writeTypes();
const manifest = packageManifest(process.env);
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const readme = readFileSync(join(root, 'src/package/README.md'), 'utf8');
writeFileSync(join(folder, 'README.md'), packageReadme(readme, process.env));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
console.log(`Wrote the package into ${folder}`);

/**
 * One module that contains the law and imports nothing, so that bundlers can shake it, and another for `require`. Neither imports the
 * other: a browser could not load a module that takes its law from CommonJS.
 */
async function bundleLibrary(): Promise<void> {
  const library: BuildOptions = { ...common, entryPoints: ['src/package/index.ts'], plugins: [embedLaw] };
  await build({ ...library, outfile: join(folder, 'index.js') });
  await build({ ...library, format: 'cjs', outfile: join(folder, 'index.cjs') });
}

/** The command line, which imports the library next to it. */
async function bundleCommand(): Promise<void> {
  const external: Plugin = {
    name: 'library',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\.\/(index|pay)\.ts$/ }, ({ path }) => ({
        path: path.replace('../', './').replace('.ts', '.js'),
        external: true,
      })),
  };
  const file = join(folder, 'cli.js');
  await build({
    ...common,
    entryPoints: ['src/package/command/main.ts'],
    outfile: file,
    external: ['node:*'],
    define: { VERSION: JSON.stringify(packageJson.version) },
    plugins: [external],
  });
  chmodSync(file, 0o755);
}

/** All types in one file, and a copy for `require`: TypeScript treats it as another module. */
function writeTypes(): void {
  const generator = ['tools/node_modules/dts-bundle-generator/dist/bin/dts-bundle-generator.js', '--silent'];
  const output = ['--out-file', join(folder, 'index.d.ts'), '--export-referenced-types=false', '--no-banner'];
  const input = ['--project', 'tsconfig.json', 'src/package/index.ts'];
  execFileSync(process.execPath, [...generator, ...output, ...input], { cwd: root, stdio: 'inherit' });
  copyFileSync(join(folder, 'index.d.ts'), join(folder, 'index.d.cts'));
}
