import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import revision from '../../data/revision.json' with { type: 'json' };
import { copyData, DATA, type DataFolder } from '../../tests/support/law/data-folder.ts';
import { changes, law, settled } from '../../tests/support/law/law.ts';
import { silentCommand } from '../../tests/support/programs/silent-command.ts';
import {
  type Asked,
  type Misbehaviour,
  type ProviderServer,
  sendJson,
  startProviderServer,
  toBody,
} from '../../tests/support/servers/provider-server.ts';
import { toJsonRows } from '../common/data.ts';
import {
  readUpdateSettings,
  runReconcile,
  runUpdate,
  type UpdateOutcome,
  type UpdateRun,
  type UpdateSettings,
} from './commands.ts';
import { readKept } from './data.ts';
import { needsAttention, toNews, toUpdateReport } from './report.ts';
import { inOrder, type ProviderRow } from './rows.ts';

const TODAY = `${revision.referenceYear}-11-28`;
const LATER = `${revision.referenceYear}-12-05`;
const NEXT_YEAR = revision.referenceYear + 1;

describe('the settings of an update', () => {
  const read = (
    args: readonly string[],
    env: Record<string, string> = {},
    today = '2026-11-21',
  ): UpdateSettings => readUpdateSettings(silentCommand(new Command()).command, args, env, today);

  test('without options: the public provider, version 4 and then 3', () => {
    expect(read([])).toEqual({
      baseUrl: new URL('https://nagerholidays.com'),
      versions: ['v4', 'v3'],
      deadlineMs: 600_000,
      offline: false,
      data: undefined,
    });
  });

  test.each([
    ['', '2027-01-31', ['v4', 'v3']],
    ['', '2027-02-01', ['v4']],
    ['v3', '2027-02-01', ['v3']],
    ['v4', '2026-11-21', ['v4']],
  ])('PROVIDER_API=%s on %s asks %j', (api, today, versions) => {
    expect(read([], { PROVIDER_API: api }, today)).toMatchObject({ versions });
  });

  test('options', () => {
    const args = ['--offline', '--deadline', '30', '--data', 'elsewhere'];
    expect(read(args)).toMatchObject({ offline: true, deadlineMs: 30_000, data: 'elsewhere' });
  });

  test.each<[string, string[], Record<string, string>, string]>([
    ['a stray word', ['2026'], {}, '2026'],
    ['no deadline', ['--deadline', '0'], {}, '--deadline'],
    ['a deadline in words', ['--deadline', 'soon'], {}, '--deadline'],
    ['another version', [], { PROVIDER_API: 'v2' }, 'PROVIDER_API'],
    ['no URL', [], { PROVIDER_URL: 'nagerholidays.com' }, 'PROVIDER_URL'],
    ['another scheme', [], { PROVIDER_URL: 'file:///etc/passwd' }, 'PROVIDER_URL'],
    ['a password', [], { PROVIDER_URL: 'https://a:b@example.org' }, 'PROVIDER_URL'],
  ])('refuse %s', (_name, args, env, named) => {
    const { command, printed } = silentCommand(new Command());
    expect(() => readUpdateSettings(command, args, env, TODAY)).toThrow(CommanderError);
    expect(printed).toEqual({ out: '', err: expect.stringContaining(named) });
  });
});

const { years: kept } = await readKept(DATA);
const rowsOf = (year: number): readonly ProviderRow[] => kept.get(year) ?? [];
const never = new AbortController().signal;

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
async function update({
  rows = rowsOf,
  misbehaviour = () => undefined,
  ...run
}: Case = {}): Promise<UpdateOutcome> {
  server ??= await startProviderServer({ rows, misbehaviour });
  return await runUpdate({
    data: data.path,
    law,
    settled,
    changes,
    baseUrl: server.url,
    years: [1900, 1975, 1976, 2020, 2026, 2027, 2031, 2032, 2077],
    versions: ['v4', 'v3'],
    today: TODAY,
    interrupt: never,
    deadline: never,
    bounds: { timeoutMs: 300, pauseMs: 1 },
    ...run,
  });
}

async function finished(options: Case = {}): Promise<Extract<UpdateOutcome, { kind: 'done' }>> {
  const outcome = await update(options);
  if (outcome.kind !== 'done') throw new Error('interrupted');
  return outcome;
}

function day(date: string, name: string, counties: ProviderRow['counties'] = null): ProviderRow {
  return { date, name, counties, types: ['Public'] };
}

/** The rows of a year and a day that nobody knows. */
const withNewDay = (year: number): readonly ProviderRow[] => [
  ...rowsOf(year),
  day(`${year}-03-08`, 'Women’s Day', ['CA-ON']),
];

const raw =
  (status: number, headers: Record<string, string>, body = ''): Misbehaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a provider that answers', () => {
  test('gives what is kept; a second update then changes no byte', async () => {
    const first = await finished();
    expect(toUpdateReport(first)).toContain('9 years asked: 3 from v4, 3 from v3, 3 not served.');
    expect(needsAttention(first)).toBe(false);
    const files = await data.providerFiles();
    expect(JSON.parse(files.get('manifest.json') ?? '')).toContainEqual({
      year: 2020,
      version: 'v3',
      kept: TODAY,
      from: server?.url.origin,
    });
    const second = await finished({ today: LATER });
    expect(second.changed).toEqual([]);
    expect(await data.providerFiles()).toEqual(files);
  });

  test('in another order makes no difference', async () => {
    const rows = (year: number): readonly ProviderRow[] =>
      rowsOf(year)
        .toReversed()
        .map((row) => ({ ...row, counties: row.counties?.toReversed() ?? null }));
    expect((await finished({ rows, versions: ['v3'] })).changed).toEqual([]);
  });

  test('with a new day makes news and changes nothing that is published', async () => {
    const published = () => Promise.all(['revision.json', 'changes.json'].map(data.read));
    const before = await published();
    const outcome = await finished({ rows: withNewDay, years: [2020, NEXT_YEAR], versions: ['v3'] });
    expect(outcome.changed).toEqual([2020, NEXT_YEAR]);
    const news = `- ON 2020, ${NEXT_YEAR}: \`womens-day\` (\`Women’s Day\`): the provider alone lists it; first provider 2020-03-08\n`;
    expect(toUpdateReport(outcome)).toContain(news);
    expect(toNews(outcome.reconciliation)).toContain(news);
    expect(await published()).toEqual(before);
  });

  test('in another year moves the revision on, and leaves the log as it was below its entry', async () => {
    const today = `${NEXT_YEAR}-01-02`;
    const log = await data.read('changes.json');
    expect((await finished({ today, years: [] })).yearMovedOn).toBe(true);
    const expected = `{ "revision": "${today}", "referenceYear": ${NEXT_YEAR} }\n`;
    expect(await data.read('revision.json')).toBe(expected);
    const after = await data.read('changes.json');
    expect(JSON.parse(after)).toContainEqual(expect.objectContaining({ titleFr: `L’année ${NEXT_YEAR}` }));
    expect(after.endsWith(log.slice('['.length))).toBe(true);
  });
});

describe('a provider that fails', () => {
  const answer =
    (change: (rows: readonly ProviderRow[]) => readonly ProviderRow[]): Misbehaviour =>
    (response, { version, year }) =>
      sendJson(response, toBody(version, change(rowsOf(year))));

  const FAULTS: readonly [string, Misbehaviour][] = [
    ['503', raw(503, {})],
    ['an empty year', answer(() => [])],
    ['a third of the rows', answer((rows) => rows.slice(0, rows.length / 3))],
  ];

  test.each(FAULTS)('%s, always: no byte changes', async (_name, misbehave) => {
    const before = await data.providerFiles();
    const outcome = await finished({ misbehaviour: () => misbehave, years: [1976, 2020, 2026, 2027, 2031] });
    expect(outcome.answers.every(({ good }) => good === null)).toBe(true);
    expect(await data.providerFiles()).toEqual(before);
    expect(needsAttention(outcome)).toBe(true);
  });

  test('for some years: the others are kept, and all files are whole', async () => {
    const before = await data.providerFiles();
    const misbehaviour = ({ year }: Asked) => (year % 2 === 0 ? raw(500, {}) : undefined);
    await update({ misbehaviour, rows: withNewDay, years: [2025, 2026, 2027, 2029], versions: ['v3'] });
    const after = await data.providerFiles();
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(after.get('2026.json')).toBe(before.get('2026.json'));
    for (const year of [2025, 2027, 2029])
      expect(after.get(`${year}.json`)).toBe(toJsonRows(inOrder(withNewDay(year))));
    expect((await readKept(data.path)).damage.size).toBe(0);
  });

  test('by another schema of version 4: a fault, and version 3 is asked for the same years', async () => {
    const misbehaviour = ({ version }: Asked): Misbehaviour | undefined =>
      version === 'v3'
        ? undefined
        : (response, { year }) => {
            const rows = toBody('v4', rowsOf(year)).map((row) => ({ ...Object(row), observedDate: null }));
            sendJson(response, rows);
          };
    const outcome = await finished({ misbehaviour, years: [2026, 2027] });
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
    const years = [2020, 2027];
    const outcome = await finished({ misbehaviour, rows: withNewDay, years, versions: ['v3'], deadline });
    expect(outcome.changed).toEqual([2020]);
    const fault = 'Fault in 2027: v3: not answered before the deadline of the run.';
    expect(toUpdateReport(outcome)).toContain(fault);
  });

  test('a damaged kept file is replaced by a good answer, or reported', async () => {
    for (const year of [2026, 2050]) await writeFile(join(data.path, `provider/${year}.json`), '[{"date":');
    const outcome = await finished({ versions: ['v3'] });
    expect(outcome.changed).toEqual([2026]);
    expect(outcome.damage).toEqual(['2050.json: the body is ?{"date": : no JSON']);
    expect(needsAttention(outcome)).toBe(true);
    const { errors } = await runReconcile(data.path, { law, settled });
    expect(errors).toEqual(outcome.damage.map((damage) => `data/provider/${damage}`));
  });

  test.each([
    ['manifest.json', '[{"year":"1"}]', /manifest\.json: 0\.year is "1"/],
    ['names.json', '{', /^data\/provider\/names\.json: is not JSON: .*, line 1, column 2$/],
    ['fallback.json', '{}', /^data\/provider\/fallback\.json: is not an array$/],
  ])('%s does not fit: the update ends before anybody is asked', async (file, text, message) => {
    await writeFile(join(data.path, 'provider', file), text);
    await expect(update()).rejects.toThrow(message);
    expect(server?.asked).toEqual([]);
  });
});

describe('a hostile provider', () => {
  const YEARS = [1, 2, 3, 4, 5].map((after) => revision.referenceYear + after);
  const MARKUP =
    'x ~~~~~ ```## [Approved](https://evil.example) by @maintainer <img src=x> ##[error]y ::error::z';
  /** What no report may hold: all but words, for a terminal, a job log, Markdown or GitHub. */
  const ALIVE = /[^\P{C}\n]|\p{Zl}|\p{Zp}|@|~|```|\]\(|<|##|::|:\/\//u;

  /** Each year's answer with more rows. */
  const adding = (more: (year: number) => readonly ProviderRow[]): Case => ({
    rows: (year) => [...rowsOf(year), ...more(year)],
  });

  /** Another name on every day of a year, the last of December but one. */
  const everyDay = (year: number, counties: ProviderRow['counties'] = null): readonly ProviderRow[] =>
    Array.from({ length: 365 }, (_, index) => {
      const date = new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10);
      return day(date, `Day ${index}`, counties);
    });

  /** What an update reports, which must be words. */
  async function report(
    options: Case,
  ): Promise<{ readonly text: string; readonly changed: readonly number[] }> {
    const outcome = await finished({ years: YEARS, versions: ['v3'], ...options });
    const text = toUpdateReport(outcome);
    expect(text).not.toMatch(ALIVE);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    return { text, changed: outcome.changed };
  }

  test('with 365 more days a year is refused, and the last good answers stay', async () => {
    const { text, changed } = await report(adding(everyDay));
    expect(text).toMatch(/Fault in .*: v3: \d+ rows, more than twice the \d+ of the last good answer/);
    expect(changed).toEqual([]);
  });

  test('with 365 days in years never answered before is refused by what the law knows', async () => {
    for (const year of YEARS) await rm(join(data.path, 'provider', `${year}.json`));
    const { text, changed } = await report(adding(everyDay));
    expect(text).toMatch(/: v3: 3\d\d days of CA that neither the law nor a dispute knows, more than 5/);
    expect(changed).toEqual([]);
  });

  test('with six more days is refused, and with five is news', async () => {
    const more = (year: number) => everyDay(year, ['CA-ON']).slice(60, year === NEXT_YEAR ? 66 : 65);
    const { text, changed } = await report(adding(more));
    expect(text).toContain(`Fault in ${NEXT_YEAR}: v3: 6 days of ON`);
    expect(changed).toEqual(YEARS.slice(1));
  });

  test('with a name of a fitting form is news, in mere words', async () => {
    const { changed } = await report(adding((year) => [day(`${year}-06-11`, MARKUP, ['CA-ON'])]));
    expect(changed).toEqual(YEARS);
  });

  const always = (misbehaviour: Misbehaviour): Case => ({ misbehaviour: () => misbehaviour });
  const named = (name: string): Case => adding((year) => [day(`${year}-06-11`, name)]);

  test.each<[string, Case]>([
    ['a name of several lines', named(`${MARKUP}\n~~~~~\n::error title=pwned::x\n::add-mask::data`)],
    ['a name with U+0001 and an escape', named('Lake\u0001 \u001b[2J\u001b[31mDay')],
    ['a row outside its year', adding((year) => [day(`${year + 1}-06-11`, MARKUP)])],
    ['a row twice', adding((year) => [day(`${year}-06-11`, MARKUP), day(`${year}-06-11`, MARKUP)])],
    ['an unknown field', always(raw(200, JSON_TYPE, JSON.stringify([{ [`${MARKUP}\n::error::`]: MARKUP }])))],
    ['a redirect', always(raw(302, { location: MARKUP }))],
    ['another content type', always(raw(200, { 'content-type': MARKUP }))],
    ['no JSON', always(raw(200, JSON_TYPE, `\n::error::x\n${MARKUP}\u001b[2J`))],
  ])('with %s is refused, in mere words', async (_name, hostile) => {
    const { text, changed } = await report(hostile);
    expect(text).toMatch(/^Fault in /m);
    expect(changed).toEqual([]);
  });

  test('with other names for every year makes no report that is too long, and it says what it leaves out', async () => {
    const names = (year: number) =>
      [1, 2, 3, 4, 5].map((number) => `${number} of ${year} ${'ä'.repeat(150)}`);
    const { text } = await report({
      ...adding((year) =>
        names(year).map((name, index) => day(`${year}-06-1${index}`, year % 2 ? name : `${name}\n`)),
      ),
      years: [...kept.keys()],
    });
    expect(text.match(/\(lines left out: \d+\)/g)).toHaveLength(2);
  });
});
