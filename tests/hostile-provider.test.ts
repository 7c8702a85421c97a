import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLaw } from '../src/law/read.ts';
import { readKept } from '../src/provider/keep/kept.ts';
import { runReconcile } from '../src/provider/reconcile.ts';
import { toProposal } from '../src/provider/report/proposal.ts';
import type { ProviderRow } from '../src/provider/row.ts';
import { copyData, type DataFolder } from './support/law/data-folder.ts';
import { law } from './support/law/law.ts';
import {
  type ProviderServer,
  type ProviderServerOptions,
  startProviderServer,
} from './support/servers/provider-server.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/update.ts', import.meta.url));
const NEXT_YEAR = new Date().getFullYear() + 1;
const HOSTILE = [NEXT_YEAR, NEXT_YEAR + 1, NEXT_YEAR + 2, NEXT_YEAR + 3, NEXT_YEAR + 4];
const MARKUP =
  'x ~~~~~ ```## [Approved](https://evil.example) by @maintainer <img src=x> ##[error]y ::error::z';
/** What no report may hold: all but words, for a terminal, a job log, Markdown or GitHub. */
const ALIVE = /[^\P{C}\n]|\p{Zl}|\p{Zp}|@|~|```|\]\(|<|##|::|:\/\//u;

let data: DataFolder;
let server: ProviderServer;
let kept: ReadonlyMap<number, readonly ProviderRow[]>;

beforeEach(async () => {
  data = await copyData();
  kept = (await readKept(join(data.path, 'provider'))).years;
});

afterEach(async () => {
  await server.close();
  await data.remove();
});

/** Runs the command against a provider that says more than it should. */
async function update(hostile: Partial<ProviderServerOptions>) {
  server = await startProviderServer({ rows: rowsOf, ...hostile });
  const env = { ...process.env, PROVIDER_URL: server.url.href, PROVIDER_API: 'v3' };
  const child = spawn(process.execPath, [SCRIPT, '--data', data.path], { env });
  const ended = once(child, 'close');
  const report = await text(child.stdout);
  const [code] = await ended;
  return { code, report };
}

function rowsOf(year: number): readonly ProviderRow[] {
  return kept.get(year) ?? [];
}

/** Adds to the answers of the hostile years. */
const adding = (more: (year: number) => readonly ProviderRow[]) => ({
  rows: (year: number) => [...rowsOf(year), ...(HOSTILE.includes(year) ? more(year) : [])],
});

function day(date: string, name: string, counties: ProviderRow['counties'] = null): ProviderRow {
  return { date, name, counties, types: ['Public'] };
}

/** Another name on every day of a year, the last of December but one. */
function everyDay(year: number): readonly ProviderRow[] {
  return Array.from({ length: 365 }, (_, index) => {
    const date = new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10);
    return day(date, `Day ${index}`);
  });
}

async function changedYears(): Promise<number[]> {
  const { years } = await readKept(join(data.path, 'provider'));
  return HOSTILE.filter((year) => JSON.stringify(years.get(year)) !== JSON.stringify(kept.get(year)));
}

async function expectNoHolidayMade(): Promise<void> {
  expect(readLaw(data.path)).toEqual(law);
}

function expectCleanReport(report: string): void {
  expect(report).not.toMatch(ALIVE);
  expect(Buffer.byteLength(report)).toBeLessThan(60_000);
}

describe('a flood', () => {
  test('of 365 more days in five years is refused, and the last good answers stay', async () => {
    const before = await data.providerFiles();
    const { code, report } = await update(adding(everyDay));
    expect(code).toBe(1);
    expect(report).toMatch(/Fault in .*: v3: \d+ rows, more than twice the \d+ of the last good answer/);
    expectCleanReport(report);
    const after = await data.providerFiles();
    for (const year of HOSTILE) expect(after.get(`${year}.json`)).toBe(before.get(`${year}.json`));
    await expectNoHolidayMade();
  });

  test('of years that were never answered is refused by what the law knows', async () => {
    for (const year of HOSTILE) await rm(join(data.path, 'provider', `${year}.json`));
    const { code, report } = await update(adding(everyDay));
    expect(code).toBe(1);
    expect(report).toMatch(/: v3: 3\d\d days of CA that neither the law nor a dispute knows, more than 5/);
    expectCleanReport(report);
  });

  test('of six days is refused, and five are news', async () => {
    const some = (count: number) => (year: number) =>
      everyDay(year)
        .slice(60, 60 + count)
        .map((row) => ({ ...row, counties: ['CA-ON'] }));
    const more = (year: number) => some(year === NEXT_YEAR ? 6 : 5)(year);
    const { code, report } = await update(adding(more));
    expect(code).toBe(1);
    expect(report).toContain(`Fault in ${NEXT_YEAR}: v3: 6 days of ON`);
    expect((await changedYears()).sort()).toEqual(HOSTILE.slice(1));
    await expectNoHolidayMade();
  });
});

describe('a poisoned answer', () => {
  const names: readonly [string, string][] = [
    ['a name of several lines', `${MARKUP}\n~~~~~\n::error title=pwned::x\n::add-mask::data\n@maintainer`],
    ['a name without Latin letters', '元日'],
    ['a name that changes the direction', 'Lake \u202eyaD'],
    ['a name with U+0001 and an escape', 'Lake\u0001 \u001b[2J\u001b[31mDay'],
    ['a name that no XML file may hold', 'Lake \uffff Day'],
  ];

  test.each(names)('%s is refused, and shown as mere words', async (_name, name) => {
    const { code, report } = await update(adding((year) => [day(`${year}-06-11`, name)]));
    expect(code).toBe(1);
    expect(report).toMatch(/Fault in .*: v3: \d+\.(localName|name) is "/);
    expectCleanReport(report);
    await expectNoHolidayMade();
  });

  const others: readonly [string, Partial<ProviderServerOptions>][] = [
    ['a row outside its year', adding((year) => [day(`${year + 1}-06-11`, MARKUP)])],
    ['a row twice', adding((year) => [day(`${year}-06-11`, MARKUP), day(`${year}-06-11`, MARKUP)])],
    [
      'a field that nobody knows',
      {
        misbehaviour: () => (response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify([{ [`${MARKUP}\n::error::`]: MARKUP }]));
        },
      },
    ],
    [
      'a redirect',
      { misbehaviour: () => (response) => void response.writeHead(302, { location: MARKUP }).end() },
    ],
    [
      'another content type',
      { misbehaviour: () => (response) => void response.writeHead(200, { 'content-type': MARKUP }).end() },
    ],
    [
      'no JSON',
      {
        misbehaviour: () => (response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(`\n::error::x\n${MARKUP}\u001b[2J`);
        },
      },
    ],
  ];

  test.each(others)('%s is refused, and shown as mere words', async (_name, hostile) => {
    const { code, report } = await update(hostile);
    expect(code).toBe(1);
    expect(report).toMatch(/^Fault in /m);
    expectCleanReport(report);
  });

  test('a name of a fitting form is news, and mere words in the report', async () => {
    const { code, report } = await update(adding((year) => [day(`${year}-06-11`, MARKUP, ['CA-ON'])]));
    expect(code).toBe(0);
    expectCleanReport(report);
    await expectNoHolidayMade();
  });

  test('other names for every year make no report that is too long, and it says what it leaves out', async () => {
    const named = (year: number) =>
      [1, 2, 3, 4, 5].map((number) => `${number} of ${year} ${'ä'.repeat(150)}`);
    const rows = (year: number) => [
      ...rowsOf(year),
      ...named(year).map((name, index) => day(`${year}-06-1${index}`, year % 2 ? name : `${name}\n`)),
    ];
    const { code, report } = await update({ rows });
    expect(code).toBe(1);
    expect(report.match(/\(lines left out: \d+\)/g)).toHaveLength(2);
    expectCleanReport(report);
    const reconciled = await runReconcile(data.path, law);
    const listings = `+  {"nameEn":"${MARKUP}"}\n`.repeat(1_000);
    const proposal = toProposal({ reconciliation: reconciled.report, update: report, listings });
    expect(Buffer.byteLength(proposal)).toBeLessThan(60_000);
    expect(proposal.replaceAll(/^~~~~~(diff)?$/gm, '')).not.toMatch(ALIVE);
  });
});
