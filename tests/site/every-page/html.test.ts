import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { IS_EXHAUSTIVE } from '../../support/exhaustive.ts';
import { isInstalled } from '../../support/programs/tools.ts';
import { TEMPLATES } from '../../support/site/templates.ts';

/** The Nu Html Checker, which the WHATWG and the W3C use. */
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const CLIENT = 'dist/client';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** A bad page goes in with ours: a checker that read nothing would be content too. */
test.skipIf(!isInstalled('java', ['-version']))(
  'the Nu Html Checker finds no fault in our pages, and what stands behind the end of a bad one',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'statdays-html-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const page = '<!doctype html>\n<html lang="en"><title>A page</title><p>Text</p></html>\n';
    writeFileSync(join(folder, 'bad.html'), `${page}<script src="a.js"></script>`);
    const faults = faultsOf([folder, ...(IS_EXHAUSTIVE ? [CLIENT] : pagesOfTemplates())]);
    expect(faults[0]).toMatch(/bad\.html:3: Stray start tag .script/);
    expect(faults.filter((fault) => !fault.includes('bad.html')).slice(0, 10)).toEqual([]);
  },
);

function pagesOfTemplates(): readonly string[] {
  return TEMPLATES.flatMap(({ en, fr }) => [en, fr]).map((address) => {
    const { pathname } = new URL(address, 'http://localhost');
    return join(CLIENT, pathname.replace('no-such-page', '404'), 'index.html');
  });
}

/** The faults in files and in folders' pages. A remark, such as one on the slash of a void element, isn't a fault. */
function faultsOf(paths: readonly string[]): readonly string[] {
  const args = ['-jar', CHECKER, '--skip-non-html', '--format', 'json', ...paths];
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
}
