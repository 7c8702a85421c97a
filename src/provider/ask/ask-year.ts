import type { Fault } from '../fault.ts';
import type { WitnessRow } from '../row.ts';
import type { ApiVersion, ProviderClient } from './client.ts';

interface VersionFault {
  readonly version: ApiVersion;
  readonly fault: Fault;
}

export interface YearAnswer {
  readonly year: number;
  /** The first good answer; null where no version gave one. */
  readonly good: { readonly version: ApiVersion; readonly rows: readonly WitnessRow[] } | null;
  /** What the versions asked before it failed with: a fault of v4 is reported even where v3 then answered. */
  readonly faults: readonly VersionFault[];
}

/** A reason to refuse an answer that fits its schema; undefined where there is none. */
export type Judge = (rows: readonly WitnessRow[], year: number) => Fault | undefined;

/** Asks the versions in their order until one gives a good answer. */
export async function askYear(
  client: ProviderClient,
  versions: readonly ApiVersion[],
  year: number,
  judge: Judge,
  signal: AbortSignal,
): Promise<YearAnswer> {
  const faults: VersionFault[] = [];
  for (const version of versions) {
    const answer = await client.ask(version, year, signal);
    if (answer.kind === 'not-served') continue;
    const fault = answer.kind === 'fault' ? answer.fault : judge(answer.rows, year);
    if (fault) faults.push({ version, fault });
    else if (answer.kind === 'rows') return { year, good: { version, rows: answer.rows }, faults };
  }
  return { year, good: null, faults };
}
