import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { docsPath } from '../../src/service/contract/docs-pages.ts';
import { PLACEHOLDER_URL } from '../../src/service/documents/site-url.ts';
import { ELLIPSIS } from '../../src/site/calls/excerpt.ts';
import { problemExample } from '../../src/site/calls/problem-example.ts';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import { LANGUAGES, type Language, textOf } from '../docs/sources.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { codeBlocks, type HtmlPage, htmlPage } from '../support/site/html-pages.ts';
import { servedSite } from '../support/site/served-site.ts';

/** Of Debian’s package libgoogle-gson-java. */
const GSON = '/usr/share/java/gson.jar';

interface Program {
  readonly lang: string;
  readonly file: string;
  /** The commands that run the file, one after the other. */
  readonly commands: readonly (readonly [command: string, ...args: string[]])[];
  /** The argument that asks for the version. */
  readonly version?: string;
}

const PROGRAMS: readonly Program[] = [
  { lang: 'bash', file: 'sample.sh', commands: [['sh', 'sample.sh']] },
  { lang: 'js', file: 'sample.mjs', commands: [[process.execPath, 'sample.mjs']] },
  { lang: 'python', file: 'sample.py', commands: [['python3', 'sample.py']] },
  { lang: 'php', file: 'sample.php', commands: [['php', 'sample.php']] },
];

/** Nobody needs these to work on the project: `.ci/debian all` installs them. */
const MORE_PROGRAMS: readonly Program[] = [
  { lang: 'r', file: 'sample.R', commands: [['Rscript', 'sample.R']] },
  { lang: 'go', file: 'sample.go', commands: [['go', 'run', 'sample.go']], version: 'version' },
  { lang: 'ruby', file: 'sample.rb', commands: [['ruby', 'sample.rb']] },
  {
    lang: 'java',
    file: 'sample.java',
    commands: [['java', '-cp', GSON, 'sample.java']],
  },
  {
    lang: 'csharp',
    file: 'sample.cs',
    commands: [
      ['mcs', '-langversion:latest', '-r:System.Net.Http', '-pkg:newtonsoft-json', 'sample.cs'],
      ['mono', 'sample.exe'],
    ],
  },
];

const PERL: Program = { lang: 'perl', file: 'sample.pl', commands: [['perl', 'sample.pl']] };

const canRun = ({ commands, version }: Program): boolean =>
  commands.every(([command]) => command === 'sh' || isInstalled(command, [version ?? '--version']));
const programs = [...PROGRAMS, ...(IS_EXHAUSTIVE ? MORE_PROGRAMS : [])].filter(canRun);

const site = servedSite();

/** The codes of a language on a page as a reader would copy them, for the service that runs here. */
function samples(path: string, lang: string): readonly string[] {
  return codeBlocks(htmlPage('dist/client', path))
    .filter((block) => block.lang === lang)
    .map(({ code }) => code.replaceAll(PLACEHOLDER_URL, site.url));
}

function sample(path: string, lang: string): string {
  return samples(path, lang)[0] ?? '';
}

test.each(LANGUAGES)(
  'a reader of the documentation in %s sees the request above each response',
  (language) => {
    const pages = DOCS_TREE.flatMap(({ slugs }) => slugs.map((slug) => docsPath(language, slug)));
    const shown = pages.flatMap((path) => requestsAndResponses(htmlPage('dist/client', path)));
    const hidden = shown.filter(
      (text, index) => text.startsWith('response ') && shown[index - 1] !== text.slice(9),
    );
    expect(hidden).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  },
);

test.each(LANGUAGES)('each response in %s has the lines that the service gives', async (language) => {
  const pages = DOCS_TREE.flatMap(({ slugs }) => slugs.map((slug) => docsPath(language, slug)));
  const shown = pages.flatMap((path) => codeBlocks(htmlPage('dist/client', path)));
  for (const { request, code } of shown) {
    if (!request) continue;
    const given = linesOf(await (await fetch(`${site.url}${request}`)).text());
    const wrong = code.split('\n').filter((line) => line.trim() !== ELLIPSIS && !skipTo(given, line));
    expect([request, wrong]).toEqual([request, []]);
  }
});

/** JSON and the address of the service as the documentation shows them. */
function linesOf(text: string): string[] {
  const lines = /^[{[]/.test(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return lines.replaceAll(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, PLACEHOLDER_URL).split(/\r?\n/);
}

/** Leaves what follows a line; false if the line is not there. */
function skipTo(lines: string[], line: string): boolean {
  const at = lines.indexOf(line);
  if (at >= 0) lines.splice(0, at + 1);
  return at >= 0;
}

/** The requests that a page shows, and `response` with the request of each response, in their order. */
function requestsAndResponses({ elements }: HtmlPage): readonly string[] {
  return elements.flatMap(({ name, attribs }, index) => {
    if (name === 'pre' && attribs['data-request']) return [`response ${attribs['data-request']}`];
    const isRequest = name === 'a' && elements[index - 1]?.attribs['class'] === 'method';
    return isRequest ? [attribs['href'] ?? ''] : [];
  });
}

test.each(LANGUAGES)(
  'the tables of requests in %s show the values that the service gives',
  async (language) => {
    const rows = DOCS_TREE.flatMap(({ slugs }) => slugs).flatMap((slug) => [
      ...textOf(language, slug).matchAll(/^\| \[`(\/api\/[a-z-]+\.txt\?\S+)`\]\(\1\) \| `([^`]+)`/gm),
    ]);
    for (const [, request, value] of rows)
      expect([request, await (await fetch(`${site.url}${request}`)).text()]).toEqual([request, value]);
    expect(rows.length).toBeGreaterThan(10);
  },
);

test.each(LANGUAGES)('the guide to payroll in %s counts banking days by the list of payments', (language) => {
  const requests = textOf(language, 'docs/payroll').match(/\/api\/business-days\.[^"`\s]+/g) ?? [];
  expect(requests.filter((request) => !request.includes('list=payments'))).toEqual([]);
  expect(requests.length).toBeGreaterThan(5);
});

/** Runs a program: its output, and the exit status of its last command. */
async function run({ file, commands }: Program, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-sample-'));
  try {
    writeFileSync(join(folder, file), code);
    let status: number | null = 0;
    let printed = '';
    let errors = '';
    for (const [command, ...args] of commands) {
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      const child = spawn(command, args, { cwd: folder, env });
      const ended = once(child, 'exit');
      [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      [status] = await ended;
    }
    return { printed, errors, status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The lines that the programs of the quick start print. */
async function expected(language: Language): Promise<string> {
  const response = await fetch(`${site.url}/api/holidays.json?year=2026&province=on`);
  const { holidays } = (await response.json()) as {
    holidays: Record<'date' | 'nameEn' | 'nameFr', string>[];
  };
  const name = language === 'fr' ? 'nameFr' : 'nameEn';
  return `${holidays.map((holiday) => `${holiday.date} ${holiday[name]}`).join('\n')}\n`;
}

describe.each(LANGUAGES)('the quick start in %s', (language) => {
  const path = docsPath(language, 'docs/quick-start');
  test.each(programs)('runs in $lang, and says what is wrong', async (program) => {
    const code = sample(path, program.lang);
    const { printed, status } = await run(program, code);
    if (program.lang === 'bash') expect(JSON.parse(printed)).toHaveProperty('count', 9);
    else expect(printed).toBe(await expected(language));
    expect(status).toBe(0);

    const wrong = await run(program, code.replace('province=on', 'province=ontario'));
    expect(wrong.printed + wrong.errors).toContain(problemExample('bad-parameter', language, '').detail);
    expect(wrong.status).not.toBe(0);
  });

  test('takes the day off from a workbook, and from the column of a sheet that holds it', async () => {
    const [workbook = ''] = samples(path, 'powerquery');
    const sheet = samples(path, 'text').find((code) => code.startsWith('=')) ?? '';
    expect(workbook).toContain('{"observedDate", ');
    const csv = await fetch(`${site.url}/downloads/on.csv`);
    const columns = (await csv.text()).split('\r\n')[0]?.split(',') ?? [];
    const taken = [...(/select (.*) where/.exec(sheet)?.[1] ?? '').matchAll(/Col(\d+)/g)];
    const name = language === 'fr' ? 'nameFr' : 'nameEn';
    expect(taken.map(([, number]) => columns[Number(number) - 1])).toEqual(['observedDate', name]);
  });
});

describe.each(LANGUAGES)('the question whether today is a holiday, in %s,', (language) => {
  test.each([...programs, PERL].filter(canRun))(
    'has a program in $lang that prints true, false or nothing but an error',
    async (program) => {
      // The first program lists the holidays.
      const code = samples(docsPath(language, 'docs/quick-start'), program.lang).at(-1) ?? '';
      const asked = async (query: string) => {
        const { printed, status } = await run(program, code.replace('province=on', query));
        return [printed.trim(), status === 0];
      };
      expect(await asked('date=2026-12-25&province=on')).toEqual(['true', true]);
      expect(await asked('date=2026-12-24&province=on')).toEqual(['false', true]);
      expect(await asked('province=ontario')).toEqual(['', false]);
    },
  );
});
