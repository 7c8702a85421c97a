import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isInstalled } from '../../support/programs/tools.ts';

/** The Nu Html Checker, which the WHATWG and the W3C use. */
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

describe.skipIf(!isInstalled('java', ['-version']))('the Nu Html Checker', () => {
  test('has no error and no warning for any page', () => {
    expect(faultsBelow('dist/client').slice(0, 10)).toEqual([]);
  }, 180_000);

  test('does find what stands behind the end of a page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'statdays-html-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'en'));
    const page = '<!doctype html>\n<html lang="en"><title>A page</title><p>Text</p></html>\n';
    writeFileSync(join(folder, 'en/index.html'), `${page}<script src="a.js"></script>`);
    expect(faultsBelow(folder)[0]).toMatch(/en\/index\.html:3: Stray start tag .script/);
  });
});

/** What is wrong in the pages below a folder. A mere remark, such as one on the slash of a void element, is no fault. */
function faultsBelow(folder: string): readonly string[] {
  const args = ['-jar', CHECKER, '--skip-non-html', '--format', 'json', folder];
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
}
