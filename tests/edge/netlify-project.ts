import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { bundleEdge, bundleFunction } from '../../scripts/build/bundle-edge.ts';
import { DATA_FOLDERS } from '../../src/service/contract/files.ts';
import { missingFile, missingPath } from '../../src/service/documents/missing-file.ts';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { netlifyHeaders, netlifyRedirects } from '../../src/service/hosts/headers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const ENVIRONMENT = '[build.environment]';

export interface NetlifyProject {
  readonly folder: string;
  /** The sources of the edge function. */
  readonly metafile: Metafile;
  remove(): Promise<void>;
}

/**
 * A folder as Netlify sees the project after a build: netlify.toml, the bundled edge function, these static files
 * and the rules for their headers. The
 * site's environment variables are in netlify.toml, where the emulator reads them (the platform doesn't).
 */
export async function makeNetlifyProject(
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<NetlifyProject> {
  const folder = await mkdtemp(join(tmpdir(), 'statdays-netlify-'));
  const toml = await readFile(join(root, 'netlify.toml'), 'utf8');
  const lines = Object.entries(variables).map(([name, value]) => `\n  ${name} = "${value}"`);
  await writeFile(join(folder, 'netlify.toml'), toml.replace(ENVIRONMENT, `${ENVIRONMENT}${lines.join('')}`));
  const rules = {
    '/_headers': netlifyHeaders(),
    '/_redirects': netlifyRedirects(),
    ...Object.fromEntries(
      DATA_FOLDERS.map((folder) => [
        missingPath(folder),
        missingFile({ url: variables['SITE_URL'] ?? DEFAULT_SITE_URL }, folder),
      ]),
    ),
  };
  for (const [path, text] of Object.entries({ ...files, ...rules })) {
    const file = join(folder, 'dist/client', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await bundleFunction(join(folder, 'dist/functions'));
  const metafile = await bundleEdge(join(folder, 'dist/edge-functions'));
  return { folder, metafile, remove: () => rm(folder, { recursive: true, force: true }) };
}
