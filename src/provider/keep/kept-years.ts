import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toJsonRows } from '../../common/json-rows.ts';
import { writeWhole } from '../../common/write-atomically.ts';
import { suspicionOf } from '../ask/plausibility.ts';
import { decode } from '../decode.ts';
import { describeFault } from '../fault.ts';
import { byDateAndName, type WitnessRow, witnessRowSchema } from '../row.ts';

export interface KeptYears {
  readonly years: ReadonlyMap<number, readonly WitnessRow[]>;
  /** In plain words, each file of a year that is not what an update writes. */
  readonly damage: readonly string[];
}

const YEAR_FILE = /^(\d{4})\.json$/;
const fileSchema = z.array(witnessRowSchema);

/** Reads the provider's last good answers, `<year>.json` each, and holds them to what is asked of an answer. */
export async function readKeptYears(directory: string): Promise<KeptYears> {
  const years = new Map<number, readonly WitnessRow[]>();
  const damage: string[] = [];
  for (const file of (await readdir(directory)).sort()) {
    const year = Number(YEAR_FILE.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(year)) continue;
    const read = decode(await readFile(join(directory, file), 'utf8'), fileSchema);
    const fault = read.kind === 'decoded' ? suspicionOf(read.value, year, undefined) : read;
    if (fault) damage.push(`${file}: ${describeFault(fault)}`);
    else if (read.kind === 'decoded') years.set(year, read.value);
  }
  return { years, damage };
}

/** Keeps a year's answer; answers whether that changed the file. */
export function keepYear(directory: string, year: number, rows: readonly WitnessRow[]): Promise<boolean> {
  return writeWhole(join(directory, `${year}.json`), toKeptText(rows));
}

export function toKeptText(rows: readonly WitnessRow[]): string {
  return toJsonRows(rows.map(toKeptRow).sort(byDateAndName));
}

/** The order of the fields, and of what they list, is part of what must stay the same. */
function toKeptRow({ date, name, localName, counties, types }: WitnessRow): WitnessRow {
  return {
    date,
    name,
    ...(localName === undefined ? {} : { localName }),
    counties: counties && [...counties].sort(),
    types: [...types].sort(),
  };
}
