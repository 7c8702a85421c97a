import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { embedLaw } from '../../src/law/bundled/embed.ts';
import { ENTRIES, packageManifest, writeTexts } from './package-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist/package');
const commonJs = join(folder, 'cjs');
/** Parts of the law in files of their own, which the entries import. */
const APART = ['law', 'lists', 'time-limits', 'pay', 'pay-sources'];
const TARGET = { platform: 'neutral', target: 'es2022', minify: true, charset: 'utf8' } as const;
const common: BuildOptions = {
  ...TARGET,
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  logLevel: 'warning',
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(commonJs, { recursive: true });
await bundleLibrary();
await bundleCommand();
writeTypes();
writeTexts(root, folder, packageManifest(process.env), 'src/core/package/README.md');
console.log(`Wrote the package into ${folder}`);

/**
 * A module for each entry, with what they share in others, and each once more in `cjs` for `require`. Neither kind imports the other: a browser
 * can't load a module that takes its law from CommonJS. npm packs files of one name next to each other, and gzip looks back 32 KB: the second copy
 * of a smaller file compresses to nothing, so the long texts are apart from the rest.
 */
async function bundleLibrary(): Promise<void> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [
      ...ENTRIES.map((name) => ({ in: `src/core/package/${name}.ts`, out: name })),
      ...APART.map((name) => ({ in: `statdays:${name}`, out: `law-${name}` })),
    ],
    plugins: [embedLaw],
    outdir: folder,
    splitting: true,
    chunkNames: 'shared-[hash]',
    write: false,
  });
  for (const { path, text } of outputFiles) {
    // A file that only names what is in another.
    if (basename(path).startsWith('law-')) continue;
    writeFileSync(path, text);
    const { code } = await transform(text, { ...TARGET, format: 'cjs' });
    writeFileSync(join(commonJs, basename(path)), code);
  }
  writeFileSync(join(commonJs, 'package.json'), '{ "type": "commonjs" }\n');
}

/** The command line, which imports the entries next to it. */
async function bundleCommand(): Promise<void> {
  const external: Plugin = {
    name: 'library',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/core\/package\/[a-z-]+\.ts$/ }, ({ path }) => {
        const name = basename(path, '.ts');
        return ENTRIES.some((entry) => entry === name) ? { path: `./${name}.js`, external: true } : undefined;
      }),
  };
  const file = join(folder, 'cli.js');
  await build({
    ...common,
    entryPoints: ['src/service/command/main.ts'],
    outfile: file,
    external: ['node:*'],
    define: { VERSION: JSON.stringify(packageJson.version) },
    plugins: [external],
  });
  chmodSync(file, 0o755);
}

/** The types of each entry in one file, and a copy for `require`: TypeScript treats it as another module. */
function writeTypes(): void {
  const toTypesPath = (name: string): string => join(folder, `${name}.d.ts`);
  // The entries share one compilation, which takes most of the time.
  const config = join(folder, 'types.json');
  const output = { exportReferencedTypes: false, noBanner: true };
  const entries = ENTRIES.map((name) => ({
    filePath: join(root, `src/core/package/${name}.ts`),
    outFile: toTypesPath(name),
    output,
    // tests/package/programs.test.ts compiles a program with them.
    noCheck: true,
  }));
  const compilationOptions = { preferredConfigPath: join(root, 'tsconfig.json') };
  writeFileSync(config, JSON.stringify({ compilationOptions, entries }));
  const generator = 'tools/node_modules/dts-bundle-generator/dist/bin/dts-bundle-generator.js';
  execFileSync(process.execPath, [generator, '--silent', '--config', config], {
    cwd: root,
    stdio: 'inherit',
  });
  rmSync(config);
  for (const name of ENTRIES) copyFileSync(toTypesPath(name), join(commonJs, `${name}.d.ts`));
}
