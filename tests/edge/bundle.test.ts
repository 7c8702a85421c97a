import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathWithDeno } from '../../netlify/deno.ts';
import { law, weekendRules } from '../support/law/law.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The most that a start of the API may load, with the parts that only some questions load. */
const MAX_BYTES = 140 * 1024;

interface Route {
  readonly function: string;
  readonly pattern: string;
  readonly methods?: readonly string[];
}

/** The packages whose code the bundles have, with the folder of the package that depends on them. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@netlify/blobs': '.',
  '@netlify/otel': 'node_modules/@netlify/blobs',
  '@netlify/runtime-utils': 'node_modules/@netlify/blobs',
  'ical-generator': '.',
};

/** Not read at a start: the law, the rules on pay, the keys' store, the words of problems, the writer of calendars. */
const PARTS = ['feeds', 'key-records', 'law', 'pay-sources', 'problems'];

let project: NetlifyProject;

beforeAll(async () => {
  project = await makeNetlifyProject({ 'index.html': '' });
});

afterAll(() => project.remove());

test('the edge function reaches nothing that belongs to Node, the build or the site', () => {
  const { inputs, outputs } = project.metafile;
  expect(Object.keys(inputs).filter((path) => /\/site\/|\/provider\//.test(path))).toEqual([]);
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  expect([...new Set(imports.map(({ path, kind }) => `${kind} ${path}`))].sort()).toEqual(
    PARTS.map((name) => `dynamic-import ./parts/${name}.js`),
  );
});

describe('the packages whose code the edge functions hold', () => {
  test('are these alone', () => {
    const packages = Object.keys(project.metafile.inputs).flatMap((path) => packageOf(path) ?? []);
    expect([...new Set(packages)].sort()).toEqual(Object.keys(PACKAGES));
  });

  test.each(Object.entries(PACKAGES))('%s is a dependency of %s', async (name, dependent) => {
    const { dependencies } = JSON.parse(await readFile(join(root, dependent, 'package.json'), 'utf8'));
    expect(dependencies).toHaveProperty([name]);
  });
});

/** The name of the package that a file belongs to, if any. */
function packageOf(path: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
}

test('the edge function has the notes on holidays, but not the evidence', async () => {
  const text = await readFile(join(project.folder, 'dist/edge-functions/parts/law.js'), 'utf8');
  const [note] = law.notes.qc;
  const [evidence] = weekendRules.qc.weekend.evidence;
  expect(text).toContain(asciiOf(note?.fr));
  expect(text).not.toContain(asciiOf(evidence?.quote));
});

/** A part of a text that a bundle has as it is: it escapes other characters. */
function asciiOf(text = ''): string {
  const [stretch = ''] = /[a-z ,]{20,}/i.exec(text) ?? [];
  expect(stretch).not.toBe('');
  return stretch;
}

describe('as Netlify builds it', () => {
  const dist = (): string => join(project.folder, '.netlify/edge-functions-dist');

  beforeAll(async () => {
    await build(project.folder);
  });

  const routes: [path: string, method: string, name: string | undefined][] = [
    ...['/api', '/api/', '/api/week.json', '/api/a/b', '/%61pi/week.json', '/Api/v3/x', '/%41PI/'].flatMap(
      (path) => ['GET', 'OPTIONS'].map((method): [string, string, string] => [path, method, 'api']),
    ),
    ['/apiary', 'GET', undefined],
    ['/', 'GET', 'language'],
    ['/docs', 'GET', 'language'],
    ['/docs/errors/', 'GET', 'language'],
    ['/en/docs/errors/', 'GET', undefined],
    ['/lists/tsx/1999.json', 'GET', undefined],
    ['/lists/index.json', 'OPTIONS', 'preflight'],
    ['/holidays/2027/on.csv', 'GET', undefined],
    ['/holidays/2027/qc.fr.csv', 'OPTIONS', 'preflight'],
    ['/holidays/2027/all.csv', 'GET', undefined],
    ...[
      '/holidays/2026/on.json',
      '/calendars/on.en.ics',
      '/downloads/all.csv',
      '/openapi.json',
      '/openapi-3.0.json',
      '/changes.json',
    ].flatMap((path): [string, string, string | undefined][] => [
      [path, 'OPTIONS', 'preflight'],
      [path, 'GET', path.startsWith('/downloads/') ? 'downloads' : undefined],
    ]),
  ];

  test.each(routes)('the manifest leads %s %s to %s', async (path, method, name) => {
    const manifest = JSON.parse(await readFile(join(dist(), 'manifest.json'), 'utf8'));
    const found = (manifest.routes as readonly Route[]).find(
      (route) => new RegExp(route.pattern).test(path) && (route.methods?.includes(method) ?? true),
    );
    expect(found?.function).toBe(name);
  });

  test('the manifest of the functions leads /mcp and /mcp/ to their own', async () => {
    const text = await readFile(join(project.folder, '.netlify/functions/manifest.json'), 'utf8');
    const { functions } = JSON.parse(text);
    expect(functions).toMatchObject([
      {
        name: 'mcp',
        routes: [{ pattern: '/mcp' }, { pattern: '/mcp/' }],
        trafficRules: { action: { type: 'rate_limit' } },
      },
    ]);
  });

  test.each([
    ['api', 60, 6_000],
    ['downloads', 180, 30],
  ])('the manifest has the guard of %s against floods', async (name, seconds, limit) => {
    const manifest = JSON.parse(await readFile(join(dist(), 'manifest.json'), 'utf8'));
    const { rate_limit_config } = manifest.function_config[name].traffic_rules.action.config;
    expect(rate_limit_config).toMatchObject({ window_size: seconds, window_limit: limit });
  });

  test('the bundle holds what is imported later, and is under 140 KB compressed', async () => {
    const files = (await readdir(dist())).filter((name) => name.endsWith('.eszip'));
    expect(files).toHaveLength(1);
    const bundle = await readFile(join(dist(), files[0] ?? ''));
    for (const name of PARTS)
      expect(bundle.includes(`/dist/edge-functions/parts/${name}.js`), name).toBe(true);
    expect(gzipSync(bundle).length).toBeLessThan(MAX_BYTES);
  });
});

/** Runs `netlify build` without a network, in which everything that it would fetch is at hand in a package. */
async function build(folder: string): Promise<void> {
  const bootstrap = join(root, 'netlify/node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');
  await symlink(join(root, 'netlify/node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'netlify/package.json'), join(folder, 'package.json'));
  await writeFile(join(folder, 'types.ts'), 'export type NetlifyGlobal = unknown;\n');
  const imports = { 'https://edge.netlify.com/bootstrap/globals/types.ts': './types.ts' };
  await writeFile(join(folder, 'import-map.json'), JSON.stringify({ imports }));
  const toml = await readFile(join(folder, 'netlify.toml'), 'utf8');
  const offline = toml.replace(/^ {2}command = .*$/m, '  command = "true"');
  await writeFile(
    join(folder, 'netlify.toml'),
    `${offline}\n[functions]\n  deno_import_map = "import-map.json"\n`,
  );
  const { PATH } = process.env;
  await promisify(execFile)(join(root, 'netlify/node_modules/.bin/netlify'), ['build', '--offline'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: pathWithDeno(PATH),
      NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(bootstrap).href,
      CI: '1',
      BUILD_TELEMETRY_DISABLED: '1',
    },
  });
}
