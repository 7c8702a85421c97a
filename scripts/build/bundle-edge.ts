import { writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { netlifyHeaders } from '../../src/hosts/headers.ts';
import { embedLaw } from '../../src/law/embed.ts';
import { editionTag, sourcesFingerprint } from '../../src/publish/stamp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Entry points by the name of the bundle. */
type EntryPoints = Readonly<Record<string, string>>;

/** The folder for what the bundles import later. */
const PARTS = 'parts';

const ENTRY_POINTS: EntryPoints = Object.fromEntries(
  ['api', 'language', 'lists', 'preflight'].map((name) => [name, `netlify/edge-functions/${name}.ts`]),
);

/**
 * Bundles each edge function into a file of a folder, and resolves with what went into them. Netlify's own
 * bundler would wrap each package into imports of `node:` modules, keep what nobody uses, and add source maps.
 */
export async function bundleEdge(folder: string): Promise<Metafile> {
  const parts = new Map<string, string>();
  const functions = await bundle(ENTRY_POINTS, folder, partsInFiles(parts));
  const later = await bundle(Object.fromEntries(parts), join(folder, PARTS));
  return {
    inputs: { ...functions.inputs, ...later.inputs },
    outputs: { ...functions.outputs, ...later.outputs },
  };
}

/**
 * A dynamic import becomes a file of its own, so that a start does not read it. It shares no code with the others: shared code would be a
 * third file, which every start has to read.
 */
function partsInFiles(parts: Map<string, string>): Plugin {
  return {
    name: 'parts-in-files',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^/ }, async ({ kind, path, ...options }) => {
        if (kind !== 'dynamic-import' || options.pluginData === PARTS) return undefined;
        const found = await resolve(path, { ...options, kind, pluginData: PARTS });
        const { name } = parse(path);
        const isTaken = parts.has(name) && parts.get(name) !== found.path;
        if (isTaken) return { errors: [{ text: `Two parts would be named ${name}` }] };
        parts.set(name, found.path);
        return { path: `./${PARTS}/${name}.js`, external: true };
      });
    },
  };
}

async function bundle(
  entryPoints: EntryPoints,
  folder: string,
  ...plugins: readonly Plugin[]
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    bundle: true,
    plugins: [...plugins, embedLaw],
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    mainFields: ['module', 'main'],
    // The form of lru-cache for browsers asks for no module of Node.
    conditions: ['import', 'browser'],
    // Netlify's blobs ask whether they run on Windows.
    alias: { process: 'data:text/javascript,export default {}' },
    define: {
      // A dependency uses Node's name for globalThis.
      global: 'globalThis',
      EDITION: JSON.stringify(editionTag(sourcesFingerprint(root))),
      VERSION: JSON.stringify(packageJson.version),
    },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'inline',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

if (import.meta.main) {
  /** Where netlify.toml tells Netlify to look for edge functions. */
  const folder = 'dist/edge-functions';
  await bundleEdge(folder);
  writeFileSync('dist/client/_headers', netlifyHeaders());
  console.log(`Bundled the edge functions into ${folder}, and wrote dist/client/_headers`);
}
