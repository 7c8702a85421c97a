import type { BlockList } from 'node:net';
import { z } from 'zod';
import { DEFAULT_PORT, localSiteUrl, siteUrlOf } from '../../documents/site-url.ts';
import { DEFAULT_LIMITS, LIMIT_RULE, type Limits, parseLimit } from '../../keys/limits.ts';
import { toTrustedProxies } from './client-address.ts';

/** What a server listens on. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Config extends Address {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly limits: Limits;
  /** Undefined: nobody is trusted, the client is the socket's address. */
  readonly trustedProxies: BlockList | undefined;
  readonly isAccessLogged: boolean;
  /** Where the metrics are served; undefined where they are off. */
  readonly metricsAddress: Address | undefined;
  readonly keysFile: string | undefined;
  readonly redisUrl: string | undefined;
}

export type ReadConfig =
  | { readonly kind: 'config'; readonly config: Config }
  | { readonly kind: 'wrong'; readonly faults: readonly string[] };

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max, 'out of range');

const limit = {
  schema: z.string().transform((text, context) => {
    const requests = parseLimit(text);
    if (requests !== undefined) return requests;
    context.addIssue('no limit');
    return z.NEVER;
  }),
  needs: LIMIT_RULE,
};

const port = { schema: integer(0, 65_535), needs: 'a port number from 0 to 65535' };

const host = {
  schema: z.string().regex(/^[\w.:-]+$/),
  preset: '127.0.0.1',
  needs: 'an address or a host name to listen on, such as 0.0.0.0',
};

const settings = {
  PORT: { ...port, preset: String(DEFAULT_PORT) },
  HOST: host,
  SITE_URL: {
    schema: z
      .string()
      .transform((text, context) => {
        const site = siteUrlOf({ SITE_URL: text });
        if (site.kind === 'url') return site.url;
        context.addIssue('no origin');
        return z.NEVER;
      })
      .optional(),
    preset: undefined,
    needs: 'an http or https URL without a path, such as https://example.org',
  },
  LIMIT_ANONYMOUS: { ...limit, preset: String(DEFAULT_LIMITS.anonymous) },
  LIMIT_PARTNER: { ...limit, preset: String(DEFAULT_LIMITS.partner) },
  TRUST_PROXY: {
    schema: z.string().transform((text, context) => {
      if (text.toLowerCase() === 'off') return undefined;
      const trusted = toTrustedProxies(text);
      if (!trusted) context.addIssue('no list of proxies');
      return trusted;
    }),
    preset: 'off',
    needs: 'off, or the addresses or CIDR blocks of your proxies, separated by commas',
  },
  ACCESS_LOG: {
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
    preset: 'on',
    needs: 'on or off',
  },
  METRICS_PORT: { ...port, schema: port.schema.optional(), preset: undefined },
  METRICS_HOST: host,
  KEYS_FILE: { schema: z.string().min(1).optional(), preset: undefined, needs: 'the path of a key file' },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    preset: undefined,
    needs: 'a redis: or rediss: URL',
  },
} as const;

type Name = keyof typeof settings;
type Values = { readonly [N in Name]: z.infer<(typeof settings)[N]['schema']> };

/** Names whose value may hold a password and is never shown. */
const SECRET: ReadonlySet<string> = new Set<Name>(['REDIS_URL']);

/** Reads the configuration from environment variables; an empty one counts as left out. Reports every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema, preset, needs }] of Object.entries(settings)) {
    const text = environment[name]?.trim() || preset;
    const read = schema.safeParse(text);
    if (read.success) values[name] = read.data;
    else faults.push(`${name} must be ${needs}${SECRET.has(name) ? '' : `, but is "${text}"`}`);
  }
  if (faults.length > 0) return { kind: 'wrong', faults };
  const config = toConfig(values as Values);
  const fault = portFault(config);
  return fault === undefined ? { kind: 'config', config } : { kind: 'wrong', faults: [fault] };
}

/** Port 0 is any that is free, so two of them differ. */
function portFault({ port, metricsAddress }: Config): string | undefined {
  if (port === 0 || port !== metricsAddress?.port) return undefined;
  return `METRICS_PORT must be another port than PORT, but both are ${port}`;
}

function toConfig(values: Values): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? localSiteUrl(values.PORT),
    limits: { anonymous: values.LIMIT_ANONYMOUS, partner: values.LIMIT_PARTNER },
    trustedProxies: values.TRUST_PROXY,
    isAccessLogged: values.ACCESS_LOG,
    metricsAddress:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    keysFile: values.KEYS_FILE,
    redisUrl: values.REDIS_URL,
  };
}
