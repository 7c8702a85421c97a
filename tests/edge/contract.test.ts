import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NetlifyEmulator, startEmulator } from '../../netlify/emulator.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { NO_EDITION } from '../../scripts/build/bundle-edge.ts';
import { toWebHandler } from '../../src/service/api/web-handler.ts';
import { findContentType } from '../../src/service/hosts/node/built-files.ts';
import { casesByOperation, casesByStatus } from '../contract/cases.ts';
import { type CaseRequest, type ContractCase, type Exchange, runCase } from '../contract/check.ts';
import { SITE_URL, testApi } from '../support/hosts/test-api.ts';
import { served } from '../support/law/data-set.ts';
import { startBlobs, type TestBlobs } from './blob-server.ts';
import { type DenoHost, startDenoHost } from './deno-host.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

const VARIABLES = { SITE_URL, LIMIT_ANONYMOUS: '100000', LIMIT_PARTNER: '200000' };

/** Set by a platform on its own account, or different with every request. */
const NOT_COMPARED = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-nf-edge-functions',
  'x-nf-fetch-timing',
  'x-nf-invocation-metrics',
  'x-nf-request-id',
  // Both add Accept-Encoding, as both may compress; the table has its own demands.
  'vary',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
]);

const inProcess = toWebHandler(testApi({ version: packageJson.version, edition: NO_EDITION }));

let project: NetlifyProject;
let emulator: NetlifyEmulator;
let deno: DenoHost;
let denoWithFiles: DenoHost;
let files: Server;
/** The files that the edge read. */
const filesRead: string[] = [];
let blobs: TestBlobs;

beforeAll(async () => {
  project = await makeNetlifyProject({ 'index.html': '' }, VARIABLES);
  blobs = await startBlobs();
  emulator = await startEmulator(project.folder);
  files = createServer(async ({ url = '' }, response) => {
    filesRead.push(url);
    response.setHeader('Content-Type', findContentType(url) ?? '');
    response.end(await served.dataFiles.fileAt(url)?.compose({ url: SITE_URL }));
  });
  await once(files.listen(0, '127.0.0.1'), 'listening');
  const { port } = files.address() as AddressInfo;
  const variables = { ...VARIABLES, ...blobs.variables };
  deno = await startDenoHost(project, variables);
  denoWithFiles = await startDenoHost(project, { ...variables, FILES_URL: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await emulator.stop();
  await deno.stop();
  await denoWithFiles.stop();
  files.close();
  await blobs.stop();
  await project.remove();
});

type Ask = (request: CaseRequest) => Promise<Response>;

/** The emulator takes a tenth of a second for each case, and runs what Deno runs. */
const hosts: [name: string, ask: Ask, cases: readonly ContractCase[]][] = [
  [
    "Netlify's edge",
    ({ method, target, headers }) => emulator.fetch(target, { method, headers }),
    casesByStatus,
  ],
  ['Deno.serve without files', (request) => askDeno(deno, request), casesByOperation],
  ['Deno.serve with files', (request) => askDeno(denoWithFiles, request), casesByOperation],
];

/** Deno compresses by itself if a client allows it. */
function askDeno(host: DenoHost, { method, target, headers }: CaseRequest): Promise<Response> {
  const url = target.startsWith('/') ? `${host.url}${target}` : target;
  return fetch(url, { method, headers: { ...headers, 'Accept-Encoding': 'identity' } });
}

/** Deno does not ask libfaketime what time it is. */
const isOnThisClock = ({ name }: ContractCase) => !(process.env['FAKETIME'] && name.includes('today'));

describe.each(hosts)('%s', (_name, ask, cases) => {
  test.concurrent.each(cases.filter((one) => !one.isRaw && isOnThisClock(one)))(
    'keeps the contract, and answers as in process to the byte: $name',
    async (contractCase) => {
      const exchange: Exchange = async (request) => {
        const seen = await describeAnswer(await ask(request));
        expect(seen.compared).toEqual((await describeAnswer(await askInProcess(request))).compared);
        return seen;
      };
      expect(await runCase(contractCase, exchange)).toEqual([]);
    },
  );
});

test('with files, listings and calendars came from them', () => {
  expect(filesRead.filter((path) => path.endsWith('.json')).length).toBeGreaterThan(3);
  expect(filesRead.filter((path) => path.endsWith('.ics')).length).toBeGreaterThan(3);
});

async function askInProcess({ method, target, headers }: CaseRequest): Promise<Response> {
  const url = target.startsWith('/') ? `${SITE_URL}${target}` : target;
  return inProcess(new Request(url, { method, headers }), '127.0.0.1');
}

async function describeAnswer(response: Response) {
  const { status, headers } = response;
  const body = await response.text();
  const named = [...headers].filter(([name]) => !NOT_COMPARED.has(name));
  return {
    status,
    header: (name: string) => headers.get(name) ?? undefined,
    body,
    compared: { status, headers: named.map(withoutSeconds), body: withoutStart(body) },
  };
}

/** Since when a host answers is its own. */
function withoutStart(body: string): string {
  return body.replace(/(?<="startedAt": ?")[^"]+/, 'N');
}

/** A lifetime that ends with the day depends on the second of the request. */
function withoutSeconds([name, value]: [name: string, value: string]): [string, string] {
  return [name, name === 'cache-control' ? value.replace(/\d+/g, 'N') : value];
}
