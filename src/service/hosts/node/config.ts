import { DEFAULT_PORT, localSiteUrl, parseSiteUrl } from '../../documents/site-url.ts';
import { DEFAULT_LIMITS, LIMIT_RULE, parseLimit } from '../../keys/limits.ts';
import { toTrustedProxies } from './client-address.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export type Config = ReturnType<typeof toConfig>;

interface Setting<Value> {
  /** Undefined if the text is not a valid value. */
  readonly read: (text: string) => Value | undefined;
  /** If left out, the variable is optional. */
  readonly preset?: string;
  readonly needs: string;
}

const integer = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

const port = {
  read: (text: string) => {
    const number = integer(text);
    return number !== undefined && number <= 65_535 ? number : undefined;
  },
  needs: 'a port number from 0 to 65535',
};

const limit = { read: parseLimit, needs: LIMIT_RULE };

const host = {
  read: matching(/^[\w.:-]+$/),
  preset: '127.0.0.1',
  needs: 'an address or a host name to listen on, such as 0.0.0.0',
};

const settings = {
  PORT: { ...port, preset: String(DEFAULT_PORT) },
  HOST: host,
  SITE_URL: {
    read: (text) => {
      const site = parseSiteUrl({ SITE_URL: text });
      return site.kind === 'url' ? site.url : undefined;
    },
    needs: 'an http or https URL without a path, such as https://example.org',
  },
  LIMIT_ANONYMOUS: { ...limit, preset: String(DEFAULT_LIMITS.anonymous) },
  LIMIT_PARTNER: { ...limit, preset: String(DEFAULT_LIMITS.partner) },
  TRUST_PROXY: {
    read: (text) => (text.toLowerCase() === 'off' ? 'off' : toTrustedProxies(text)),
    preset: 'off',
    needs: 'off, or the addresses or CIDR blocks of your proxies, separated by commas',
  },
  ACCESS_LOG: { read: matching(/^(?:on|off)$/), preset: 'off', needs: 'on or off' },
  METRICS_PORT: port,
  METRICS_HOST: host,
  KEYS_FILE: { read: (text) => text, needs: 'the path of a key file' },
  REDIS_URL: {
    read: (text) => (/^rediss?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
    needs: 'a redis: or rediss: URL',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Name = keyof typeof settings;
type Values = {
  readonly [N in Name]:
    | NonNullable<ReturnType<(typeof settings)[N]['read']>>
    | ((typeof settings)[N] extends { readonly preset: string } ? never : undefined);
};

/** Variables that may contain a password; their values are never shown. */
const SECRET: ReadonlySet<string> = new Set<Name>(['REDIS_URL']);

/** Reads the environment variables. An empty one counts as left out. Reports all faults at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const { read, preset, needs } = setting;
    const text = environment[name]?.trim() || preset;
    if (text === undefined) continue;
    values[name] = read(text);
    if (values[name] === undefined)
      faults.push(`${name} must be ${needs}${SECRET.has(name) ? '' : `, but is "${text}"`}`);
  }
  const { PORT, METRICS_PORT } = values;
  // Two ports 0 don’t collide: each means any free port.
  if (PORT && PORT === METRICS_PORT)
    faults.push(`METRICS_PORT must be another port than PORT, but both are ${PORT}`);
  if (faults.length > 0) return { kind: 'wrong' as const, faults };
  const isGiven = environment['LISTEN_FDS'] === '1' && environment['LISTEN_PID'] === `${process.pid}`;
  return { kind: 'config' as const, config: toConfig(values as Values, isGiven) };
}

/** @param isGiven whether systemd has opened the socket already (sd_listen_fds(3)) */
function toConfig(values: Values, isGiven: boolean) {
  return {
    port: values.PORT,
    host: values.HOST,
    isGiven,
    siteUrl: values.SITE_URL ?? localSiteUrl(values.PORT),
    limits: { anonymous: values.LIMIT_ANONYMOUS, partner: values.LIMIT_PARTNER },
    /** If undefined, nobody is trusted, and the client is the socket's address. */
    trustedProxies: values.TRUST_PROXY === 'off' ? undefined : values.TRUST_PROXY,
    isAccessLogged: values.ACCESS_LOG === 'on',
    metricsAddress:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    keysFile: values.KEYS_FILE,
    redisUrl: values.REDIS_URL,
  };
}
