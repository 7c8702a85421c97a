import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denoProgram } from '../../netlify/deno.ts';
import { makeNetlifyProject, type NetlifyProject } from './netlify-project.ts';

const ASK = fileURLToPath(new URL('./ask-bundle.mjs', import.meta.url));

/** A Node that the project did not bring, whose zone data may be of any age. */
const otherNode = (env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((program) => existsSync(program));

const runtimes: [name: string, program: string, flags: readonly string[]][] = [
  ['Deno', denoProgram(), ['run', '--quiet', '--no-config', '--allow-env', '--allow-read']],
  ['the packaged Node', execPath, []],
  ...(otherNode ? [['the Node of the system', otherNode, []] as [string, string, string[]]] : []),
];

/** Instants at which it is past midnight only in places that have stopped changing their clocks. */
const cases: [
  clock: string,
  answers: readonly (readonly [province: string, date: string, left: number])[],
][] = [
  [
    '2026-11-22T07:30:00Z',
    [
      ['bc', '2026-11-22', 84_600],
      ['yt', '2026-11-22', 84_600],
    ],
  ],
  [
    '2026-11-22T06:30:00Z',
    [
      ['ab', '2026-11-22', 84_600],
      ['nt', '2026-11-22', 84_600],
      ['bc', '2026-11-21', 1_800],
    ],
  ],
];

let project: NetlifyProject;

beforeAll(async () => {
  project = await makeNetlifyProject({ 'index.html': '' });
});

afterAll(() => project.remove());

describe.each(runtimes)('today at the edge, in %s', (_name, program, flags) => {
  test.each(cases)('at %s', async (clock, answers) => {
    const bundle = join(project.folder, 'dist/edge-functions/api.js');
    const provinces = answers.map(([province]) => province);
    const { stdout } = await promisify(execFile)(program, [...flags, ASK, bundle, ...provinces], {
      env: { ...env, CLOCK: clock },
    });
    const seen = stdout.trim().split('\n');
    expect(seen.map((line) => JSON.parse(line))).toEqual(
      answers.map(([province, date, left]) => [province, date, cacheControl(left)]),
    );
  });
});

/** Of an answer that depends on a day. @param seconds left of that day */
function cacheControl(left: number): string {
  return `public, max-age=${Math.min(3600, left)}, s-maxage=${left}, stale-while-revalidate=0`;
}
