import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { on, startEmulator } from '../../netlify/emulator.ts';
import { nameEdition } from '../../scripts/build/bundle-edge.ts';
import { answerLanguage } from '../../src/service/hosts/netlify/language.ts';
import { digestFiles, writeFileList } from '../../src/service/publish/file-list.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { served } from '../support/law/data-set.ts';
import { type NetlifyApi, type Served, startNetlifyApi } from '../support/servers/netlify-api.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEPLOY = join(ROOT, 'scripts/deploy/deploy.ts');
const NO_EXTENSIONS = pathToFileURL(join(ROOT, 'tests/support/servers/no-extensions.mjs')).href;
const BOOTSTRAP = join(ROOT, 'netlify/node_modules/@netlify/edge-functions-dev/dist/deno/bootstrap.mjs');

const YEAR = new Date().getUTCFullYear();
/** The files of the data that a check asks for. */
const DATA = [`/holidays/${YEAR}/on.json`, '/calendars/on.en.ics', '/lists/index.json', '/openapi.json'];
const PAGES = {
  '/404.html': '<!doctype html><title>Not here</title>',
  '/en/index.html': '<!doctype html><html lang="en"><title>English</title></html>',
  '/fr/index.html': '<!doctype html><html lang="fr"><title>Français</title></html>',
  '/en/404/index.html': '<!doctype html><html lang="en"><title>Nothing here</title></html>',
  '/fr/404/index.html': '<!doctype html><html lang="fr"><title>Rien ici</title></html>',
};

let api: NetlifyApi;
let project: NetlifyProject;
let edition: string | undefined;
/** Whether the stand-in loses the edge functions of the next draft. */
let losesEdge = false;

beforeAll(async () => {
  api = await startNetlifyApi(serveDeploy);
  const texts = await Promise.all(
    DATA.map(async (path) => [
      path,
      (await served.dataFiles.fileAt(path)?.compose({ url: api.siteUrl })) ?? '{}',
    ]),
  );
  project = await makeNetlifyProject({ ...PAGES, ...Object.fromEntries(texts) }, { SITE_URL: api.siteUrl });
  await prepareOffline(project.folder);
  listFiles();
});

afterAll(async () => {
  await api.stop();
  await project.remove();
});

/** As `npm run build:edge` does at its end. */
function listFiles(): void {
  const dist = join(project.folder, 'dist');
  edition ??= nameEdition(dist);
  writeFileList(dist, { siteUrl: api.siteUrl, edition, files: digestFiles(dist) });
}

/** Writes the files that Netlify's bundler would fetch for edge functions. Without the types, it can't read their routes. */
async function prepareOffline(folder: string): Promise<void> {
  await writeFile(join(folder, 'types.ts'), 'export type NetlifyGlobal = unknown;\n');
  const imports = { 'https://edge.netlify.com/bootstrap/globals/types.ts': './types.ts' };
  await writeFile(join(folder, 'import-map.json'), JSON.stringify({ imports }));
  const toml = await readFile(join(folder, 'netlify.toml'), 'utf8');
  await writeFile(
    join(folder, 'netlify.toml'),
    `${toml}\n[functions]\n  deno_import_map = "import-map.json"\n`,
  );
}

/** Serves uploaded files as the emulator does, with the project's own functions: those that were uploaded are packed. */
async function serveDeploy(folder: string): Promise<Served> {
  const own = `${folder}-served`;
  await mkdir(join(own, 'dist'), { recursive: true });
  await cp(folder, join(own, 'dist/client'), { recursive: true });
  await cp(join(project.folder, 'netlify.toml'), join(own, 'netlify.toml'));
  await cp(join(project.folder, 'dist/client/_headers'), join(own, 'dist/client/_headers'));
  await cp(join(project.folder, 'dist/client/_redirects'), join(own, 'dist/client/_redirects'));
  await cp(join(project.folder, 'dist/functions'), join(own, 'dist/functions'), { recursive: true });
  if (!losesEdge)
    await cp(join(project.folder, 'dist/edge-functions'), join(own, 'dist/edge-functions'), {
      recursive: true,
    });
  const emulator = await startEmulator(own, on);
  return {
    // The emulator follows redirects by itself, and nobody answers at their target.
    fetch: async (target, init) =>
      target === '/' ? answerLanguage(new Request(`${api.siteUrl}/`, init)) : emulator.fetch(target, init),
    stop: emulator.stop,
  };
}

/** Runs the command on the built project, with the stand-in instead of Netlify. */
async function deploy(variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(execPath, [DEPLOY, '--built'], {
    cwd: project.folder,
    env: {
      ...env,
      NETLIFY_AUTH_TOKEN: 'token-of-the-test',
      NETLIFY_SITE_ID: api.siteId,
      SITE_URL: api.siteUrl,
      NETLIFY_API_URL: api.url,
      NETLIFY_EDGE_BOOTSTRAP: pathToFileURL(BOOTSTRAP).href,
      NODE_OPTIONS: `--import ${NO_EXTENSIONS}`,
      CI: '1',
      ...variables,
    },
  });
  const [said, refused, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said, refused };
}

/** One case of a kind; all of them in `npm run test:all`. */
const oneOf = <T>(cases: readonly T[]): readonly T[] => (IS_EXHAUSTIVE ? cases : cases.slice(0, 1));

describe('a deploy is refused in one line, and Netlify hears nothing of it', () => {
  async function expectRefusal(line: string, variables?: Readonly<Record<string, string>>): Promise<void> {
    const before = api.log.length;
    const { code, refused } = await deploy(variables);
    expect([code, refused]).toEqual([1, `${line}\n`]);
    expect(api.log).toHaveLength(before);
  }

  const VARIABLES = [
    ['SITE_URL', 'is not set, and no server puts it into the files later'],
    ['NETLIFY_AUTH_TOKEN', 'is not set'],
    ['NETLIFY_SITE_ID', 'is not set, and Netlify’s command would make a new project'],
  ] as const;
  test.each(oneOf(VARIABLES))('without %s, or if it is empty', async (name, reason) => {
    await expectRefusal(`Not deployed: ${name} ${reason}.`, { [name]: '' });
  });

  test.each<[fault: string, path: string, does: (file: string) => Promise<void>]>([
    ['is missing', 'dist/client/lists/index.json', (file) => rename(file, `${project.folder}/away`)],
    ['has changed', 'dist/edge-functions/api.js', (file) => writeFile(file, 'export default () => {};')],
    ['is not of the build', 'dist/client/draft.html', (file) => writeFile(file, '<h1>Draft</h1>')],
  ])('if a file %s', async (fault, path, does) => {
    const file = join(project.folder, path);
    const before = await readFile(file).catch(() => undefined);
    await does(file);
    try {
      await expectRefusal(`Not deployed: ${path} ${fault}; run npm run build and npm run build:edge.`);
    } finally {
      if (before) await writeFile(file, before);
      else await rm(file);
    }
  });

  test('for another address than that of the build', async () => {
    const other = 'https://other.example';
    await expectRefusal(
      `Not deployed: dist was built for ${api.siteUrl}; run npm run build with SITE_URL=${other}.`,
      { SITE_URL: other },
    );
  });
});

/** Each draft takes Netlify's command 10 s and more, so `npm test` has the one that is made live. */
test.runIf(IS_EXHAUSTIVE)('a draft that does not answer as built is not made live', async () => {
  losesEdge = true;
  const { code, said, refused } = await deploy();
  losesEdge = false;
  expect([code, refused]).toEqual([
    1,
    expect.stringMatching(/^Not deployed: the draft at \S+ does not answer as built\.\n$/),
  ]);
  expect(said).toContain('wrong  status.json answers, from this build: status 404');
  expect(api.log.join()).not.toContain('restore');
});

test('a deploy is a draft, checked, made live and checked again; the same build is not deployed twice', async () => {
  api.log.length = 0;
  const { code, said, refused } = await deploy();
  expect([code, refused]).toEqual([0, '']);
  expect(said).not.toContain('wrong');
  const [, draft = ''] = /Made (\S+) live/.exec(said) ?? [];
  // The draft's address comes first, then the site's.
  expect(said.split('\n').filter((line) => line.startsWith('http'))).toEqual([draft, api.siteUrl]);
  expect(api.log.filter((line) => !/^GET|\/(?:files|functions)\//.test(line))).toEqual([
    'POST /sites/site-1/deploys',
    expect.stringMatching(/^PUT \/sites\/site-1\/deploys\/deploy-\d$/),
    expect.stringMatching(/^POST \/sites\/site-1\/deploys\/deploy-\d\/restore$/),
  ]);

  api.log.length = 0;
  const again = await deploy();
  expect(again).toMatchObject({ code: 0, refused: '' });
  expect(again.said).toContain('nothing to deploy');
  expect(api.log).toEqual([]);
});
