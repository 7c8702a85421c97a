import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FILE_PATHS } from '../files.ts';
import { OPERATION_NAMES, OPERATIONS, operationPath } from '../operations.ts';
import { PARAMETERS } from '../parameters/parameters.ts';
import { openApi } from './openapi.ts';

const document = openApi('https://example.org', '1.0.0');
const folder = mkdtempSync(join(tmpdir(), 'statdays-openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('openApi', () => {
  test('passes the linter without a warning', () => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/packages/tool.ts', 'tools/redocly', 'lint', file, '--format=json'],
      { encoding: 'utf8', env },
    );
    const { problems } = JSON.parse(stdout) as { problems: { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  test('has every operation and file', () => {
    const { paths } = document as { paths: object };
    expect(Object.keys(paths)).toEqual([...OPERATION_NAMES.map(operationPath), ...FILE_PATHS]);
  });

  test('uses every parameter', () => {
    const used = new Set(OPERATION_NAMES.flatMap<string>((name) => OPERATIONS[name].takes));
    expect([...used].sort()).toEqual(Object.keys(PARAMETERS).sort());
  });

  test('allows fields that it does not know', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});
