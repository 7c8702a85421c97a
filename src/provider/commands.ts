import { type Command, InvalidArgumentError, Option } from 'commander';
import { createAlmanac } from '../holidays/almanac.ts';
import type { EstablishedLaw } from '../law/read.ts';
import { type AskOptions, askYears, type YearAnswer } from './ask.ts';
import { keepAnswers, publishYear, readProviderData } from './data.ts';
import { implausibility, tooManyUnknown } from './plausibility.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';
import type { ApiVersion } from './rows.ts';

// `npm run update` and `npm run reconcile`, without their process.

/** The last day of version 3, by the life-cycle table in the provider's README. */
const V3_ENDS = '2027-01-31';
const DEFAULT_URL = 'https://nagerholidays.com';
const DEFAULT_DEADLINE_S = 600;

export interface UpdateSettings {
  readonly baseUrl: URL;
  /** In the order in which they are asked for a year. */
  readonly versions: readonly ApiVersion[];
  readonly deadlineMs: number;
  /** Only compare what is kept. */
  readonly offline: boolean;
  /** Another data folder than the project's. */
  readonly data: string | undefined;
}

const DESCRIPTION =
  'Asks the data provider for every year from 1900 to 2100, keeps each good answer in data/provider, compares ' +
  'them all with the law tables, and reports what is new.';

const ENVIRONMENT_AND_EXIT_CODES = `
Environment:
  PROVIDER_URL  where the provider is (default: ${DEFAULT_URL})
  PROVIDER_API  v4 or v3 (default: v4, then v3 for the years that v4 does not serve, until ${V3_ENDS})

Exit codes: 0 done; 1 done, but some years failed and keep their last answer; 2 a bad option; 130 interrupted,
nothing was changed.`;

/**
 * Reads the settings of an update; a bad option, and --help, end the command as commander does.
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
    'stop after so many seconds and keep the answers so far',
  );
  const { offline, deadline, data } = command
    .description(DESCRIPTION)
    .option('--offline', 'do not ask; compare the kept answers', false)
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

/** The law tables, the disputes and the log of changes. */
type Ours = Pick<EstablishedLaw, 'law' | 'settled' | 'changes'>;

export interface UpdateRun extends Omit<AskOptions, 'judge' | 'signal'>, Ours {
  /** The data folder. */
  readonly data: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Ends the run early; the answers so far are kept. */
  readonly deadline: AbortSignal;
  /** Ends the run early; nothing is kept. */
  readonly interrupt: AbortSignal;
}

export type UpdateOutcome =
  | { readonly kind: 'interrupted' }
  | {
      readonly kind: 'done';
      readonly answers: readonly YearAnswer[];
      /** Years whose kept answer changed. */
      readonly changed: readonly number[];
      /** In plain words, each kept file that cannot be read. */
      readonly damage: readonly string[];
      readonly reconciliation: Reconciliation;
      /** Whether a new year has begun and the revision was changed. */
      readonly yearMovedOn: boolean;
    };

/**
 * Reads what is kept, asks for every year, and only then writes. Each answer is checked against the last good one, the law and the
 * disputes.
 * @throws {DataError} if a data file that people write does not fit its schema; the provider is not asked then
 */
export async function runUpdate(run: UpdateRun): Promise<UpdateOutcome> {
  const { data, law, today } = run;
  const disputes = run.settled.provider;
  const { kept: before, fallback, names } = await readProviderData(data);
  const known = { almanac: createAlmanac(law), names, disputes };
  const answers = await askYears({
    ...run,
    judge: (rows, year) =>
      implausibility(rows, year, before.years.get(year)) ?? tooManyUnknown(rows, year, known),
    signal: AbortSignal.any([run.deadline, run.interrupt]),
  });
  if (run.interrupt.aborted) return { kind: 'interrupted' };
  const source = { from: run.baseUrl.origin, today };
  const { kept, changed } = await keepAnswers(data, before, answers, source);
  const yearMovedOn = await publishYear(data, run, today);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, disputes);
  return { kind: 'done', answers, changed, damage: [...kept.damage.values()], reconciliation, yearMovedOn };
}

/**
 * Compares what is kept with the law tables, without network or clock. The errors say in plain words what is wrong with our own files.
 * @param data the data folder
 * @throws {DataError} if a data file that people write does not fit its schema
 */
export async function runReconcile(
  data: string,
  { law, settled }: Pick<Ours, 'law' | 'settled'>,
): Promise<{ readonly reconciliation: Reconciliation; readonly errors: readonly string[] }> {
  const { kept, fallback, names } = await readProviderData(data);
  const reconciliation = reconcile(law, { kept: kept.years, fallback, names }, settled.provider);
  const { stale } = reconciliation;
  const errors = [
    ...[...kept.damage.values()].map((damage) => `data/provider/${damage}`),
    ...(stale.length > 0 ? [`data/disputes.json: ${stale.length} that settle nothing`] : []),
  ];
  return { reconciliation, errors };
}
