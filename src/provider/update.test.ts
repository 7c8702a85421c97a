import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import revision from '../../data/revision.json' with { type: 'json' };
import { copyData, DATA, type DataFolder } from '../../tests/support/law/data-folder.ts';
import { law } from '../../tests/support/law/law.ts';
import {
  type Asked,
  type Misbehaviour,
  type ProviderServer,
  problem,
  sendJson,
  startProviderServer,
  toBody,
} from '../../tests/support/servers/provider-server.ts';
import { toJsonRows } from '../common/json-rows.ts';
import { CLIENT_DEFAULTS, ProviderClient } from './ask/client.ts';
import type { ApiVersion } from './ask/versions.ts';
import { readKept } from './keep/kept.ts';
import { needsAttention, toUpdateReport } from './report/update.ts';
import { inOrder, type ProviderRow } from './row.ts';
import { runUpdate, type UpdateOutcome } from './update.ts';

const { years: kept } = await readKept(join(DATA, 'provider'));
const rowsOf = (year: number): readonly ProviderRow[] => kept.get(year) ?? [];
const YEARS = [1900, 1975, 1976, 2020, 2026, 2027, 2031, 2032, 2077];
const { referenceYear: THIS_YEAR } = revision;
const NEXT_YEAR = THIS_YEAR + 1;
const TODAY = `${THIS_YEAR}-11-28`;
const LATER = `${THIS_YEAR}-12-05`;
const never = new AbortController().signal;

let data: DataFolder;
let server: ProviderServer;

beforeEach(async () => {
  data = await copyData();
});

afterEach(async () => {
  await server.close();
  await data.remove();
});

interface Case {
  readonly rows?: (year: number) => readonly ProviderRow[];
  readonly misbehaviour?: (asked: Asked) => Misbehaviour | undefined;
  readonly years?: readonly number[];
  readonly versions?: readonly ApiVersion[];
  readonly today?: string;
  readonly interrupt?: AbortSignal;
  readonly deadline?: AbortSignal;
  /** Asks the server of the update before. */
  readonly again?: boolean;
}

async function update(options: Case = {}): Promise<UpdateOutcome> {
  const { rows = rowsOf, misbehaviour, again = false, ...rest } = options;
  if (!again) server = await startProviderServer(misbehaviour ? { rows, misbehaviour } : { rows });
  const quick = { retries: 1, baseMs: 1, capMs: 2, headersTimeoutMs: 300, bodyTimeoutMs: 300 };
  const client = new ProviderClient({ ...CLIENT_DEFAULTS, ...quick, baseUrl: server.url });
  try {
    return await runUpdate({
      data: data.path,
      law,
      client,
      years: YEARS,
      versions: ['v4', 'v3'],
      today: TODAY,
      interrupt: never,
      deadline: never,
      ...rest,
    });
  } finally {
    await client.close();
  }
}

function done(outcome: UpdateOutcome): Extract<UpdateOutcome, { kind: 'done' }> {
  if (outcome.kind !== 'done') throw new Error('interrupted');
  return outcome;
}

/** The rows of a year and a day that nobody knows. */
function withNewDay(year: number): readonly ProviderRow[] {
  const date = `${year}-03-08`;
  return [...rowsOf(year), { date, name: 'Women’s Day', counties: ['CA-ON'], types: ['Public'] }];
}

describe('a provider that answers', () => {
  test('gives what is kept; a second update then changes no byte', async () => {
    const first = done(await update());
    expect(toUpdateReport(first)).toContain('9 years asked: 3 from v4, 3 from v3, 3 not served.');
    expect(needsAttention(first)).toBe(false);
    const files = await data.providerFiles();
    expect(JSON.parse(files.get('manifest.json') ?? '')).toContainEqual({
      year: 2020,
      version: 'v3',
      kept: TODAY,
      from: server.url.origin,
    });
    const second = done(await update({ today: LATER, again: true }));
    expect(second.changed).toEqual([]);
    expect(await data.providerFiles()).toEqual(files);
  });

  test('the order of its rows makes no difference', async () => {
    const rows = (year: number): readonly ProviderRow[] =>
      rowsOf(year)
        .toReversed()
        .map((row) => ({ ...row, counties: row.counties?.toReversed() ?? null }));
    expect(done(await update({ rows, versions: ['v3'] })).changed).toEqual([]);
  });

  test('a day that is new, in whatever year, is kept and reported, and changes nothing that is published', async () => {
    const published = () => Promise.all(['revision.json', 'changes.json'].map(data.read));
    const before = await published();
    const outcome = done(await update({ rows: withNewDay, years: [2020, NEXT_YEAR], versions: ['v3'] }));
    expect(outcome.changed).toEqual([2020, NEXT_YEAR]);
    expect(toUpdateReport(outcome)).toContain(
      `- ON 2020, ${NEXT_YEAR}: \`womens-day\` (\`Women’s Day\`): the provider alone lists it; first provider 2020-03-08`,
    );
    expect(await published()).toEqual(before);
  });

  test('another year moves the revision on, and leaves the log as it was below its entry', async () => {
    const today = `${NEXT_YEAR}-01-02`;
    const log = await data.read('changes.json');
    const outcome = done(await update({ today, years: [] }));
    expect(outcome.yearMovedOn).toBe(true);
    expect(await data.read('revision.json')).toBe(
      `{ "revision": "${today}", "referenceYear": ${NEXT_YEAR} }\n`,
    );
    expect(JSON.parse(await data.read('changes.json'))).toContainEqual(
      expect.objectContaining({ titleFr: `L’année ${NEXT_YEAR}` }),
    );
    expect((await data.read('changes.json')).endsWith(log.slice('['.length))).toBe(true);
  });
});

describe('a provider that fails', () => {
  const raw =
    (status: number, headers: Record<string, string>, body: string | Buffer = ''): Misbehaviour =>
    (response) => {
      response.writeHead(status, headers);
      response.end(body);
    };
  const json = { 'content-type': 'application/json' };
  const answer =
    (change: (rows: readonly ProviderRow[], year: number) => readonly ProviderRow[]): Misbehaviour =>
    (response, { version, year }) =>
      sendJson(response, toBody(version, change(rowsOf(year), year)));

  const FAULTS: readonly [string, Misbehaviour][] = [
    ['404', (response) => problem(response, 404, { title: 'Not Found' })],
    ['429', raw(429, { 'retry-after': '0' })],
    ['429 with a date', raw(429, { 'retry-after': new Date(0).toUTCString() })],
    ['500', raw(500, {})],
    ['503', raw(503, {})],
    ['no answer', () => {}],
    [
      'half a body',
      (response) => {
        response.writeHead(200, { ...json, 'content-length': '5000' });
        response.write('[{"date":"2026-01-01",', () => response.destroy());
      },
    ],
    ['HTML', raw(200, { 'content-type': 'text/html' }, '<p>Maintenance</p>')],
    ['invalid JSON', raw(200, json, '[{]')],
    ['5 MB', raw(200, json, Buffer.alloc(5_000_000, 0x20))],
    ['a redirect', raw(301, { location: 'https://example.org/' })],
    ['a wrong content type', raw(200, { 'content-type': 'text/csv' }, '[]')],
    ['an empty year', answer(() => [])],
    ['another year', answer((_, year) => rowsOf(year === 2026 ? 2027 : 2026))],
    ['a duplicate', answer((rows) => [...rows, ...rows.slice(0, 1)])],
    ['a third of the rows', answer((rows) => rows.slice(0, rows.length / 3))],
  ];

  test.each(FAULTS)('%s, always: no byte changes', async (_name, misbehave) => {
    const before = await data.providerFiles();
    const served = YEARS.filter((year) => kept.has(year));
    const outcome = done(await update({ misbehaviour: () => misbehave, years: served }));
    expect(outcome.answers.every(({ good }) => good === null)).toBe(true);
    expect(await data.providerFiles()).toEqual(before);
    expect(needsAttention(outcome)).toBe(true);
  });

  test.each(FAULTS)(
    '%s, for some years: the others are kept, and all files are whole',
    async (_name, misbehave) => {
      const before = await data.providerFiles();
      const misbehaviour = ({ year }: Asked) => (year % 2 === 0 ? misbehave : undefined);
      await update({ misbehaviour, rows: withNewDay, years: [2025, 2026, 2027, 2029], versions: ['v3'] });
      const after = await data.providerFiles();
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect(after.get('2026.json')).toBe(before.get('2026.json'));
      for (const year of [2025, 2027, 2029])
        expect(after.get(`${year}.json`)).toBe(toJsonRows(inOrder(withNewDay(year))));
      expect((await readKept(join(data.path, 'provider'))).damage.size).toBe(0);
    },
  );

  test('version 4 has another schema: reported, and version 3 is asked for the same years', async () => {
    const misbehaviour = ({ version }: Asked): Misbehaviour | undefined =>
      version === 'v3'
        ? undefined
        : (response, { year }) =>
            sendJson(
              response,
              toBody('v4', rowsOf(year)).map((row) => ({ ...Object(row), observedDate: null })),
            );
    const outcome = done(await update({ misbehaviour, years: [2026, 2027] }));
    expect(outcome.answers.map(({ good }) => good?.version)).toEqual(['v3', 'v3']);
    expect(toUpdateReport(outcome)).toMatch(
      /Fault in 2026: v4: 0 is \{"date":"2026-01-01".*"observedDate"\./,
    );
    expect(needsAttention(outcome)).toBe(true);
  });

  test('Ctrl-C: nothing is changed, not even by what was answered', async () => {
    const before = await data.providerFiles();
    const controller = new AbortController();
    const misbehaviour = ({ year }: Asked): Misbehaviour | undefined =>
      year === 2027 ? () => controller.abort() : undefined;
    const outcome = await update({ misbehaviour, rows: withNewDay, interrupt: controller.signal });
    expect(outcome).toEqual({ kind: 'interrupted' });
    expect(await data.providerFiles()).toEqual(before);
  });

  test('the deadline: what was answered is kept', async () => {
    const misbehaviour = ({ year }: Asked): Misbehaviour | undefined =>
      year === 2027 ? () => {} : undefined;
    const deadline = AbortSignal.timeout(250);
    const outcome = done(
      await update({ misbehaviour, rows: withNewDay, years: [2020, 2027], versions: ['v3'], deadline }),
    );
    expect(outcome.changed).toEqual([2020]);
    expect(toUpdateReport(outcome)).toContain(
      'Fault in 2027: v3: not answered before the deadline of the run.',
    );
  });

  test('a kept file that is damaged is replaced by a good answer', async () => {
    await writeFile(join(data.path, 'provider', '2026.json'), '[{"date":');
    const outcome = done(await update({ versions: ['v3'] }));
    expect(outcome.changed).toEqual([2026]);
    expect(outcome.damage).toEqual([]);
  });

  test('a kept file that is damaged and not answered anew is reported', async () => {
    await writeFile(join(data.path, 'provider', '2050.json'), '[{"date":');
    const outcome = done(await update());
    expect(outcome.damage).toEqual(['2050.json: the body is ?{"date": : no JSON']);
    expect(needsAttention(outcome)).toBe(true);
  });

  test.each([
    ['disputes.json', '[{"scopes":["xx"]}]', /disputes\.json: 0\.scopes\.0 is "xx"/],
    ['provider/manifest.json', '[{"year":"1"}]', /manifest\.json: 0\.year is "1"/],
    ['revision.json', '{', /revision\.json: the body is .: no JSON/],
    ['changes.json', '{}', /changes\.json: the body is .*expected array/],
  ])('%s does not fit: the update ends before anybody is asked', async (file, text, message) => {
    await writeFile(join(data.path, file), text);
    await expect(update()).rejects.toThrow(message);
    expect(server.asked).toEqual([]);
  });
});
