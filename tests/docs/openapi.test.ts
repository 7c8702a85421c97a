import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openApi } from '../../src/service/contract/schemas/openapi.ts';

const folder = mkdtempSync(join(tmpdir(), 'statdays-openapi-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['3.1.0', '3.0.3'] as const)(
  'the OpenAPI %s document passes the linter without a warning',
  (openapi) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(openApi('https://example.org', '1.0.0', openapi)));
    const output = execFileSync('tools/node_modules/.bin/redocly', ['lint', file, '--format=json'], {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    });
    const { problems } = JSON.parse(output) as { problems: { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual([]);
  },
);
