import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { ask, lists, testApi, textOf } from '../support/hosts/test-api.ts';
import { served } from '../support/law/data-set.ts';
import { payCases } from '../support/law/law.ts';

type Arguments = Readonly<Record<string, unknown>>;
/** Tests read any part of an answer. */
// biome-ignore lint/suspicious/noExplicitAny: what a tool answers is compared, not typed
type Body = any;

/** The most characters that assistants read before every conversation: two to four make a token. */
const MAX_TOOLS = 12_000;

/** A question for each tool, the most characters of its brief answer, and a French word of it. */
const BRIEF: Readonly<Record<string, { args: Arguments; most: number; fr: string }>> = {
  list_holidays: { args: { year: 2026, province: 'on' }, most: 2_600, fr: 'Fête du Travail' },
  is_day_off: { args: { date: '2026-12-28' }, most: 900, fr: 'payments' },
  next_holiday: { args: { date: '2026-11-21', province: 'qc' }, most: 900, fr: 'Jour de Noël' },
  long_weekends: { args: { year: 2026, province: 'on' }, most: 2_800, fr: 'Fête du Travail' },
  business_days: {
    args: { date: '2026-12-30', add: 5, list: 'payments', projected: true },
    most: 1_200,
    fr: 'projected',
  },
  time_limit: {
    args: { list: 'civil-procedure-on', date: '2026-12-21', days: 10 },
    most: 1_800,
    fr: 'greffe',
  },
  holiday_pay: {
    args: { province: 'on', date: '2026-12-25', wages: 2240 },
    most: 2_700,
    fr: '112',
  },
  week_numbers: { args: { date: '2026-11-21' }, most: 280, fr: '"week":47' },
  which_list: { args: {}, most: 2_700, fr: 'Postes Canada' },
  holiday_history: { args: { id: 'family-day', province: 'on' }, most: 1_180, fr: 'Jour de la Famille' },
  check_list: {
    args: {
      text: '2026-07-01 Canada Day, 2026-08-03 Civic Holiday, 2026-09-08 Labour Day',
      province: 'on',
      as: 'statutory',
    },
    most: 900,
    fr: 'mauvaise date',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'statdays-mcp-'));
const api = testApi();
const client = new Client({ name: 'tests', version: '1.0.0' });

beforeAll(async () => {
  const env = { ...process.env, SITE_URL: DEFAULT_SITE_URL };
  execFileSync(process.execPath, ['scripts/build/build-mcp.ts', folder], { env, stdio: 'pipe' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [join(folder, 'statdays-mcp.js')] }),
  );
});

afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

async function call(name: string, args: Arguments): Promise<Body> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  expect(isError, JSON.stringify(content)).toBeUndefined();
  const [{ text }] = content as [{ text: string }];
  return JSON.parse(text);
}

const whole = (name: string, args: Arguments): Promise<Body> => call(name, { ...args, full: true });

async function fromApi(target: string): Promise<Body> {
  return JSON.parse(textOf(await ask(api, target)));
}

test('the tools only read, and their descriptions are short', async () => {
  const { tools } = await client.listTools();
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
  expect(JSON.stringify({ tools }).length).toBeLessThan(MAX_TOOLS);
});

test('holiday_pay answers all cases to the cent', async () => {
  for (const { id, province, date, given, pays } of payCases) {
    const answer = await whole('holiday_pay', { province, date, ...given });
    expect({ id, ...answer }).toMatchObject({ id, ...pays });
  }
});

test('every tool answers briefly, in the language of the call', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(BRIEF));
  for (const [name, { args, most, fr }] of Object.entries(BRIEF)) {
    const answer = await call(name, { ...args, locale: 'fr' });
    const text = JSON.stringify(answer);
    expect([name, text]).toEqual([name, expect.stringContaining(fr)]);
    expect([name, text.length]).toEqual([name, expect.toSatisfy((length) => length <= most)]);
  }
});

test.each<[name: string, args: Arguments, target: string]>([
  ['list_holidays', { year: 2026, province: 'on' }, '/api/holidays.json?year=2026&province=on'],
  [
    'list_holidays',
    { year: 2026, province: 'CA-NS', include: 'all' },
    '/api/holidays.json?year=2026&province=ns&include=all',
  ],
  [
    'long_weekends',
    { year: 2027, province: 'qc' },
    '/api/holidays.json?year=2027&province=qc&longWeekends=1',
  ],
  [
    'time_limit',
    { list: 'federal-courts-ca', date: '2026-12-15', days: 10, clear: true },
    '/api/time-limit.json?list=federal-courts-ca&date=2026-12-15&days=10&clear=1',
  ],
])('%s answers in full as the API does', async (name, args, target) => {
  expect(await whole(name, args)).toEqual(await fromApi(target));
});

test('next_holiday and week_numbers answer with fields of the week', async () => {
  const week = await fromApi('/api/week.json?date=2026-11-21&province=bc');
  const next = await whole('next_holiday', { date: '2026-11-21', province: 'bc' });
  expect(next.nextHoliday).toMatchObject({ act: expect.anything(), confidence: 'high' });
  const numbers = await call('week_numbers', { date: '2026-11-21' });
  expect(week).toMatchObject({ ...next, ...numbers });
});

test('is_day_off says what the act owes if the day may be off for a holiday on a weekend', async () => {
  const { isBusinessDay, notes } = await call('is_day_off', { date: '2026-12-28' });
  expect([isBusinessDay, notes]).toEqual([
    true,
    [expect.stringMatching(/^Boxing Day \(December 26, 2026\) falls on a weekend\. .+ s\. 193\(2\)\.$/)],
  ]);
  expect((await call('is_day_off', { date: '2026-12-29' })).notes).toBeUndefined();
});

test('is_day_off says that a day is optional, by which act, and what the source says', async () => {
  const answer = await whole('is_day_off', { date: '2026-10-12', province: 'ns' });
  expect(answer).toMatchObject({
    isHoliday: false,
    isBusinessDay: true,
    holidays: [
      {
        id: 'thanksgiving',
        kind: 'optional',
        basis: 'closing',
        act: { name: expect.stringContaining('Retail Business Designated Day Closing Act') },
        confidence: 'high',
        sources: [{ official: true, quote: expect.stringContaining('Thanksgiving Day') }],
      },
    ],
  });
});

test.each([
  // The date of the holiday, and the day on which it is observed.
  ['2027-07-01', 'on', ['canada-day']],
  ['2028-01-03', 'ab', []],
  ['2026-11-24', 'ns', []],
  ['2018-07-01', 'qc', ['canada-day']],
  ['2018-07-02', 'qc', ['canada-day']],
])('is_day_off finds the days of %s in %s', async (date, province, ids) => {
  const { holidays } = await whole('is_day_off', { date, province });
  expect(holidays.map(({ id }: Body) => id)).toEqual(ids);
});

test('business_days names act and confidence of what it passes over', async () => {
  const { result, skipped } = await whole('business_days', { date: '2026-12-24', add: 5, province: 'on' });
  expect(result).toBe('2027-01-04');
  const holidays = skipped.filter(({ reason }: Body) => reason === 'holiday');
  expect(holidays).toHaveLength(2);
  for (const { act, confidence } of holidays)
    expect([act.name, confidence]).toEqual([expect.stringContaining('Employment Standards'), 'high']);
  const ofList = await whole('business_days', { date: '2026-12-23', add: 2, list: 'tsx' });
  expect(ofList.skipped[0]).toMatchObject({ id: 'christmas-day', confidence: 'high' });
});

test('which_list names every list, and the days of one with their sources', async () => {
  const all = await whole('which_list', {});
  expect(all.lists.map(({ id }: Body) => id)).toEqual(lists.ids);
  const one = await whole('which_list', { list: 'tsx', year: 2026 });
  expect(one.lists.map(({ id }: Body) => id)).toEqual(['tsx']);
  expect(one.listYear.days[0]).toMatchObject({ id: 'new-years-day', source: { url: expect.any(String) } });
  const withoutFile = await whole('which_list', { list: 'interpretation-ca', year: 2080 });
  expect(withoutFile.listYear.days[0]).toMatchObject({ id: 'new-years-day', date: '2080-01-01' });
});

test.each(['qc', 'nu', 'ca'])('holiday_history in %s is the part of its file', async (province) => {
  const file = JSON.parse(
    `${await served.dataFiles.fileAt('/holidays/canada-day.json')?.compose({ url: DEFAULT_SITE_URL })}`,
  );
  const { keptIn, places, sources, ...rest } = await whole('holiday_history', {
    id: 'canada-day',
    province,
  });
  expect(file).toMatchObject(rest);
  expect(keptIn).toEqual(file.places.map(({ scope }: Body) => scope));
  expect(places).toHaveLength(1);
  expect(file.places).toContainEqual(places[0]);
  const cited = JSON.stringify(places[0].periods);
  expect(sources.length).toBeGreaterThan(0);
  for (const { id } of sources) expect(cited).toContain(id);
});

const wrong: [name: string, args: Arguments, sentence: string][] = [
  ['list_holidays', { year: 1899 }, 'it must be a whole number from 1900 to 2100'],
  ['list_holidays', { prov: 'on' }, 'There is no “prov” parameter: use “year”, “province”'],
  ['list_holidays', { api_key: 'x' }, 'There is no “api_key” parameter'],
  ['list_holidays', { province: 'ontario' }, 'use “on”'],
  ['list_holidays', { province: 'xx', locale: 'fr-CA' }, 'du paramètre «\u00a0province\u00a0»'],
  ['is_day_off', { date: '2026-02-30' }, 'it must be a valid date'],
  ['is_day_off', { date: { year: 2026 } }, 'The “date” parameter cannot be “{…}”'],
  ['is_day_off', { date: `2026-${'0'.repeat(9_000)}` }, '0…”'],
  ['business_days', { date: '2026-01-01', add: 1, to: '2026-02-01' }, 'Use “add” or “to”, but not both'],
  ['business_days', { list: 'civil-procedure-on' }, 'could give the wrong deadline'],
  ['business_days', { weekend: true }, 'The “weekend” parameter cannot be “true”'],
  ['time_limit', { days: 10 }, 'The “list” parameter is required'],
  ['time_limit', { list: 'interpretation-ca', days: 10, clear: 'maybe' }, 'it must be 0 or 1'],
  ['which_list', { year: 2026 }, 'The “list” parameter is required'],
  ['which_list', { list: 'nyse' }, 'There is no list called “nyse”'],
  ['which_list', { list: 'tsx', year: 1950 }, 'does not cover the year requested'],
  ['holiday_history', { province: 'on' }, 'The “id” parameter is required'],
  ['holiday_history', { id: 'toString' }, 'it must be one of armistice-day'],
];

test.each(wrong)('%s refuses %j in a sentence', async (name, args, sentence) => {
  const { isError, content } = await client.callTool({ name, arguments: args });
  expect(isError).toBe(true);
  expect((content as Body)[0].text).toContain(sentence);
});

test('an argument that is null or empty counts as left out', async () => {
  const answer = await whole('list_holidays', { year: 2026, province: null, include: '' });
  expect(answer).toEqual(await fromApi('/api/holidays.json?year=2026'));
});

test('is_day_off says which lists are closed for the weekend', async () => {
  const { lists: closed, closedForWeekend } = await whole('is_day_off', { date: '2026-11-28' });
  expect([closed, closedForWeekend]).toEqual([
    [],
    expect.arrayContaining(['tsx', 'payments', 'canada-post']),
  ]);
  expect((await whole('is_day_off', { date: '2026-11-27' })).closedForWeekend).toEqual([]);
});

test('business_days takes dates of one’s own and notes Quebec’s choice', async () => {
  const own = await call('business_days', { date: '2026-12-24', with: '2026-12-24', province: 'on' });
  expect(own).toMatchObject({ isBusinessDay: false, reasons: [{ reason: 'own' }] });
  const { notes } = await call('next_holiday', { date: '2027-02-01', province: 'qc' });
  expect(notes).toEqual([expect.stringContaining('The employer chooses Good Friday or Easter Monday')]);
});

test('no schema has a format, for which some clients refuse all tools', async () => {
  expect(JSON.stringify((await client.listTools()).tools)).not.toContain('"format"');
});

test('the packed server takes null for what is left out, and answers the rest in a sentence', async () => {
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'tools/list', params: null },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'week_numbers', arguments: null } },
    { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 7 } },
    { jsonrpc: '2.0', id: 4, method: 'tools/list', params: 'all' },
    { jsonrpc: '1.0', id: 5 },
  ];
  const server = spawn(process.execPath, [join(folder, 'statdays-mcp.js')]);
  server.stdin.end(`${messages.map((message) => JSON.stringify(message)).join('\n')}\n{\n`);
  const replies = (await text(server.stdout))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = (id: number | null) => replies.filter((reply) => reply.id === id);
  expect(found(1)).toMatchObject([{ result: { tools: expect.any(Array) } }]);
  expect(found(2)).toMatchObject([{ result: { content: [{ text: expect.stringContaining('iso') }] } }]);
  for (const [id, code] of [
    [3, -32602],
    [4, -32602],
    [5, -32600],
    [null, -32700],
  ] as const)
    expect(found(id)).toMatchObject([
      { error: { code, message: expect.stringMatching(/^[^[{]+ \/ [^[{]+$/) } },
    ]);
});

test('an unknown tool is an error of the protocol', async () => {
  await expect(client.callTool({ name: 'constructor', arguments: {} })).rejects.toThrow(
    'There is no tool with this name. The available tools are list_holidays',
  );
});

test('the packed server answers thousands of messages that arrive at once', async () => {
  const messages = Array.from({ length: 2_100 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`);
  const server = spawn(process.execPath, [join(folder, 'statdays-mcp.js')]);
  server.stdin.end(messages.join(''));
  expect((await text(server.stdout)).trim().split('\n')).toHaveLength(messages.length);
});

test('the packed server says why it ends if a message is longer than it reads', async () => {
  const server = spawn(process.execPath, [join(folder, 'statdays-mcp.js')]);
  server.stdin.on('error', () => undefined).write('x'.repeat(5_000_000));
  const [said, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(said).toContain('A message is longer than');
  expect(exitCode).toBe(1);
});
