import { CACHEABLE, NOT_STORED } from '../../src/service/api/answer.ts';
import { keyOf, RANDOM_LENGTH } from '../../src/service/keys/key.ts';
import { digestOf, FILE_LIST, type FileList } from '../../src/service/publish/file-list.ts';

/** What a site should answer with: the files of a deploy, or those that the site lists. */
export type Expected = Required<FileList>;

export type Verdict = 'right' | 'wrong' | 'unknown';

/** What one check found. */
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

interface Check {
  readonly what: string;
  look(site: Site): Promise<Outcome>;
}

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

/** A file of the data: its status, type and the headers that let every origin read it. */
async function lookAtData({ ask }: Site, path: string, type: string): Promise<Outcome> {
  const response = await ask(path);
  await response.arrayBuffer();
  return all(
    [response.status === 200, `${path}: status ${response.status}`],
    [
      header(response, 'content-type').startsWith(type),
      `${path}: Content-Type ${header(response, 'content-type')}`,
    ],
    [header(response, 'access-control-allow-origin') === '*', `${path}: no Access-Control-Allow-Origin`],
    [
      header(response, 'cache-control') === CACHEABLE,
      `${path}: Cache-Control ${header(response, 'cache-control')}`,
    ],
    [response.headers.has('content-security-policy'), `${path}: no Content-Security-Policy`],
  );
}

const data = (path: string, type: string): Check => ({
  what: `${path} is ${type} that any page may read`,
  look: (site) => lookAtData(site, path, type),
});

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
  {
    what: 'status.json answers, from this build',
    async look({ ask, expected }) {
      const response = await ask('/api/status.json');
      if (response.status !== 200) return wrong(`status ${response.status}`);
      const { build } = (await response.json()) as { readonly build: string };
      if (!expected) return unknown(`build ${build}`);
      return all(
        [build === expected.edition, `build ${build}, not ${expected.edition}`],
        [header(response, 'cache-control') === NOT_STORED, 'a cache may keep it'],
      );
    },
  },
  {
    what: 'one file in a hundred is as it was built',
    async look({ ask, expected }) {
      if (!expected) return unknown(`no list of a deploy at ${FILE_LIST}`);
      const start = Math.floor(Math.random() * SAMPLE_STEP);
      const sample = servedFiles(expected).filter((_, index) => index % SAMPLE_STEP === start);
      const found: (string | undefined)[] = [];
      for (let index = 0; index < sample.length; index += AT_ONCE)
        found.push(
          ...(await Promise.all(
            sample.slice(index, index + AT_ONCE).map(async ([path, digest]) => {
              const response = await ask(path);
              const served = digestOf(new Uint8Array(await response.arrayBuffer()));
              return served === digest ? undefined : `${path}: status ${response.status}, other bytes`;
            }),
          )),
        );
      const [first, ...others] = found.filter((seen) => seen !== undefined);
      return first === undefined
        ? right
        : wrong(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
    },
  },
  {
    what: 'files name the address of the site',
    async look({ ask, address, expected }) {
      const response = await ask(LISTING);
      if (response.status !== 200) return wrong(`${LISTING}: status ${response.status}`);
      const { source } = (await response.json()) as { readonly source: { readonly site: string } };
      const named = new URL(source.site).origin;
      if (!expected && named !== address) return unknown(`they name ${named}`);
      return all([named === (expected?.siteUrl ?? address), `they name ${named}`]);
    },
  },
  data(LISTING, 'application/json; charset=utf-8'),
  data(`/holidays/${YEAR}/on.csv`, 'text/csv; charset=utf-8'),
  data('/calendars/on.en.ics', 'text/calendar; charset=utf-8'),
  data('/lists/index.json', 'application/json; charset=utf-8'),
  data('/lists/tsx.en.ics', 'text/calendar; charset=utf-8'),
  {
    what: 'an unchanged list is a 304',
    async look({ ask }) {
      const etag = header(await ask('/lists/index.json'), 'etag');
      if (etag === 'none') return unknown('no ETag here');
      const again = await ask('/lists/index.json', { headers: { 'If-None-Match': etag } });
      return all([again.status === 304, `ETag ${etag}, then status ${again.status}`]);
    },
  },
  {
    what: 'a preflight on the data is answered',
    async look({ ask }) {
      const response = await ask(LISTING, { method: 'OPTIONS' });
      const allowed = header(response, 'access-control-allow-headers');
      return all(
        [response.status === 204, `status ${response.status}`],
        [allowed.includes('X-API-Key'), allowed],
      );
    },
  },
  {
    what: 'a data file that does not exist is a problem that no cache keeps for long',
    async look({ ask }) {
      const response = await ask('/holidays/1899/on.json');
      const control = header(response, 'cache-control');
      const code = (await response.text()).includes('"code":"not-found"');
      return all(
        [response.status === 404, `status ${response.status}`],
        [code, 'not the problem document'],
        [control === 'public, max-age=60', `Cache-Control ${control}`],
      );
    },
  },
  {
    what: 'a page that does not exist is a 404 in its language',
    async look({ ask }) {
      const response = await ask('/fr/nulle-part/');
      const isFrench = (await response.text()).includes('lang="fr');
      return all([response.status === 404, `status ${response.status}`], [isFrench, 'not in French']);
    },
  },
  {
    what: 'the address of the site leads to the reader’s language',
    async look({ ask }) {
      const response = await ask('/', { headers: { 'Accept-Language': 'fr-CA' } });
      if (response.status === 200) return unknown('followed on the way here');
      const location = header(response, 'location');
      return all([location.endsWith('/fr/'), `status ${response.status}, Location ${location}`]);
    },
  },
  {
    what: 'the search of browsers has its own type',
    async look({ ask }) {
      const type = header(await ask('/en/search.osdx'), 'content-type');
      return all([type.startsWith('application/opensearchdescription+xml'), `Content-Type ${type}`]);
    },
  },
  {
    what: 'requests are counted',
    async look({ ask }) {
      // A cache in front of the service leaves out the counts.
      const path = '/api/status.json';
      const [first, second] = [await ask(path), await ask(path)].map((response) =>
        Number(response.headers.get('x-ratelimit-remaining') ?? Number.NaN),
      );
      if (Number.isNaN(first) || Number.isNaN(second)) return wrong('no X-RateLimit-Remaining');
      return second === Number(first) - 1
        ? right
        : unknown(`${first} left, then ${second}: another instance answered, or others asked`);
    },
  },
  {
    what: 'holidays.json has the bytes of its file',
    async look({ ask }) {
      const [answer, file] = [await ask(`/api/holidays.json?year=${YEAR}&province=on`), await ask(LISTING)];
      const isSame = (await answer.text()) === (await file.text());
      return all([answer.status === 200, `status ${answer.status}`], [isSame, 'they differ']);
    },
  },
  {
    what: 'the widest question is answered',
    async look({ ask }) {
      const start = performance.now();
      const { status } = await ask('/api/business-days.json?date=2000-01-01&to=2049-12-31&province=on');
      if (status !== 200) return wrong(`status ${status}`);
      return unknown(
        `in ${Math.round(performance.now() - start)} ms; the log of the edge function has its CPU time`,
      );
    },
  },
  {
    what: 'an unknown key is looked up and refused, and no cache keeps that',
    async look({ ask }) {
      // A malformed one would be refused without the store of the keys, which may be down.
      const key = keyOf('0'.repeat(RANDOM_LENGTH));
      const response = await ask('/api/week.json', { headers: { 'X-API-Key': key } });
      const control = header(response, 'cache-control');
      return all(
        [response.status === 401, `status ${response.status}`],
        [control === NOT_STORED, `Cache-Control ${control}`],
      );
    },
  },
  {
    what: '/mcp answers assistants',
    async look({ ask }) {
      const response = await ask('/mcp', {
        method: 'POST',
        headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
      return all([response.status === 200, `status ${response.status}`]);
    },
  },
];

/** Asks a site everything that a build should answer. @param built @default what the site says of itself */
export async function checkSite(address: string, built?: Expected): Promise<readonly Finding[]> {
  const ask: Site['ask'] = (path, init) =>
    fetch(new URL(path, address), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const expected = built ?? (await listedBy(ask));
  const findings: Finding[] = [];
  // One at a time, in order: each request counts, and a reader compares the report with the log.
  for (const { what, look } of CHECKS) {
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

/** Prints one line for each finding. */
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
