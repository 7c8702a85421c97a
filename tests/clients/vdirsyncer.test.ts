import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventChanges } from '../../src/documents/calendars/changes.ts';
import { composeFeed } from '../../src/documents/calendars/feed.ts';
import { feedWindow } from '../../src/documents/calendars/feed-window.ts';
import { createAlmanac } from '../../src/holidays/almanac.ts';
import { createLog } from '../../src/hosts/node/access-log.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { type RunningHost, startHost } from '../../src/hosts/node/start-host.ts';
import { law, lists } from '../support/law/law.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { holidayFeed } from './calendar-kinds.ts';

const run = promisify(execFile);
const FEED = '/calendars/on.en.ics';

describe.skipIf(!isInstalled('vdirsyncer'))('vdirsyncer', () => {
  let folder = '';
  let running: RunningHost | undefined;
  let port = 0;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'statdays-vdirsyncer-'));
    mkdirSync(join(folder, 'events'));
    mkdirSync(join(folder, 'build/client/calendars'), { recursive: true });
    port = 0;
  });

  afterEach(async () => {
    await running?.stop(0);
    running = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Releases a feed: the host of the service starts anew, at the address that it had. */
  async function release(feed: string): Promise<void> {
    await running?.stop(0);
    writeFileSync(join(folder, 'build/client', FEED), feed);
    const read = readConfig({ PORT: String(port), HOST: '127.0.0.1' });
    if (read.kind === 'wrong') throw new Error(read.faults.join());
    const log = createLog(false, { write: () => {} });
    const host = await startHost({
      law,
      lists,
      edition: 'test',
      build: join(folder, 'build'),
      config: read.config,
      log,
    });
    if (host.kind === 'refused') throw new Error(host.message);
    running = host;
    port = Number(new URL(host.url).port);
    writeFileSync(join(folder, 'config'), config(folder, `http://127.0.0.1:${port}${FEED}`));
  }

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
    const names = events.map((event) => event.summary).sort();
    await release(text);
    await vdirsyncer('discover');
    await vdirsyncer('sync');
    expect(titles()).toEqual(names);

    const [first, second, ...others] = text.split(/(?=BEGIN:VEVENT)/).slice(1);
    const head = text.slice(0, text.indexOf('BEGIN:VEVENT'));
    await release(head + [first?.replace(/^SUMMARY:.*$/m, 'SUMMARY:Renamed Day'), ...others].join(''));
    await vdirsyncer('sync');
    const ceased = /^SUMMARY:(.*)\r$/m.exec(second ?? '')?.[1];
    expect(titles()).toHaveLength(names.length - 1);
    expect(titles()).toContain('Renamed Day');
    expect(titles().filter((title) => title === ceased)).toHaveLength(
      names.filter((name) => name === ceased).length - 1,
    );
  });

  test('sees that the day off of 2029 moved with a correction of the law', async () => {
    const text = composeFeed(
      createAlmanac(law),
      { url: 'https://statdays.example' },
      { kind: 'holidays', scope: 'on', locale: 'en' },
      { window: feedWindow(2026), changes: eventChanges },
    );
    const [event = ''] = /BEGIN:VEVENT\r\nUID:canada-day\.2029\.on@.*?END:VEVENT/s.exec(text) ?? [];
    const before = event
      .replace('SEQUENCE:1', 'SEQUENCE:0')
      .replace('DATE:20290702', 'DATE:20290701')
      .replace('DATE:20290703', 'DATE:20290702');
    const kept = (): readonly string[] => {
      const texts = readdirSync(join(folder, 'events')).map((name) =>
        readFileSync(join(folder, 'events', name), 'utf8'),
      );
      // It files events under their content and not under their UID.
      const found =
        texts.find((file) => /^SUMMARY:Canada Day/m.test(file) && /^DTSTART.*:2029/m.test(file)) ?? '';
      return ['SEQUENCE', 'DTSTART', 'DTEND'].map(
        (name) => new RegExp(`^${name}.*?:(\\d+)`, 'm').exec(found)?.[1] ?? '',
      );
    };
    await release(text.replace(event, before));
    await vdirsyncer('discover');
    await vdirsyncer('sync');
    expect(kept()).toEqual(['0', '20290701', '20290702']);
    await release(text);
    await vdirsyncer('sync');
    expect(kept()).toEqual(['1', '20290702', '20290703']);
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
