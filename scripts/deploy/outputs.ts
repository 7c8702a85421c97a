import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/common/files.ts';
import { PLACEHOLDER_URL } from '../../src/documents/site-url.ts';
import { readStamp } from '../../src/publish/stamp.ts';

/** Without any of these, Netlify's command would still deploy, and say that all went well. */
const OUTPUTS = [
  'dist/build.json',
  'dist/client/_headers',
  'dist/client/_redirects',
  'dist/client/en/index.html',
  'dist/client/fr/index.html',
  'dist/client/lists/index.json',
  'dist/client/missing.json',
  'dist/client/openapi.json',
  'dist/edge-functions/api.js',
  'dist/edge-functions/language.js',
  'dist/edge-functions/preflight.js',
  'dist/functions/mcp.mjs',
];

/** Everything that a deploy sends, and what its functions are packed with. */
const DEPLOYED = ['dist/client', 'dist/edge-functions', 'dist/functions'];
const DEPLOYED_FILES = ['netlify.toml', 'netlify/package-lock.json'];

/** The file of a site that says which outputs it was deployed with. */
export const DEPLOY_FILE = '/deploy.json';
const DEPLOY_PATH = `dist/client${DEPLOY_FILE}`;

/** What a deploy consists of, or why it must not go out. */
export type Outputs =
  | {
      readonly kind: 'complete';
      /** SHA-256 of all paths and bytes. Builds are byte-identical, so the same sources give the same digest. */
      readonly digest: string;
      /** The fingerprint of the sources. */
      readonly sources: string;
      readonly files: number;
    }
  | { readonly kind: 'incomplete'; readonly reason: string };

/** Reads every file of a deploy once. @param siteUrl the address of the site */
export function readOutputs(root: string, siteUrl: string): Outputs {
  const missing = OUTPUTS.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined)
    return incomplete(`${missing} is missing; run npm run build and npm run build:edge`);
  const stamp = readStamp(join(root, 'dist'));
  if (!stamp) return incomplete('dist/build.json cannot be read; run npm run build');
  if (stamp.siteUrl !== siteUrl)
    return incomplete(`dist was built for ${stamp.siteUrl}; run npm run build with SITE_URL=${siteUrl}`);

  const placeholder = new URL(PLACEHOLDER_URL).host;
  const hash = createHash('sha256');
  const below = DEPLOYED.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path}`),
  );
  const paths = [...below.filter((path) => path !== DEPLOY_PATH), ...DEPLOYED_FILES];
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    const bytes = readFileSync(join(root, path));
    if (path.startsWith('dist/client/') && bytes.includes(placeholder))
      return incomplete(
        `${path} contains the placeholder address ${placeholder}; build again with SITE_URL=${siteUrl}`,
      );
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return { kind: 'complete', digest: hash.digest('hex'), sources: stamp.sources, files: paths.length };
}

function incomplete(reason: string): Outputs {
  return { kind: 'incomplete', reason };
}

/** Puts the digest into the site, where the next deploy finds it. */
export function writeDeployFile(root: string, digest: string): void {
  writeFileSync(join(root, DEPLOY_PATH), `${JSON.stringify({ digest })}\n`);
}

/** Whether Netlify's bundler found the routes of the edge functions. If it cannot read them, it uploads functions that never run. */
export function hasEdgeRoutes(root: string): boolean {
  const manifest = join(root, EDGE_BUNDLE, 'manifest.json');
  if (!existsSync(manifest)) return false;
  const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly routes?: readonly unknown[] };
  return routes !== undefined && routes.length > 0;
}

/** Where Netlify's command bundles the edge functions. */
export const EDGE_BUNDLE = '.netlify/edge-functions-dist';
