import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import { embedLaw } from '../../src/law/bundled/embed.ts';
import { DATA_FOLDERS } from '../../src/service/contract/files.ts';
import { missingFile, missingPath } from '../../src/service/documents/missing-file.ts';
import { PLACEHOLDER_URL } from '../../src/service/documents/site-url.ts';
import { netlifyHeaders, netlifyRedirects } from '../../src/service/hosts/headers.ts';
import {
  computeDigest,
  digestFiles,
  readFileList,
  writeFileList,
} from '../../src/service/publish/file-list.ts';
import { fail } from '../command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In the functions until {@link nameEdition} puts the build's own in its place. */
export const NO_EDITION = '@edition@';

const EDITION_LENGTH = 12;

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  define: {
    EDITION: JSON.stringify(NO_EDITION),
    VERSION: JSON.stringify(packageJson.version),
  },
  minify: true,
  legalComments: 'inline',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

type EntryPoints = Readonly<Record<string, string>>;

const PARTS = 'parts';

const ENTRY_POINTS: EntryPoints = Object.fromEntries(
  ['api', 'downloads', 'language', 'preflight'].map((name) => [name, `netlify/edge-functions/${name}.ts`]),
);

/**
 * Bundles each edge function into a file of a folder, and resolves with what went into them. Netlify's own bundler would import `node:`
 * modules for each package, keep unused code, and add source maps.
 */
export async function bundleEdge(folder: string): Promise<Metafile> {
  const parts = new Map<string, string>();
  const functions = await bundle(ENTRY_POINTS, folder, [partsInFiles(parts)]);
  const later = await bundle(Object.fromEntries(parts), join(folder, PARTS));
  return {
    inputs: { ...functions.inputs, ...later.inputs },
    outputs: { ...functions.outputs, ...later.outputs },
  };
}

/**
 * Makes each dynamic import a file of its own, which a start does not read. It shares no code with the others: shared code would be a
 * third file that every start reads.
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

/** Bundles the function that answers assistants: it runs in Node, and apart from the edge. */
export async function bundleFunction(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    ...common,
    entryPoints: { mcp: 'netlify/functions/mcp.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [embedLaw],
    platform: 'node',
    target: 'node24',
  });
  return metafile;
}

async function bundle(entryPoints: EntryPoints, folder: string, plugins: Plugin[] = []): Promise<Metafile> {
  const { metafile } = await build({
    ...common,
    entryPoints,
    outdir: folder,
    plugins: [...plugins, embedLaw],
    platform: 'neutral',
    target: 'es2024',
    mainFields: ['module', 'main'],
    // @netlify/blobs checks whether it runs on Windows.
    alias: { process: 'data:text/javascript,export default {}' },
    define: {
      ...common.define,
      // A dependency uses Node's name for globalThis.
      global: 'globalThis',
    },
  });
  return metafile;
}

if (import.meta.main) {
  try {
    await bundleAll();
  } catch (error) {
    fail((error as Error).message, 1);
  }
}

/** Adds the functions and the rules that Netlify needs to a build. netlify.toml names the folders. */
async function bundleAll(): Promise<void> {
  const { siteUrl } = readFileList('dist');
  await bundleEdge('dist/edge-functions');
  await bundleFunction('dist/functions');
  writeFileSync('dist/client/_headers', netlifyHeaders());
  writeFileSync('dist/client/_redirects', netlifyRedirects());
  mkdirSync('dist/client/missing', { recursive: true });
  for (const folder of DATA_FOLDERS)
    writeFileSync(
      `dist/client${missingPath(folder)}`,
      missingFile({ url: siteUrl ?? PLACEHOLDER_URL }, folder),
    );
  const edition = nameEdition('dist');
  writeFileList('dist', { siteUrl, edition, files: digestFiles('dist') });
  console.log(`Bundled the functions into dist/edge-functions and dist/functions: edition ${edition}`);
}

/** Names the build by its outputs and netlify.toml: the same files have the same edition, whatever changed in the sources. */
export function nameEdition(dist: string): string {
  const outputs = [digestFiles(dist), readFileSync(join(dist, '../netlify.toml'), 'utf8')];
  const edition = computeDigest(JSON.stringify(outputs)).slice(0, EDITION_LENGTH);
  for (const name of ['edge-functions/api.js', 'functions/mcp.mjs']) {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(NO_EDITION, edition));
  }
  return edition;
}
