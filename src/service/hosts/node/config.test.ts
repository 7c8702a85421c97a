import { expect, test } from 'vitest';
import { parseSiteUrl } from '../../documents/site-url.ts';
import { readConfig } from './config.ts';

test('empty values count as unset, and unset variables get the defaults', () => {
  const read = readConfig({ PORT: '', KEYS_FILE: ' ' });
  expect(read).toEqual({
    kind: 'config',
    config: {
      isGiven: false,
      port: 4321,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:4321',
      limits: { anonymous: 60, partner: 600 },
      trustedProxies: undefined,
      isAccessLogged: false,
      metricsAddress: undefined,
      keysFile: undefined,
      redisUrl: undefined,
    },
  });
});

test.each<[name: string, environment: Readonly<Record<string, string>>, siteUrl: string]>([
  ['is this machine at its port', { PORT: '4400' }, 'http://localhost:4400'],
  ['names no port that goes without saying', { PORT: '80' }, 'http://localhost'],
  ['is the default where the port is any', { PORT: '0' }, 'http://localhost:4321'],
  ['is what the operator says', { PORT: '4400', SITE_URL: 'https://example.org' }, 'https://example.org'],
])('the address of the service %s', (_name, environment, siteUrl) => {
  expect(readConfig(environment)).toMatchObject({ kind: 'config', config: { siteUrl } });
  // The build must find the same address, or the host would build again.
  expect(parseSiteUrl(environment)).toEqual({ kind: 'url', url: siteUrl });
});

test.each<[name: string, value: string]>([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PORT', '1e3'],
  ['HOST', 'a b'],
  ['SITE_URL', 'example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org/path'],
  ['LIMIT_ANONYMOUS', '0'],
  ['LIMIT_ANONYMOUS', 'many'],
  ['LIMIT_PARTNER', '1.5'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0.0/0x8'],
  ['TRUST_PROXY', '10.0.0.0/1e1'],
  ['TRUST_PROXY', '10.0.0.0/ 8'],
  ['TRUST_PROXY', '10.0.0.0/-1'],
  ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
  ['ACCESS_LOG', 'yes'],
  ['METRICS_PORT', 'on'],
  ['METRICS_PORT', '65536'],
  ['METRICS_HOST', 'a b'],
  ['REDIS_URL', 'http://localhost'],
])('%s=%s is refused in plain words', (name, value) => {
  const read = readConfig({ [name]: value });
  expect(read.kind === 'wrong' ? read.faults : []).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be `)),
  ]);
});

test('metrics have their own port and address, by default reachable only from this machine', () => {
  expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({
    config: { metricsAddress: { host: '127.0.0.1', port: 9464 } },
  });
  expect(readConfig({ PORT: '0', METRICS_PORT: '0', METRICS_HOST: '::' })).toMatchObject({
    config: { metricsAddress: { host: '::', port: 0 } },
  });
  expect(readConfig({ METRICS_PORT: '4321' })).toMatchObject({
    faults: ['METRICS_PORT must be another port than PORT, but both are 4321'],
  });
});

test.each(['LIMIT_ANONYMOUS', 'LIMIT_PARTNER'])('%s: a bad value gets the allowed range', (name) => {
  const read = readConfig({ [name]: '1000000001' });
  expect(read.kind === 'wrong' ? read.faults.join() : '').toContain('from 1 to 1000000000,');
  expect(readConfig({ [name]: '1000000000' }).kind).toBe('config');
});

test('all faults are listed at once, without passwords', () => {
  const read = readConfig({ PORT: 'x', ACCESS_LOG: 'x', REDIS_URL: 'http://:secret@localhost' });
  const faults = read.kind === 'wrong' ? read.faults : [];
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain('secret');
});

test.each(['off', 'OFF', '127.0.0.1', '::1', '10.0.0.0/8, 2001:db8::/32'])(
  'TRUST_PROXY=%s is taken',
  (value) => {
    expect(readConfig({ TRUST_PROXY: value }).kind).toBe('config');
  },
);
