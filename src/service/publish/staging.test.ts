import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging } from './staging.ts';

let folder = '';
let staging: ReturnType<typeof openStaging>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statdays-staging-'));
  staging = openStaging(join(folder, 'staging'));
  write(join(folder, 'dist'), 'old');
});

afterEach(() => {
  staging.close();
  rmSync(folder, { recursive: true });
});

function write(dir: string, text: string): void {
  mkdirSync(dir);
  writeFileSync(join(dir, 'page.txt'), text);
}

const served = (): string => readFileSync(join(folder, 'dist', 'page.txt'), 'utf8');

test('a finished folder replaces the output', () => {
  write(staging.path('dist'), 'new');
  staging.swapInto('dist', join(folder, 'dist'));
  expect(served()).toBe('new');
});

test('the output is back if the swap fails', () => {
  expect(() => staging.swapInto('never made', join(folder, 'dist'))).toThrow('ENOENT');
  expect(served()).toBe('old');
  expect(existsSync(staging.path('previous'))).toBe(false);
});
