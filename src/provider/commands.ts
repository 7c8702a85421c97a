import { type Command, InvalidArgumentError, Option } from 'commander';
import { createAlmanac } from '../holidays/almanac.ts';
import type { Law } from '../holidays/law.ts';
import { type AskOptions, askYears, type YearAnswer } from './ask.ts';
import { keepAnswers, publishYear, readProviderData } from './data.ts';
import { implausibility, tooManyUnknown } from './plausibility.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import type { ApiVersion } from './rows.ts';

// `npm run update` and `npm run reconcile`, without their process.

/** The day on which the provider ends version 3, by the table of life cycles in its README. */
const V3_ENDS = '2027-01-31';
const DEFAULT_URL = 'https://nagerholidays.com';
const DEFAULT_DEADLINE_S = 600;

export interface UpdateSettings {
  readonly baseUrl: URL;
  /** In the order in which a year is asked for. */
  readonly versions: readonly ApiVersion[];
  readonly deadlineMs: number;
  /** Asks nobody: only compares what is kept. */
  readonly offline: boolean;
  /** Another data folder than the project's. */
  readonly data: string | undefined;
}

const DESCRIPTION =
  'Asks the data provider for every year from 1900 to 2100, keeps each good answer in data/provider, compares ' +
  'all of them with the law tables, and says what is new.';

const ENVIRONMENT_AND_EXIT_CODES = `
Environment:
  PROVIDER_URL  where the provider is (default: ${DEFAULT_URL})
  PROVIDER_API  v4 or v3 (default: v4, then v3 for the years that v4 does not serve, until ${V3_ENDS})

Exit codes: 0 done; 1 done, but some years met a fault, and what was kept of them stays; 2 a bad option;
130 interrupted, and nothing was changed.`;

/**
 * Reads the settings of an update. What cannot be read, and a request for help, end the command as it is set up to end.
 * @param today YYYY-MM-DD
 */
export function readUpdateSettings(
  command: Command,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  today: string,
): UpdateSettings {
  const deadlineOption = new Option(
    '--deadline <seconds>',
    'end the asking after so long and keep what was answered',
  );
  const { offline, deadline, data } = command
    .description(DESCRIPTION)
    .option('--offline', 'ask nobody; compare what is kept', false)
    .addOption(deadlineOption.default(DEFAULT_DEADLINE_S).argParser(toSeconds))
    .option('--data <folder>', 'another data folder than data/')
    .addHelpText('after', ENVIRONMENT_AND_EXIT_CODES)
    .parse(args, { from: 'user' })
    .opts<{ offline: boolean; deadline: number; data?: string }>();
  const { PROVIDER_URL, PROVIDER_API } = env;
  const baseUrl =
    toBaseUrl(PROVIDER_URL || DEFAULT_URL) ??
    command.error('error: PROVIDER_URL must be an http or https address without credentials or query');
  const versions =
    toVersions(PROVIDER_API || undefined, today) ?? command.error('error: PROVIDER_API must be v4 or v3');
  return { baseUrl, versions, deadlineMs: deadline * 1000, offline, data };
}

function toSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('It must be 1 to 86400 seconds.');
}

function toBaseUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username || url.password || url.search || url.hash ? undefined : url;
}

function toVersions(api: string | undefined, today: string): readonly ApiVersion[] | undefined {
  if (api === 'v3' || api === 'v4') return [api];
  if (api !== undefined) return undefined;
  return today <= V3_ENDS ? ['v4', 'v3'] : ['v4'];
}

export interface UpdateRun extends Omit<AskOptions, 'judge' | 'signal'> {
  /** The data folder. */
  readonly data: string;
  readonly law: Law;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Ends the asking; what was answered is kept. */
  readonly deadline: AbortSignal;
  /** Ends the asking; nothing is kept. */
  readonly interrupt: AbortSignal;
}

export type UpdateOutcome =
  | { readonly kind: 'interrupted' }
  | {
      readonly kind: 'done';
      readonly answers: readonly YearAnswer[];
      /** Years whose kept answer changed. */
      readonly changed: readonly number[];
      /** In plain words, each kept year that cannot be read. */
      readonly damage: readonly string[];
      readonly reconciliation: Reconciliation;
      /** Whether another year has begun, and the revision has moved on. */
      readonly yearMovedOn: boolean;
    };

/**
 * Reads what is kept, asks, and only when all is answered writes. An answer is held against the last good one, the law and
 * the disputes.
 * @throws {DataError} where a data file that people write does not fit its schema; then nothing was asked
 */
export async function runUpdate(run: UpdateRun): Promise<UpdateOutcome> {
  const { data, law, today } = run;
  const before = await readProviderData(data);
  const { fallback, names, disputes } = before;
  const known = { almanac: createAlmanac(law), names, disputes };
  const answers = await askYears({
    ...run,
    judge: (rows, year) =>
      implausibility(rows, year, before.kept.years.get(year)) ?? tooManyUnknown(rows, year, known),
    signal: AbortSignal.any([run.deadline, run.interrupt]),
  });
  if (run.interrupt.aborted) return { kind: 'interrupted' };
  const source = { from: run.baseUrl.origin, today };
  const { kept, changed } = await keepAnswers(data, before.kept, answers, source);
  const yearMovedOn = await publishYear(data, before, today);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  return { kind: 'done', answers, changed, damage: [...kept.damage.values()], reconciliation, yearMovedOn };
}

/**
 * Compares what is kept with the law tables: no network, no clock. The errors say in plain words what is wrong with our own
 * files, which is never right to publish.
 * @param data the data folder
 * @throws {DataError} where a data file that people write does not fit its schema
 */
export async function runReconcile(
  data: string,
  law: Law,
): Promise<{ readonly reconciliation: Reconciliation; readonly errors: readonly string[] }> {
  const { kept, fallback, names, disputes } = await readProviderData(data);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  const { stale } = reconciliation;
  const errors = [
    ...[...kept.damage.values()].map((damage) => `data/provider/${damage}`),
    ...(stale.length > 0 ? [`data/disputes.json: ${stale.length} that settle nothing`] : []),
  ];
  return { reconciliation, errors };
}
