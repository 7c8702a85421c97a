import pLimit from 'p-limit';
import { CACHEABLE, NOT_STORED } from '../../src/service/api/answer.ts';
import { RANDOM_LENGTH, readKey } from '../../src/service/keys/key.ts';
import { computeDigest, FILE_LIST, type FileList } from '../../src/service/publish/file-list.ts';

/** The files that a site should serve: those of a deploy, or those that the site lists. */
export type Expected = Required<FileList>;

interface Site {
  readonly address: string;
  /** Undefined if the site lists no build. */
  readonly expected: Expected | undefined;
  /** Asks for a path. Redirects are not followed. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** Throws an error that says what was seen instead. */
type Check = (site: Site) => Promise<void>;

/** No request of a check takes longer. */
const TIMEOUT_MS = 30_000;
const YEAR = new Date().getUTCFullYear();
const LISTING = `/holidays/${YEAR}/on.json`;
/** One file in a hundred is asked for, each time others. */
const SAMPLE_STEP = 100;
/** How many files of the sample are asked for together. */
const AT_ONCE = 8;

const header = ({ headers }: Response, name: string): string => headers.get(name) ?? 'none';

function expect(holds: boolean, seen: string): void {
  if (!holds) throw new Error(seen);
}

/** Expects an answer's status, and headers that begin as they should. */
function expectAnswer(
  response: Response,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  expect(response.status === status, `status ${response.status}`);
  for (const [name, value] of Object.entries(headers))
    expect(header(response, name).startsWith(value), `${name} ${header(response, name)}`);
}

/** The files that have an address, with their digests. A folder's page is at the address of the folder. */
function servedFiles({ files }: FileList): readonly (readonly [path: string, digest: string])[] {
  return Object.entries(files).flatMap(([path, digest]) => {
    if (!path.startsWith('client/') || (path.startsWith('client/_') && !path.startsWith('client/_astro/')))
      return [];
    const address = path.slice('client'.length).replace(/\/index\.html$/, '/');
    return [[encodeURI(address), digest] as const];
  });
}

const CHECKS: Readonly<Record<string, Check>> = {
  async 'status.json answers, from this build'({ ask, expected }) {
    const response = await ask('/api/status.json');
    expectAnswer(response, 200, { 'Cache-Control': NOT_STORED });
    const { build } = (await response.json()) as { readonly build: string };
    expect(!expected || build === expected.edition, `build ${build}, not ${expected?.edition}`);
  },

  async 'one file in a hundred is as it was built'({ ask, expected }) {
    const start = Math.floor(Math.random() * SAMPLE_STEP);
    const sample = expected ? servedFiles(expected).filter((_, index) => index % SAMPLE_STEP === start) : [];
    await pLimit(AT_ONCE).map(sample, async ([path, digest]) => {
      const response = await ask(path);
      const served = computeDigest(new Uint8Array(await response.arrayBuffer()));
      expect(served === digest, `${path}: status ${response.status}, other bytes`);
    });
  },

  async 'files name the address of the site'({ ask, address, expected }) {
    const { source } = (await (await ask(LISTING)).json()) as { readonly source: { readonly site: string } };
    expect(new URL(source.site).origin === (expected?.siteUrl ?? address), `they name ${source.site}`);
  },

  async 'any page may read the data'({ ask }) {
    const read = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': CACHEABLE };
    const types = { [LISTING]: 'application/json', '/calendars/on.en.ics': 'text/calendar' };
    for (const [path, type] of Object.entries(types))
      expectAnswer(await ask(path), 200, { ...read, 'Content-Type': `${type}; charset=utf-8` });
    const preflight = await ask(LISTING, { method: 'OPTIONS' });
    expectAnswer(preflight, 204);
    const allowed = header(preflight, 'access-control-allow-headers');
    expect(allowed.includes('X-API-Key'), `it may send ${allowed}`);
  },

  async 'a data file that does not exist is a problem that no cache keeps for long'({ ask }) {
    const response = await ask('/holidays/1899/on.json');
    expectAnswer(response, 404, { 'Cache-Control': 'public, max-age=60' });
    expect((await response.text()).includes('"code":"not-found"'), 'not the problem document');
  },

  async 'a page that does not exist is a 404 in its language'({ ask }) {
    const response = await ask('/fr/nulle-part/');
    expectAnswer(response, 404);
    expect((await response.text()).includes('lang="fr'), 'not in French');
  },

  async 'the address of the site leads to the reader’s language'({ ask }) {
    const location = header(await ask('/', { headers: { 'Accept-Language': 'fr-CA' } }), 'location');
    expect(location.endsWith('/fr/'), `Location ${location}`);
  },

  async 'requests are counted'({ ask }) {
    const left = header(await ask('/api/status.json'), 'x-ratelimit-remaining');
    expect(left !== 'none', 'no X-RateLimit-Remaining');
  },

  async 'holidays.json has the bytes of its file'({ ask }) {
    const answer = await ask(`/api/holidays.json?year=${YEAR}&province=on`);
    const file = await ask(LISTING);
    expectAnswer(answer, 200);
    expect((await answer.text()) === (await file.text()), 'they differ');
  },

  async 'an unknown key is looked up and refused, and no cache keeps that'({ ask }) {
    // A malformed one would be refused without the store of the keys, which may be down.
    const key = readKey('0'.repeat(RANDOM_LENGTH));
    const response = await ask('/api/week.json', { headers: { 'X-API-Key': key } });
    expectAnswer(response, 401, { 'Cache-Control': NOT_STORED });
  },

  async '/mcp answers assistants'({ ask }) {
    const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expectAnswer(await ask('/mcp', { method: 'POST', headers, body }), 200);
  },
};

/**
 * Asks a site everything that a build should answer, prints what is right and what is wrong, and answers whether all is right.
 * @param built @default what the site says of itself
 */
export async function checkSite(address: string, built?: Expected): Promise<boolean> {
  const ask: Site['ask'] = (path, init) =>
    fetch(new URL(path, address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const { edition, siteUrl, files } = built ?? (await readJson<FileList>(address, FILE_LIST));
  const expected = edition && siteUrl && files ? { edition, siteUrl, files } : undefined;
  let isSound = true;
  console.log(address);
  // One at a time, in order: each request counts, and a reader compares the report with the log.
  for (const [what, check] of Object.entries(CHECKS)) {
    try {
      await check({ address, expected, ask });
      console.log(`  right  ${what}`);
    } catch (error) {
      isSound = false;
      console.log(`  wrong  ${what}: ${(error as Error).message}`);
    }
  }
  return isSound;
}

/** The build that answers at a site; undefined if none does. */
export async function liveEdition(address: string): Promise<string | undefined> {
  return (await readJson<{ readonly build: string }>(address, '/api/status.json')).build;
}

/** Whatever a site says at a path; nothing if it doesn't answer. */
async function readJson<Said>(address: string, path: string): Promise<Partial<Said>> {
  try {
    const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Said) : {};
  } catch {
    return {};
  }
}
