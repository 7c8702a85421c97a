import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { embedLaw } from '../../src/law/embed.ts';
import { sourcesFingerprint } from '../../src/publish/sources.ts';
import { editionTag } from '../../src/publish/stamp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A table of data as a text: what only some answers need is passed over when the bundle is read, and parsed when it is needed. */
const dataAsText: Plugin = {
  name: 'data-as-text',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]data[\\/][\w-]+\.json$/ }, ({ path }) => {
      const json = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(json)});` };
    });
  },
};

/**
 * Bundles the edge functions into a file each, below a folder, and resolves with what went into them. Netlify's own
 * bundler would wrap each package into imports of `node:` modules, keep what nobody uses, and add source maps.
 */
export async function bundleEdge(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['api', 'language', 'lists', 'preflight'].map((name) => `netlify/edge-functions/${name}.ts`),
    outdir: folder,
    bundle: true,
    plugins: [embedLaw, dataAsText],
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    // Netlify's blobs compare its platform with Windows, which no edge is.
    alias: { process: 'data:text/javascript,export default {}' },
    define: {
      // A package of the tree asks for the object by its name in Node.
      global: 'globalThis',
      EDITION: JSON.stringify(editionTag(sourcesFingerprint(root))),
      VERSION: JSON.stringify(packageJson.version),
    },
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}
