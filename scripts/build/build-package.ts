import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { isLibraryPublished, LIBRARY_FILE } from '../../src/documents/library.ts';
import { embedLaw } from '../../src/law/embed.ts';

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
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync(join(folder, 'README.md'), readme());
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
      onResolve({ filter: /^\.\.\/index\.ts$/ }, () => ({ path: './index.js', external: true })),
  };
  const file = join(folder, 'cli.js');
  await build({
    ...common,
    entryPoints: ['src/package/command/main.ts'],
    outfile: file,
    external: ['node:*'],
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

/** Until the package is on npm, its README installs it from the file: anybody could take the name there. */
function readme(): string {
  const text = readFileSync(join(root, 'src/package/README.md'), 'utf8');
  if (isLibraryPublished(process.env)) return text;
  return text
    .replace('npm install statdays', `npm install ./${LIBRARY_FILE}`)
    .replaceAll('npx statdays', 'npx --no statdays');
}

function manifest(): object {
  const { name, version, license } = packageJson;
  const { GITHUB_REPOSITORY: repository, SITE_URL } = process.env;
  return {
    name,
    version,
    description:
      'Canadian statutory holidays, long weekends, week numbers, business days and time limits, 1900 to 2100, without a dependency',
    keywords: ['canada', 'holidays', 'statutory-holidays', 'business-days', 'iso-week', 'jours-feries'],
    license,
    // npm checks the provenance of a package against the repository that it names.
    ...(repository && {
      repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
      bugs: { url: `https://github.com/${repository}/issues` },
    }),
    ...(SITE_URL && { homepage: new URL('/en/docs/libraries/', SITE_URL).href }),
    engines: { node: '>=20' },
    type: 'module',
    sideEffects: false,
    exports: {
      '.': {
        require: { types: './index.d.cts', default: './index.cjs' },
        default: { types: './index.d.ts', default: './index.js' },
      },
      './package.json': './package.json',
    },
    // For tools that do not read `exports`.
    main: './index.cjs',
    types: './index.d.cts',
    bin: { statdays: './cli.js' },
    files: ['index.js', 'index.cjs', 'index.d.ts', 'index.d.cts', 'cli.js'],
  };
}
