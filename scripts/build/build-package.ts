import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { embedLaw } from '../../src/law/embed.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/package');
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
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
copyFileSync(join(root, 'src/package/README.md'), join(folder, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
console.log('Wrote the package into dist/package');

/** One module without imports, the law in it; a bundler that takes only some functions leaves the rest behind. */
async function bundleLibrary(): Promise<void> {
  await build({
    ...common,
    entryPoints: ['src/package/index.ts'],
    outfile: join(folder, 'index.js'),
    plugins: [embedLaw],
  });
}

/** The command, which asks the library beside it. */
async function bundleCommand(): Promise<void> {
  const external: Plugin = {
    name: 'library',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/package\/index\.ts$/ }, () => ({ path: './index.js', external: true })),
  };
  const file = join(folder, 'cli.js');
  await build({
    ...common,
    entryPoints: ['src/command/main.ts'],
    outfile: file,
    external: ['node:*'],
    plugins: [external],
  });
  chmodSync(file, 0o755);
}

/** The types of the functions and of what they name, in one file. */
function writeTypes(): void {
  const generator = ['scripts/packages/tool.ts', 'tools/dts-bundle-generator', '--silent'];
  const output = ['--out-file', join(folder, 'index.d.ts'), '--export-referenced-types=false', '--no-banner'];
  const input = ['--project', 'tsconfig.json', 'src/package/index.ts'];
  execFileSync(process.execPath, [...generator, ...output, ...input], { cwd: root, stdio: 'inherit' });
}

function manifest(): object {
  const { name, version, license } = packageJson;
  const repository = process.env['GITHUB_REPOSITORY'];
  return {
    name,
    version,
    description:
      'Canadian statutory holidays, long weekends, week numbers, business days and time limits, 1900 to 2100, without a dependency',
    keywords: ['canada', 'holidays', 'statutory-holidays', 'business-days', 'iso-week', 'jours-feries'],
    license,
    // npm checks the provenance of a package against the repository that it names.
    ...(repository && { repository: { type: 'git', url: `git+https://github.com/${repository}.git` } }),
    engines: { node: '>=20' },
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    bin: { statdays: './cli.js' },
    files: ['index.js', 'index.d.ts', 'cli.js'],
  };
}
