import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import packageJson from '../package.json' with { type: 'json' };
import { embedLaw } from '../src/law/embed.ts';
import { sourcesFingerprint } from '../src/publish/sources.ts';
import { editionTag } from '../src/publish/stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
    plugins: [embedLaw],
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
