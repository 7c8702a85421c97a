import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { embedLaw } from '../../src/law/bundled/embed.ts';
import { parseSiteUrl } from '../../src/service/documents/site-url.ts';
import { fail } from '../command.ts';
import { mcpManifest, registryEntry, writeTexts } from './package-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'dist/mcp');
const site = parseSiteUrl(process.env);
if (site.kind === 'wrong') fail(site.message, 1);
else await buildServer(site.url);

async function buildServer(siteUrl: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'statdays-mcp.js');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/service/mcp/stdio.ts'],
    outfile: file,
    bundle: true,
    plugins: [embedLaw],
    define: { SITE_URL: JSON.stringify(siteUrl) },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'warning',
  });
  chmodSync(file, 0o755);
  writeTexts(root, folder, mcpManifest(process.env), 'src/service/mcp/README.md');
  const entry = registryEntry(process.env);
  if (entry) writeFileSync(join(folder, 'server.json'), `${JSON.stringify(entry, null, 2)}\n`);
  console.log(`Wrote the server for assistants into ${folder}`);
}
