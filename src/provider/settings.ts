import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ApiVersion } from './ask/versions.ts';

/** The day on which the provider ends version 3, by the table of life cycles in its README. */
const V3_ENDS = '2027-01-31';
const DEFAULT_URL = 'https://nagerholidays.com';
const DEFAULT_DEADLINE_S = 600;

export interface UpdateSettings {
  readonly baseUrl: URL;
  /** In the order in which a year is asked for. */
  readonly versions: readonly ApiVersion[];
  readonly deadlineMs: number;
  /** Asks nobody: only compares and publishes anew what is kept. */
  readonly offline: boolean;
  /** Another data folder than the project's. */
  readonly data: string | undefined;
}

interface Options {
  readonly offline?: boolean;
  readonly deadline: number;
  readonly data?: string;
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
  const { offline = false, deadline, data } = parse(command, args);
  const { PROVIDER_URL, PROVIDER_API } = env;
  const baseUrl =
    toBaseUrl(PROVIDER_URL || DEFAULT_URL) ??
    command.error('error: PROVIDER_URL must be an http or https address without credentials or query');
  const versions =
    toVersions(PROVIDER_API || undefined, today) ?? command.error('error: PROVIDER_API must be v4 or v3');
  return { baseUrl, versions, deadlineMs: deadline * 1000, offline, data };
}

function parse(command: Command, args: readonly string[]): Options {
  const deadline = new Option(
    '--deadline <seconds>',
    'end the asking after so long and keep what was answered',
  );
  return command
    .description(DESCRIPTION)
    .option('--offline', 'ask nobody; compare and publish anew what is kept')
    .addOption(deadline.default(DEFAULT_DEADLINE_S).argParser(toSeconds))
    .option('--data <folder>', 'another data folder than data/')
    .addHelpText('after', ENVIRONMENT_AND_EXIT_CODES)
    .parse(args, { from: 'user' })
    .opts<Options>();
}

function toSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('It must be 1 to 86400 seconds.');
}

function toBaseUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.username || url.password || url.search || url.hash ? undefined : url;
}

function toVersions(api: string | undefined, today: string): readonly ApiVersion[] | undefined {
  if (api === 'v3' || api === 'v4') return [api];
  if (api !== undefined) return undefined;
  return today <= V3_ENDS ? ['v4', 'v3'] : ['v4'];
}
