import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
export class Khal {
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
