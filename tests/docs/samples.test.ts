import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { PLACEHOLDER_URL } from '../../src/documents/site-url.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { codeBlocks, htmlPage } from '../support/site/html-pages.ts';
import { servedSite } from '../support/site/served-site.ts';
import { LANGUAGES, type Language } from './sources.ts';

const runs = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

const PROGRAMS = [
  { lang: 'js', command: process.execPath, args: ['--input-type=module', '-'], isHere: true },
  { lang: 'python', command: 'python3', args: ['-'], isHere: isInstalled('python3') },
  // No tool of this project, so its absence is no fault, in CI either.
  { lang: 'php', command: 'php', args: [], isHere: runs('php') },
].filter(({ isHere }) => isHere);

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

/** What a program prints that reads the code from its input. */
async function run(command: string, args: readonly string[], code: string): Promise<string> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(code);
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return printed;
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
  const path = `/${language}/docs/quick-start/`;
  test.each(PROGRAMS)('runs in $lang', async ({ lang, command, args }) => {
    expect(await run(command, args, sample(path, lang))).toBe(await expected(language));
  });

  test('takes the day off from a workbook, and from the column of a sheet that holds it', async () => {
    const [workbook = '', sheet = ''] = samples(path, 'text');
    expect(workbook).toContain('{"observedDate", ');
    const csv = await fetch(`${site.url}/downloads/on.csv`);
    const columns = (await csv.text()).split('\r\n')[0]?.split(',') ?? [];
    const taken = [...(/select (.*) where/.exec(sheet)?.[1] ?? '').matchAll(/Col(\d+)/g)];
    const name = language === 'fr' ? 'nameFr' : 'nameEn';
    expect(taken.map(([, number]) => columns[Number(number) - 1])).toEqual(['observedDate', name]);
  });

  test('runs in a shell', async () => {
    const response = await fetch(`${site.url}/api/holidays.json?year=2026&province=on`);
    const command = sample(path, 'bash').replace('curl ', 'curl --silent ');
    expect(await run('sh', [], command)).toBe(await response.text());
  });
});
