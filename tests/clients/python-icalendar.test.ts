import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../support/programs/tools.ts';
import { CALENDAR_KINDS, type ReadEvent } from './calendar-kinds.ts';

/** Debian's own Python, whose modules are those of its packages. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = fileURLToPath(new URL('read-calendars.py', import.meta.url));

describe.skipIf(!isInstalled(PYTHON, ['-c', 'import icalendar']))('python3-icalendar', () => {
  let folder = '';
  let read: Record<string, ReadEvent[]> = {};

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'statdays-python-'));
    for (const [index, { text }] of CALENDAR_KINDS.entries())
      writeFileSync(join(folder, `${index}.ics`), text);
    read = JSON.parse(execFileSync(PYTHON, [SCRIPT, folder], { encoding: 'utf8' }));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(CALENDAR_KINDS.map((kind, index) => ({ ...kind, index })))(
    'reads every event of $name',
    ({ index, events }) => {
      expect(read[index]).toEqual(events);
    },
  );
});
