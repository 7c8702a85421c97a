import { cyclonedxEsbuildPlugin } from '@cyclonedx/cyclonedx-esbuild';
import { build } from 'esbuild';
import { embedLaw } from '../../src/law/embed.ts';

/** CommonJS packages take Node's own modules by `require`, and one its own name for the names of its temporary files: a module has neither. */
const BANNER = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __filename = import.meta.url;`;

export interface ProgramBundle {
  /** Where the programs go. */
  readonly folder: string;
  /** The bill of materials of the programs (CycloneDX): the packages of which something went into them. */
  readonly bill: string;
}

/** Bundles the Node host with the law, and the operator's command for keys, each into a file that imports nothing but Node's own modules. */
export async function bundlePrograms(root: string, { folder, bill }: ProgramBundle): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { host: 'scripts/serve/host.ts', keys: 'scripts/keys.ts' },
    outdir: folder,
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
    // Redis's client takes it where it is installed, and does without.
    external: ['@node-rs/xxhash'],
    banner: { js: BANNER },
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
  });
}
