import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse from 'lighthouse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumCommand } from '../support/site/browser.ts';
import { servedSite } from '../support/site/served-site.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A busy machine may slow a run down, never speed one up: the best of a few counts. */
const RUNS = 3;

const site = servedSite();
let chrome: ChildProcess;
let port: number;
const profile = mkdtempSync(join(tmpdir(), 'statdays-lighthouse-'));

beforeAll(async () => {
  const { executablePath, args } = await chromiumCommand();
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  chrome = spawn(executablePath, [...args.filter((argument) => !argument.startsWith('--headless')), ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  port = await debuggingPort(chrome);
});

afterAll(async () => {
  chrome.kill();
  await once(chrome, 'exit');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function debuggingPort({ stderr }: ChildProcess): Promise<number> {
  if (!stderr) throw new Error('The browser has no error output');
  for await (const line of createInterface({ input: stderr })) {
    const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (found) return Number(found);
  }
  throw new Error('The browser does not say where it listens');
}

interface Report {
  readonly scores: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
}

async function audit(path: string): Promise<Report> {
  const result = await lighthouse(`${site.url}${path}`, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: 'silent',
  });
  if (!result) throw new Error(`No report on ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  const complaints = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  return { scores, complaints: complaints.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`) };
}

function performanceOf({ scores: { performance = 0 } }: Report): number {
  return performance;
}

async function bestAudit(path: string): Promise<Report> {
  let best = await audit(path);
  for (let run = 1; run < RUNS && performanceOf(best) < 98; run++) {
    const next = await audit(path);
    if (performanceOf(next) > performanceOf(best)) best = next;
  }
  return best;
}

describe('Lighthouse', () => {
  test.each([
    { name: 'home', path: '/en/' },
    { name: 'a place', path: '/fr/nouvelle-ecosse/' },
    { name: 'a year', path: '/fr/ontario/2026/' },
    { name: 'a year of all places', path: '/en/2027/' },
    { name: 'a holiday', path: '/fr/fete-du-canada/' },
    { name: 'a date', path: '/en/date/?date=2027-08-02' },
    { name: 'business days', path: '/fr/jours-ouvrables/' },
    { name: 'a page of the documentation', path: '/en/docs/quick-start/' },
    { name: 'the reference of the API', path: '/fr/docs/requetes/jours-feries/' },
  ])('is content with $name', { timeout: 240_000 }, async ({ path }) => {
    const { scores, complaints } = await bestAudit(path);
    const { performance = 0, ...others } = scores;
    expect({ ...others, complaints }).toEqual({
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
      complaints: expect.any(Array),
    });
    expect(performance, complaints.join('\n')).toBeGreaterThanOrEqual(98);
  });
});
