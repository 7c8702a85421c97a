import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLines, toProposal, yearRanges } from './report.ts';

const small = {
  reconciliation: '| scope |\n\nNews\n\n- ON 2027\n',
  update: '5 years asked.\nFault in 2027: v4: no body in time.\n\n| scope |\n',
  listings: 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n+  {"date":"2027-06-11"}\n',
};

test('holds the reconciliation, what the update said before it, and the changed lines', () => {
  const text = toProposal(small);
  expect(text).toContain('\n\n| scope |\n\nNews\n\n- ON 2027\n\n');
  expect(text).toContain('~~~~~\n5 years asked.\nFault in 2027: v4: no body in time.\n~~~~~');
  expect(text).toContain('~~~~~diff\n--- a/x\n+++ b/x\n+  {"date":"2027-06-11"}\n~~~~~\n');
});

test('cuts long listings by whole lines and says how many are left out', () => {
  const listings = Array.from({ length: 5_000 }, (_, index) => `+  {"id":"é-${index}"}`).join('\n');
  const text = toProposal({ ...small, listings });
  const shown = text.match(/^\+ {2}\{"id":"é-\d+"\}$/gm)?.length;
  expect(Buffer.byteLength(text)).toBeLessThan(17_000);
  expect(text).toContain(`(lines left out: ${5_000 - (shown ?? 0)})\n~~~~~\n`);
});

test('a listing can neither end its fence nor call anybody', () => {
  const listings = '+ {"nameEn":"x ~~~~~ ``` @maintainer ::error::"}';
  const text = toProposal({ ...small, listings });
  expect(text.match(/^~~~~~/gm)).toHaveLength(4);
  expect(text).not.toMatch(/@maintainer|```|::/);
});

test('npm run proposal prints it from three files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'));
  const files = Object.entries(small).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const script = fileURLToPath(new URL('../../scripts/proposal.ts', import.meta.url));
  expect(execFileSync(process.execPath, [script, ...files], { encoding: 'utf8' })).toBe(toProposal(small));
  rmSync(folder, { recursive: true });
});

test.each([
  ['all that fit, to the byte', ['ab', 'é'], 6, ['ab', 'é']],
  ['a byte less', ['ab', 'é'], 5, ['ab', '(lines left out: 1)']],
  ['a long line hides those after it', ['a', 'b'.repeat(9), 'c'], 9, ['a', '(lines left out: 2)']],
  ['nothing', [], 0, []],
])('the first lines: %s', (_name, lines, bytes, expected) => {
  expect(firstLines(lines, bytes)).toEqual(expected);
});

test.each([
  [[], ''],
  [[2022], '2022'],
  [[1976, 1977, 1978, 2022], '1976 to 1978, 2022'],
  [[1979, 1984, 1985], '1979, 1984 to 1985'],
])('the years %j read "%s"', (years, text) => {
  expect(yearRanges(years)).toBe(text);
});
