import pLimit from 'p-limit';
import { CACHEABLE, NOT_STORED } from '../../src/service/api/answer.ts';
import { RANDOM_LENGTH, readKey } from '../../src/service/keys/key.ts';
import { computeDigest, FILE_LIST, type FileList } from '../../src/service/publish/file-list.ts';

/** What a site should answer with: the files of a deploy, or those that the site lists. */
export type Expected = Required<FileList>;

export type Verdict = 'right' | 'wrong' | 'unknown';

export interface Finding {
  readonly verdict: Verdict;
  readonly what: string;
  /** What was seen instead, or what cannot be seen from here. */
  readonly seen?: string;
}

interface Site {
  readonly address: string;
  /** Undefined if the site has no list, or none that Netlify would serve. */
  readonly expected: Expected | undefined;
  /** Asks for a path. Redirects are not followed. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

type Outcome = Omit<Finding, 'what'>;

type Check = readonly [what: string, look: (site: Site) => Promise<Outcome>];

/** No request of a check takes longer. */
const TIMEOUT_MS = 30_000;

const right: Outcome = { verdict: 'right' };
const wrong = (seen: string): Outcome => ({ verdict: 'wrong', seen });
const unknown = (seen: string): Outcome => ({ verdict: 'unknown', seen });

/** The first thing that is not as it should be. */
function all(...conditions: readonly (readonly [holds: boolean, seen: string])[]): Outcome {
  const broken = conditions.find(([holds]) => !holds);
  return broken ? wrong(broken[1]) : right;
}

const header = ({ headers }: Response, name: string): string => headers.get(name) ?? 'none';

/** An answer's status, and headers that begin as they should. */
const isAs = (response: Response, status: number, headers: Readonly<Record<string, string>> = {}): Outcome =>
  all(
    [response.status === status, `status ${response.status}`],
    ...Object.entries(headers).map(
      ([name, value]) =>
        [header(response, name).startsWith(value), `${name} ${header(response, name)}`] as const,
    ),
  );

const data = (path: string, type: string): Check => [
  `${path} is ${type} that any page may read`,
  async ({ ask }) => {
    const response = await ask(path);
    await response.arrayBuffer();
    const read = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', 'Cache-Control': CACHEABLE };
    return isAs(response, 200, { ...read, 'Content-Security-Policy': 'default-src' });
  },
];

const YEAR = new Date().getUTCFullYear();
const LISTING = `/holidays/${YEAR}/on.json`;
/** One file in a hundred is asked for, each time others. */
const SAMPLE_STEP = 100;
/** How many files of the sample are asked for together. */
const AT_ONCE = 8;

/** The files that have an address, with their digests. A folder's page is at the address of the folder. */
function servedFiles({ files }: FileList): readonly (readonly [path: string, digest: string])[] {
  return Object.entries(files).flatMap(([path, digest]) => {
    if (!path.startsWith('client/') || (path.startsWith('client/_') && !path.startsWith('client/_astro/')))
      return [];
    const address = path.slice('client'.length).replace(/\/index\.html$/, '/');
    return [[encodeURI(address), digest] as const];
  });
}

const CHECKS: readonly Check[] = [
  [
    'status.json answers, from this build',
    async ({ ask, expected }) => {
      const response = await ask('/api/status.json');
      if (response.status !== 200) return wrong(`status ${response.status}`);
      const { build } = (await response.json()) as { readonly build: string };
      if (!expected) return unknown(`build ${build}`);
      if (build !== expected.edition) return wrong(`build ${build}, not ${expected.edition}`);
      return isAs(response, 200, { 'Cache-Control': NOT_STORED });
    },
  ],
  [
    'one file in a hundred is as it was built',
    async ({ ask, expected }) => {
      if (!expected) return unknown(`no list of a deploy at ${FILE_LIST}`);
      const start = Math.floor(Math.random() * SAMPLE_STEP);
      const sample = servedFiles(expected).filter((_, index) => index % SAMPLE_STEP === start);
      const found = await pLimit(AT_ONCE).map(sample, async ([path, digest]) => {
        const response = await ask(path);
        const served = computeDigest(new Uint8Array(await response.arrayBuffer()));
        return served === digest ? [] : [`${path}: status ${response.status}, other bytes`];
      });
      const [first, ...others] = found.flat();
      if (first === undefined) return right;
      return wrong(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
    },
  ],
  [
    'files name the address of the site',
    async ({ ask, address, expected }) => {
      const response = await ask(LISTING);
      if (response.status !== 200) return wrong(`${LISTING}: status ${response.status}`);
      const { source } = (await response.json()) as { readonly source: { readonly site: string } };
      const named = new URL(source.site).origin;
      if (!expected && named !== address) return unknown(`they name ${named}`);
      return all([named === (expected?.siteUrl ?? address), `they name ${named}`]);
    },
  ],
  data(LISTING, 'application/json; charset=utf-8'),
  data(`/holidays/${YEAR}/on.csv`, 'text/csv; charset=utf-8'),
  data('/calendars/on.en.ics', 'text/calendar; charset=utf-8'),
  data('/lists/index.json', 'application/json; charset=utf-8'),
  data('/lists/tsx.en.ics', 'text/calendar; charset=utf-8'),
  [
    'an unchanged list is a 304',
    async ({ ask }) => {
      const etag = header(await ask('/lists/index.json'), 'etag');
      if (etag === 'none') return unknown('no ETag here');
      return isAs(await ask('/lists/index.json', { headers: { 'If-None-Match': etag } }), 304);
    },
  ],
  [
    'a preflight on the data is answered',
    async ({ ask }) => {
      const response = await ask(LISTING, { method: 'OPTIONS' });
      const allowed = header(response, 'access-control-allow-headers');
      return allowed.includes('X-API-Key') ? isAs(response, 204) : wrong(allowed);
    },
  ],
  [
    'a data file that does not exist is a problem that no cache keeps for long',
    async ({ ask }) => {
      const response = await ask('/holidays/1899/on.json');
      if (!(await response.text()).includes('"code":"not-found"')) return wrong('not the problem document');
      return isAs(response, 404, { 'Cache-Control': 'public, max-age=60' });
    },
  ],
  [
    'a page that does not exist is a 404 in its language',
    async ({ ask }) => {
      const response = await ask('/fr/nulle-part/');
      return (await response.text()).includes('lang="fr') ? isAs(response, 404) : wrong('not in French');
    },
  ],
  [
    'the address of the site leads to the reader’s language',
    async ({ ask }) => {
      const response = await ask('/', { headers: { 'Accept-Language': 'fr-CA' } });
      if (response.status === 200) return unknown('followed on the way here');
      const location = header(response, 'location');
      return all([location.endsWith('/fr/'), `status ${response.status}, Location ${location}`]);
    },
  ],
  [
    'the search of browsers has its own type',
    async ({ ask }) =>
      isAs(await ask('/en/search.osdx'), 200, { 'Content-Type': 'application/opensearchdescription+xml' }),
  ],
  [
    'requests are counted',
    async ({ ask }) => {
      // A cache in front of the service leaves out the counts.
      const [first, second] = [await ask('/api/status.json'), await ask('/api/status.json')].map((response) =>
        Number(response.headers.get('x-ratelimit-remaining') ?? Number.NaN),
      );
      if (Number.isNaN(first) || Number.isNaN(second)) return wrong('no X-RateLimit-Remaining');
      if (second === Number(first) - 1) return right;
      return unknown(`${first} left, then ${second}: another instance answered, or others asked`);
    },
  ],
  [
    'holidays.json has the bytes of its file',
    async ({ ask }) => {
      const [answer, file] = [await ask(`/api/holidays.json?year=${YEAR}&province=on`), await ask(LISTING)];
      return (await answer.text()) === (await file.text()) ? isAs(answer, 200) : wrong('they differ');
    },
  ],
  [
    'an unknown key is looked up and refused, and no cache keeps that',
    async ({ ask }) => {
      // A malformed one would be refused without the store of the keys, which may be down.
      const key = readKey('0'.repeat(RANDOM_LENGTH));
      const response = await ask('/api/week.json', { headers: { 'X-API-Key': key } });
      return isAs(response, 401, { 'Cache-Control': NOT_STORED });
    },
  ],
  [
    '/mcp answers assistants',
    async ({ ask }) => {
      const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      return isAs(await ask('/mcp', { method: 'POST', headers, body }), 200);
    },
  ],
];

/** Asks a site everything that a build should answer. @param built @default what the site says of itself */
export async function checkSite(address: string, built?: Expected): Promise<readonly Finding[]> {
  const ask: Site['ask'] = (path, init) =>
    fetch(new URL(path, address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const expected = built ?? (await listedBy(ask));
  const findings: Finding[] = [];
  // One at a time, in order: each request counts, and a reader compares the report with the log.
  for (const [what, look] of CHECKS) {
    const outcome = await look({ address, expected, ask }).catch((error: Error) =>
      wrong(`no answer: ${error.message}`),
    );
    findings.push({ what, ...outcome });
  }
  return findings;
}

/** The list that a site was deployed with. */
async function listedBy(ask: Site['ask']): Promise<Expected | undefined> {
  try {
    const { edition, siteUrl, files } = (await (await ask(FILE_LIST)).json()) as FileList;
    return edition && siteUrl ? { edition, siteUrl, files } : undefined;
  } catch {
    return undefined;
  }
}

export function isSound(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict !== 'wrong');
}

export function printFindings(address: string, findings: readonly Finding[]): void {
  console.log(address);
  for (const { verdict, what, seen } of findings)
    console.log(`  ${verdict.padEnd(7)}  ${what}${seen === undefined ? '' : `: ${seen}`}`);
}

/** The build that answers at a site; undefined if none does. */
export async function liveEdition(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/api/status.json', address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as { readonly build: string }).build : undefined;
  } catch {
    return undefined;
  }
}
