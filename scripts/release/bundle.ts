import { cyclonedxEsbuildPlugin } from '@cyclonedx/cyclonedx-esbuild';
import { build } from 'esbuild';
import { embedLaw } from '../../src/law/embed.ts';

/** CommonJS packages take Node's own modules by `require`, which a module has not. */
const BANNER = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

export interface HostBundle {
  /** The bundled host. */
  readonly file: string;
  /** The bill of materials of the bundle (CycloneDX): the packages of which something went into it. */
  readonly bill: string;
}

/** Bundles the Node host with the law into one file that imports nothing but Node's own modules. */
export async function bundleHost(root: string, { file, bill }: HostBundle): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/serve/host.ts'],
    outfile: file,
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
