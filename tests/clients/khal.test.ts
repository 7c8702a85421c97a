import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { almanac } from '../support/law/almanac.ts';
import { isInstalled } from '../support/programs/tools.ts';
import { holidayFeed, YEARS } from './calendar-kinds.ts';

/** A year of the feeds in which July 1 is a Sunday, and the law of British Columbia moves Canada Day. */
const SUNDAY_YEAR = YEARS.find((year) => new Date(Date.UTC(year, 6, 1)).getUTCDay() === 0);
const JULY = [`${SUNDAY_YEAR}-07-01`, `${SUNDAY_YEAR}-08-01`] as const;

describe.skipIf(!isInstalled('khal'))('khal', () => {
  let khal: Khal;
  beforeEach(() => {
    khal = new Khal();
  });
  afterEach(() => khal.close());

  test('it shows Canada Day on the date to which the law moves it', () => {
    khal.import(holidayFeed('bc', 'en').text);
    const day = `${SUNDAY_YEAR}-07-02`;
    expect(khal.agenda(...JULY)).toEqual([`${day} ${day} Canada Day (observed)`]);
  });

  test('it shows names with their accents', () => {
    khal.import(holidayFeed('qc', 'fr').text);
    // Neither a Saturday nor a Sunday, from which Quebec's law moves the day.
    const [year = 0] = YEARS.filter((one) => new Date(Date.UTC(one, 5, 24)).getUTCDay() % 6 !== 0);
    const name = almanac.statutory('qc', year).find(({ date }) => date === `${year}-06-24`)?.nameFr;
    expect(name).toContain('ê');
    expect(khal.agenda(`${year}-06-24`, `${year}-06-25`)).toEqual([`${year}-06-24 ${year}-06-24 ${name}`]);
  });

  test('it duplicates nothing if a rebuilt feed is imported again', () => {
    const { text, events } = holidayFeed('bc', 'en');
    khal.import(text);
    khal.import(text.replaceAll(/^DTSTAMP:\d{4}/gm, 'DTSTAMP:2099'));
    expect(khal.eventFiles()).toBe(events.length);
    expect(khal.agenda(...JULY)).toHaveLength(1);
  });

  test('it duplicates nothing if the same days come in the other language', () => {
    const { text, events } = holidayFeed('bc', 'en');
    khal.import(text);
    khal.import(holidayFeed('bc', 'fr').text);
    expect(khal.eventFiles()).toBe(events.length);
    expect(khal.agenda(...JULY)).toEqual([
      `${SUNDAY_YEAR}-07-02 ${SUNDAY_YEAR}-07-02 Fête du Canada (congé reporté)`,
    ]);
  });
});

const LOCALE = `
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
default_timezone = America/Toronto
local_timezone = America/Toronto
`;

/** khal with a calendar of its own in a folder of its own. */
class Khal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'statdays-khal-'));
  readonly #config = join(this.#folder, 'config');

  constructor() {
    const calendar = `[calendars]\n[[holidays]]\npath = ${join(this.#folder, 'events')}\n`;
    const rest = `[sqlite]\npath = ${join(this.#folder, 'khal.db')}\n[default]\ndefault_calendar = holidays\n`;
    writeFileSync(this.#config, calendar + rest + LOCALE);
  }

  import(text: string): void {
    const file = join(this.#folder, 'import.ics');
    writeFileSync(file, text);
    this.#run('import', '--batch', file);
  }

  /** Lines of first day, last day and title; the last day is not asked for. */
  agenda(from: string, until: string): string[] {
    const format = '{start-date} {end-date} {title}';
    const output = this.#run('list', '--once', '--format', format, '--day-format', '', from, until);
    return output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  eventFiles(): number {
    return readdirSync(join(this.#folder, 'events')).length;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(...args: string[]): string {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: this.#folder };
    return execFileSync('khal', ['-c', this.#config, ...args], { encoding: 'utf8', env, stdio: 'pipe' });
  }
}
