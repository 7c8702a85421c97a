import { describe, expect, test } from 'vitest';
import { siteUrlOf } from './site-url.ts';

describe('siteUrlOf', () => {
  test.each([
    ['nothing set', {}, 'http://localhost:4321'],
    ['an empty value', { SITE_URL: '' }, 'http://localhost:4321'],
    ['an origin', { SITE_URL: 'https://example.org' }, 'https://example.org'],
    ['a slash at the end', { SITE_URL: 'https://example.org/' }, 'https://example.org'],
    [
      'the address that Netlify gives',
      { NETLIFY: 'true', URL: 'https://a.netlify.app' },
      'https://a.netlify.app',
    ],
    [
      'ours before that of Netlify',
      { SITE_URL: 'https://b.org', NETLIFY: 'true', URL: 'https://a.org' },
      'https://b.org',
    ],
    [
      'the address that its command line gives a build',
      { NETLIFY_LOCAL: 'true', URL: 'https://a.netlify.app' },
      'https://a.netlify.app',
    ],
    ['a port that is none', { PORT: 'high' }, 'http://localhost:4321'],
    ['a port out of range', { PORT: '70000' }, 'http://localhost:4321'],
    ['URL without Netlify, which may be anything', { URL: 'https://a.org' }, 'http://localhost:4321'],
  ])('%s', (_, env, url) => {
    expect(siteUrlOf(env)).toEqual({ kind: 'url', url });
  });

  test.each([
    'example.org',
    'ftp://example.org',
    'https://example.org/path',
    'https://user@example.org',
    'https://a.org?b',
  ])('refuses %s', (text) => {
    expect(siteUrlOf({ SITE_URL: text })).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining(text),
    });
  });
});
