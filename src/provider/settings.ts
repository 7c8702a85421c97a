import { parseArgs } from 'node:util';
import type { ApiVersion } from './ask/versions.ts';

/** The day on which the provider ends version 3, by the table of life cycles in its README. */
const V3_ENDS = '2027-01-31';
const DEFAULT_URL = 'https://nagerholidays.com';
const DEFAULT_DEADLINE_S = 600;

export interface UpdateSettings {
  readonly kind: 'settings';
  readonly baseUrl: URL;
  /** In the order in which a year is asked for. */
  readonly versions: readonly ApiVersion[];
  readonly deadlineMs: number;
  /** Asks nobody: only compares and publishes anew what is kept. */
  readonly offline: boolean;
  readonly data: string | undefined;
}

export type UpdateCommand =
  | UpdateSettings
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const UPDATE_HELP = `Usage: npm run update -- [options]

Asks the data provider for every year from 1900 to 2100, keeps each good answer in data/provider,
compares all of them with the law tables, and says what is new.

Options
  --offline           ask nobody; compare and publish anew what is kept
  --deadline SECONDS  end the asking after so long and keep what was answered (default ${DEFAULT_DEADLINE_S})
  --data FOLDER       another data folder than data/
  --help              this text

Environment
  PROVIDER_URL        where the provider is (default ${DEFAULT_URL})
  PROVIDER_API        v4 or v3 (default: v4, then v3 for the years that v4 does not serve, until ${V3_ENDS})

Exit codes: 0 done; 1 done, but some years met a fault, and what was kept of them stays; 2 a bad option;
130 interrupted, and nothing was changed.`;

/** @param today YYYY-MM-DD */
export function parseUpdateCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  today: string,
): UpdateCommand {
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(options);
  if (options.help) return { kind: 'help' };
  const { PROVIDER_URL, PROVIDER_API } = env;
  const baseUrl = toBaseUrl(PROVIDER_URL || DEFAULT_URL);
  if (!baseUrl) return wrong('PROVIDER_URL must be an http or https address without credentials or query');
  const versions = toVersions(PROVIDER_API || undefined, today);
  if (!versions) return wrong('PROVIDER_API must be v4 or v3');
  const seconds = Number(options.deadline ?? DEFAULT_DEADLINE_S);
  if (!(seconds >= 1 && seconds <= 86_400)) return wrong('--deadline must be 1 to 86400 seconds');
  const { offline = false, data } = options;
  return { kind: 'settings', baseUrl, versions, deadlineMs: seconds * 1000, offline, data };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        offline: { type: 'boolean' },
        deadline: { type: 'string' },
        data: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrong(message: string): UpdateCommand {
  return { kind: 'wrong', message };
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
