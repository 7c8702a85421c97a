import { afterEach, expect, test, vi } from 'vitest';
import { readEdgeSettings } from './settings.ts';

const PRESETS = {
  siteUrl: undefined,
  limits: { anonymous: 60, partner: 600 },
  counterStore: undefined,
  faults: [],
};
const url = 'https://store.example';

afterEach(() => void vi.unstubAllGlobals());

function setVariables(variables: Readonly<Record<string, string>>): void {
  vi.stubGlobal('Netlify', { env: { get: (name: string) => variables[name] } });
}

const taken: [name: string, variables: Record<string, string>, settings: object][] = [
  ['nothing', {}, {}],
  ['empty values', { SITE_URL: '', LIMIT_ANONYMOUS: '', UPSTASH_REDIS_REST_URL: '' }, {}],
  ['limits', { LIMIT_ANONYMOUS: '10', LIMIT_PARTNER: '20' }, { limits: { anonymous: 10, partner: 20 } }],
  [
    'the highest limit',
    { LIMIT_PARTNER: '1000000000' },
    { limits: { anonymous: 60, partner: 1_000_000_000 } },
  ],
  ['a slash at the end', { SITE_URL: 'https://statdays.example/' }, { siteUrl: 'https://statdays.example' }],
  [
    'a store',
    { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: 'secret' },
    { counterStore: { url, token: 'secret' } },
  ],
];

test.each(taken)('%s is accepted without a warning', (_name, variables, settings) => {
  setVariables(variables);
  expect(readEdgeSettings()).toEqual({ ...PRESETS, ...settings });
});

const wrong: [name: string, variables: Record<string, string>, fault: RegExp][] = [
  ['a limit in letters', { LIMIT_ANONYMOUS: 'abc' }, /^LIMIT_ANONYMOUS must be .* "abc"; 60 is used$/],
  ['a limit of 0', { LIMIT_PARTNER: '0' }, /^LIMIT_PARTNER must be .* "0"; 600 is used$/],
  [
    'a limit that is too high',
    { LIMIT_PARTNER: '1000000001' },
    /^LIMIT_PARTNER must be .* from 1 to 1000000000, but is "1000000001"; 600 is used$/,
  ],
  [
    'a store without a token',
    { UPSTASH_REDIS_REST_URL: url },
    /_URL is set without UPSTASH_REDIS_REST_TOKEN/,
  ],
  [
    'a token without a store',
    { UPSTASH_REDIS_REST_TOKEN: 'secret' },
    /_TOKEN is set without UPSTASH_REDIS_REST_URL/,
  ],
  [
    'the address of Redis itself',
    { UPSTASH_REDIS_REST_URL: 'rediss://:secret@store.example', UPSTASH_REDIS_REST_TOKEN: 'secret' },
    /must be an http or https URL/,
  ],
  [
    'a site without a protocol',
    { SITE_URL: 'example.org' },
    /^SITE_URL must be .* "example.org"; the address that the platform names is used$/,
  ],
  ['a site with a path', { SITE_URL: 'https://example.org/a' }, /^SITE_URL must be/],
];

test.each(wrong)(
  '%s is reported once, by the first request, and the default is used',
  async (_name, variables, fault) => {
    setVariables(variables);
    expect(readEdgeSettings()).toEqual({ ...PRESETS, faults: [expect.stringMatching(fault)] });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.resetModules();
    const { answerApi } = await import('./api.ts');
    const request = new Request('https://statdays.example/api/status.json');
    const context = { ip: '192.0.2.1', next: async () => new Response('') };
    for (let times = 0; times < 2; times++) expect((await answerApi(request, context)).status).toBe(200);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(fault)]]);
    expect(warn.mock.calls.join()).not.toContain('secret');
    warn.mockRestore();
  },
);
