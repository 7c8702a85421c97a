import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../support/tools.ts';
import { holidayFeed } from './calendar-kinds.ts';

const run = promisify(execFile);

describe.skipIf(!isInstalled('vdirsyncer'))('vdirsyncer', () => {
  let folder = '';
  let server: Server;
  let published = '';

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'statdays-vdirsyncer-'));
    mkdirSync(join(folder, 'events'));
    server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
      response.end(published);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    writeFileSync(join(folder, 'config'), config(folder, `http://127.0.0.1:${port}/calendars/on.en.ics`));
  });

  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  async function vdirsyncer(command: string): Promise<void> {
    await run('vdirsyncer', ['-c', join(folder, 'config'), command], {
      env: { ...process.env, HOME: folder },
    });
  }

  function titles(): string[] {
    const texts = readdirSync(join(folder, 'events')).map((name) =>
      readFileSync(join(folder, 'events', name), 'utf8'),
    );
    return texts.map((text) => /^SUMMARY:(.*)$/m.exec(text)?.[1]?.trim() ?? '').sort();
  }

  test('subscribes to a feed and follows it when a day is renamed and another ceases', async () => {
    const { text, events } = holidayFeed('on', 'en');
    const names = events.map((each) => each.summary).sort();
    published = text;
    await vdirsyncer('discover');
    await vdirsyncer('sync');
    expect(titles()).toEqual(names);

    const [first, second, ...others] = text.split(/(?=BEGIN:VEVENT)/).slice(1);
    const head = text.slice(0, text.indexOf('BEGIN:VEVENT'));
    published = head + [first?.replace(/^SUMMARY:.*$/m, 'SUMMARY:Renamed Day'), ...others].join('');
    await vdirsyncer('sync');
    const ceased = /^SUMMARY:(.*)\r$/m.exec(second ?? '')?.[1];
    expect(titles()).toHaveLength(names.length - 1);
    expect(titles()).toContain('Renamed Day');
    expect(titles().filter((title) => title === ceased)).toHaveLength(
      names.filter((name) => name === ceased).length - 1,
    );
  });
});

function config(folder: string, url: string): string {
  return `
[general]
status_path = "${join(folder, 'status')}"

[pair holidays]
a = "local"
b = "feed"
collections = null
conflict_resolution = "b wins"

[storage local]
type = "filesystem"
path = "${join(folder, 'events')}"
fileext = ".ics"

[storage feed]
type = "http"
url = "${url}"
`;
}
