import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../tests/support/law/data-folder.ts';
import { DataError } from '../common/data-error.ts';
import { buildProject } from './build-project.ts';

test('a law with faults stops the build with all of them, and the last build and listings stay', async () => {
  const root = mkdtempSync(join(tmpdir(), 'statdays-project-'));
  try {
    cpSync(DATA, join(root, 'data'), { recursive: true });
    mkdirSync(join(root, 'dist/client'), { recursive: true });
    writeFileSync(join(root, 'dist/client/index.html'), 'last');
    breakRow(root, 'on', { act: 'no-such-act' });
    breakRow(root, 'qc', { evidence: { since: ['no-such-source'] } });
    const listing = readFileSync(join(root, 'data/listings/on.json'), 'utf8');

    const build = buildProject({ root, siteUrl: 'https://statdays.example' }, { updatesData: true });
    const error = await build.catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(DataError);
    expect((error as DataError).message.split('\n').slice(1)).toEqual([
      'data/law/on.json row 1: statute "no-such-act" is not in statutes.json',
      'data/law/qc.json row 1: source "no-such-source" is not in sources.json',
    ]);
    expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toBe('last');
    expect(readFileSync(join(root, 'data/listings/on.json'), 'utf8')).toBe(listing);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

/** Changes the first row of a scope's law. */
function breakRow(root: string, scope: string, fields: Readonly<Record<string, unknown>>): void {
  const file = join(root, `data/law/${scope}.json`);
  const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify([{ ...first, ...fields }, ...others]));
}
