import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWebHandler } from '../../src/service/api/web-handler.ts';
import { openApi } from '../../src/service/contract/schemas/openapi.ts';
import { SITE_URL, testApi } from '../support/hosts/test-api.ts';

/** A program that passes places and languages to the client as it gets them; the types must let it. */
const PROGRAM = `
import { client } from './client/client.gen';
import {
  countBusinessDays,
  getHolidayCalendar,
  getTimeLimit,
  getWeek,
  listHolidays,
  listLongWeekendsV3,
} from './client/sdk.gen';

const handle = (globalThis as unknown as { handle: typeof fetch }).handle;
client.setConfig({ baseUrl: '${SITE_URL}', fetch: handle });

export async function ask() {
  const listing = await listHolidays({ query: { year: 2026, province: 'on' } });
  const code = listing.data?.province?.code;
  const again = await listHolidays({ query: { year: 2026, province: code ?? 'missing', locale: 'fr-CA' } });
  const federal = await listHolidays({ query: { year: 2026, province: 'CA' } });
  const week = await getWeek({ query: { date: '2026-07-01', province: 'Qc', locale: 'fr-CA' } });
  const days = await countBusinessDays({ query: { date: '2026-12-24', province: 'CA-ON', add: 5 } });
  const limit = await getTimeLimit({
    query: { list: 'civil-procedure-on', date: '2026-12-15', days: 10, clear: '0' },
  });
  // @ts-expect-error: a period has a length.
  const endless = await getTimeLimit({ query: { list: 'civil-procedure-on', date: '2026-12-15' } });
  const weekends = await listLongWeekendsV3({
    path: { year: 2026, countryCode: 'CA' },
    query: { subdivisionCode: 'on' },
  });
  const calendar = await getHolidayCalendar({ query: { year: 2026, province: 'ON', locale: 'fr' } });
  const wrong = await listHolidays({ query: { year: 2026, province: 'ontario' } });
  return {
    code,
    again: again.data?.count,
    federal: federal.data?.count,
    week: week.data?.holidays[0]?.name,
    result: days.data?.result,
    limit: limit.data?.result,
    endless: endless.error && 'code' in endless.error ? endless.error.code : '',
    weekends: weekends.data?.length,
    calendar: calendar.data?.slice(0, 15),
    wrong: wrong.error && 'code' in wrong.error ? [wrong.error.status, wrong.error.code, wrong.error.parameter] : [],
  };
}
`;

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};

const folder = mkdtempSync(join(tmpdir(), 'statdays-client-'));
const client = join(folder, 'client');

beforeAll(() => {
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(openApi(SITE_URL, '1.0.0')));
  mkdirSync(client);
  const options = ['--input', document, '--output', client];
  execFileSync('tests/node_modules/.bin/openapi-ts', options, { stdio: 'pipe' });
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a generated client has functions with names that people would give them', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(client, 'sdk.gen.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: folder,
  });
  const file = join(folder, 'sdk.mjs');
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  const names = Object.keys(await import(pathToFileURL(file).href));
  expect(names).toContain('listHolidays');
  for (const name of names) expect(name).toMatch(/^(list|get|count|check)[A-Z]\w+$/);
});

test('a program with it compiles, and gets what the service answers', async () => {
  const { stdout } = spawnSync('tools/node_modules/.bin/tsc', ['--project', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');

  const bundle = join(folder, 'program.mjs');
  await build({ entryPoints: [join(folder, 'program.ts')], bundle: true, format: 'esm', outfile: bundle });
  const handle = toWebHandler(testApi());
  const answer = (input: Request) => handle(input, '192.0.2.1');
  Object.assign(globalThis, { handle: answer });
  const { ask } = (await import(pathToFileURL(resolve(bundle)).href)) as { ask: () => Promise<unknown> };
  expect(await ask()).toEqual({
    code: 'CA-ON',
    again: 9,
    federal: 10,
    week: 'Fête du Canada',
    result: '2027-01-04',
    limit: '2026-12-29',
    endless: 'missing-parameter',
    weekends: expect.any(Number),
    calendar: 'BEGIN:VCALENDAR',
    wrong: [400, 'bad-parameter', 'province'],
  });
});
