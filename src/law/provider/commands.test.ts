import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyData, DATA, type DataFolder } from '../../../tests/support/law/data-folder.ts';
import { law, settled } from '../../../tests/support/law/law.ts';
import {
  type Asked,
  type Misbehaviour,
  type ProviderServer,
  rangesIn,
  sendJson,
  startProviderServer,
  toBody,
} from '../../../tests/support/servers/provider-server.ts';
import { toJsonRows } from '../../core/common/data.ts';
import { runUpdate, type UpdateRun } from './commands.ts';
import { readProviderData } from './data.ts';
import { needsAttention, toNews, toUpdateReport } from './report.ts';
import { inOrder, type ProviderRow } from './rows.ts';

/** While version 3 is there. */
const TODAY = '2026-11-28';
const LATER = '2026-12-05';
const V3_IS_OVER = '2027-02-01';

const { saved } = await readProviderData(DATA);
const rowsOf = (year: number): readonly ProviderRow[] => saved.years.get(year) ?? [];

let data: DataFolder;
let server: ProviderServer | undefined;

beforeEach(async () => {
  data = await copyData();
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await data.remove();
});

interface Case extends Partial<UpdateRun> {
  readonly rows?: (year: number) => readonly ProviderRow[];
  readonly misbehaviour?: (asked: Asked) => Misbehaviour | undefined;
}

/** Runs an update against a server of its own, or that of the update before. */
async function update({ rows = rowsOf, misbehaviour = () => undefined, ...run }: Case = {}) {
  server ??= await startProviderServer({ rows, misbehaviour, ranges: rangesIn(2026) });
  return await runUpdate({
    data: data.path,
    law,
    settled,
    baseUrl: server.url,
    years: [1900, 1975, 1976, 2020, 2026, 2027, 2031, 2032, 2077],
    today: TODAY,
    deadline: new AbortController().signal,
    pauseMs: 1,
    ...run,
  });
}

/** The rows of a year and a day that nobody knows. */
const withNewDay = (year: number): readonly ProviderRow[] => [
  ...rowsOf(year),
  { date: `${year}-03-08`, name: 'Women’s Day', counties: ['CA-ON'], types: ['Public'] },
];

const isCanadaDay = ({ name }: ProviderRow): boolean => name === 'Canada Day';

const status =
  (code: number): Misbehaviour =>
  (response) =>
    void response.writeHead(code).end();

describe('a provider that answers', () => {
  test('its answers are saved, and a second update changes no byte', async () => {
    const first = await update();
    expect(toUpdateReport(first)).toContain('9 years asked: 3 from v4, 3 from v3, 3 not served.');
    expect(needsAttention(first)).toBe(false);
    const files = await data.providerFiles();
    const entry = { year: 2020, version: 'v3', kept: TODAY, from: server?.url.origin };
    expect(JSON.parse(files.get('manifest.json') ?? '')).toContainEqual(entry);
    const second = await update({ today: LATER });
    expect(second.changed).toEqual([]);
    expect(await data.providerFiles()).toEqual(files);
  });

  test('the order of rows and provinces makes no difference', async () => {
    const rows = (year: number): readonly ProviderRow[] =>
      rowsOf(year)
        .toReversed()
        .map((row) => ({ ...row, counties: row.counties?.toReversed() ?? null }));
    expect((await update({ rows, years: [1976, 2020] })).changed).toEqual([]);
  });

  test('a new day is news, and changes nothing that is published', async () => {
    const published = () => Promise.all(['revision.json', 'changes.json'].map(data.read));
    const before = await published();
    const outcome = await update({ rows: withNewDay, years: [2020, 2027] });
    expect(outcome.changed).toEqual([2020, 2027]);
    const news =
      '- ON 2020, 2027: `womens-day` (`Women’s Day`): the provider alone lists it; first provider 2020-03-08\n';
    expect(toUpdateReport(outcome)).toContain(news);
    expect(toNews(outcome.reconciliation)).toContain(news);
    expect(await published()).toEqual(before);
  });

  test('its address may have a path of its own', async () => {
    server = await startProviderServer({ rows: rowsOf });
    const { answers } = await update({ baseUrl: new URL('/proxy', server.url), years: [2020] });
    expect(answers[0]?.faults[0]?.fault).toBe('status 404');
  });

  test('version 3 is no longer asked after its end', async () => {
    await update({ today: V3_IS_OVER, years: [2020, 2026] });
    expect(server?.asked.map(({ version }) => version)).toEqual(['v4', 'v4']);
  });

  test('years it no longer serves stay as they are, and a holiday’s own date agrees with a law that moves the day', async () => {
    const before = await data.providerFiles();
    // The saved row of 2029 has Alberta's day on Monday, July 2; version 4 gives Sunday, July 1 for everyone.
    const rows = (year: number): readonly ProviderRow[] =>
      rowsOf(year).flatMap((row) => {
        if (year !== 2029 || !isCanadaDay(row)) return row;
        return row.date === '2029-07-01' ? { ...row, counties: null } : [];
      });
    server = await startProviderServer({ rows, ranges: { v3: [1976, 2076], v4: [2027, 2032] } });
    const years = [1975, 1976, 2026, 2027, 2029, 2032, 2033, 2076];
    const outcome = await update({ today: V3_IS_OVER, years });
    expect(toUpdateReport(outcome)).toContain('8 years asked: 3 from v4, 0 from v3, 5 not served.');
    expect(needsAttention(outcome)).toBe(false);
    const after = await data.providerFiles();
    expect(after.get('2029.json')).toContain('"2029-07-01","name":"Canada Day","counties":null');
    expect(after.get('2029.json')).not.toContain('2029-07-02');
    for (const year of [1976, 2026, 2033, 2076])
      expect(after.get(`${year}.json`)).toBe(before.get(`${year}.json`));
  });
});

describe('a provider that fails', () => {
  test('one that serves no year is looked at by a person', async () => {
    const outcome = await update({ misbehaviour: () => status(400), years: [2026, 2027] });
    expect(needsAttention(outcome)).toBe(true);
    expect(toUpdateReport(outcome)).toContain('The provider serves none of these years');
  });

  const answer =
    (change: (rows: readonly ProviderRow[], year: number) => readonly ProviderRow[]): Misbehaviour =>
    (response, { version, year }) =>
      sendJson(response, toBody(version, change(rowsOf(year), year)));

  test.each<[string, Misbehaviour, string]>([
    ['503', status(503), 'status 503'],
    ['a cut connection', (response) => void response.destroy(), 'the connection failed: other side closed'],
    ['no JSON', (response) => void response.end('<html>'), 'not JSON: "<html>"'],
    ['an empty year', answer(() => []), 'the year is empty'],
    [
      'a row of another year',
      answer((rows, year) => rows.map((row) => ({ ...row, date: `${year + 1}-01-01` }))),
      'outside the year',
    ],
    ['a third of the rows', answer((rows) => rows.slice(0, rows.length / 3)), 'fewer than half'],
  ])('%s leaves every file as it was', async (_name, misbehave, fault) => {
    const before = await data.providerFiles();
    const outcome = await update({ misbehaviour: () => misbehave, years: [1976, 2020, 2026, 2027, 2031] });
    expect(outcome.answers.every(({ good }) => good === null)).toBe(true);
    expect(toUpdateReport(outcome)).toContain(fault);
    expect(await data.providerFiles()).toEqual(before);
    expect(needsAttention(outcome)).toBe(true);
  });

  test('a request that fails twice is asked a third time', async () => {
    const outcome = await update({
      misbehaviour: ({ attempt }) => (attempt < 3 ? status(503) : undefined),
      years: [2020],
      today: V3_IS_OVER,
    });
    expect(outcome.answers[0]?.faults).toEqual([]);
    expect(server?.asked.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  test('years that fail do not stop the others', async () => {
    const before = await data.providerFiles();
    const misbehaviour = ({ year }: Asked) => (year % 2 === 0 ? status(500) : undefined);
    await update({ misbehaviour, rows: withNewDay, years: [2019, 2020, 2021] });
    const after = await data.providerFiles();
    expect(after.get('2020.json')).toBe(before.get('2020.json'));
    for (const year of [2019, 2021])
      expect(after.get(`${year}.json`)).toBe(toJsonRows(inOrder(withNewDay(year))));
  });

  test('if version 4 has another schema, version 3 is asked for the same years', async () => {
    const misbehaviour = ({ version }: Asked): Misbehaviour | undefined =>
      version === 'v3'
        ? undefined
        : (response, { year }) => {
            const rows = toBody('v4', rowsOf(year)).map((row) => ({ ...Object(row), observedDate: null }));
            sendJson(response, rows);
          };
    const outcome = await update({ misbehaviour, years: [2026, 2027] });
    expect(outcome.answers.map(({ good }) => good?.version)).toEqual(['v3', 'v3']);
    expect(toUpdateReport(outcome)).toMatch(/Fault in 2026 to 2027: v4: 0: Unrecognized key: "observedDate"/);
    expect(needsAttention(outcome)).toBe(true);
  });

  test('answers from before the deadline are saved', async () => {
    const misbehaviour = ({ year }: Asked): Misbehaviour | undefined =>
      year === 2027 ? () => {} : undefined;
    const deadline = AbortSignal.timeout(2_000);
    const outcome = await update({ misbehaviour, rows: withNewDay, years: [2020, 2027], deadline });
    expect(outcome.changed).toEqual([2020]);
    const fault = 'Fault in 2027: v4: not answered before the deadline of the run.';
    expect(toUpdateReport(outcome)).toContain(fault);
  });
});

test.each([
  ['2050.json', '[{"date":', /^data\/provider\/2050\.json: is not JSON/],
  ['manifest.json', '[{"year":"1"}]', /^data\/provider\/manifest\.json row 1: year: Invalid input/m],
  ['names.json', '{', /^data\/provider\/names\.json: is not JSON: .*\(line 1 column 2\)$/],
  ['fallback.json', '{}', /^data\/provider\/fallback\.json: is not an array$/],
])('if our %s does not fit, nobody is asked', async (file, text, message) => {
  await writeFile(join(data.path, 'provider', file), text);
  await expect(update()).rejects.toThrow(message);
  expect(server?.asked).toEqual([]);
});
