import { describe, expect, test } from 'vitest';
import { atAddress, parseSiteUrl } from './site-url.ts';

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
    expect(parseSiteUrl(env)).toEqual({ kind: 'url', url });
  });

  test.each([
    'example.org',
    'ftp://example.org',
    'https://example.org/path',
    'https://user@example.org',
    'https://a.org?b',
  ])('refuses %s', (text) => {
    expect(parseSiteUrl({ SITE_URL: text })).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining(text),
    });
  });
});

test.each([
  ['https://origin.statdays.invalid/en/', 'http://localhost:4400/en/'],
  ['webcal://origin.statdays.invalid/calendars/on.en.ics', 'webcal://localhost:4400/calendars/on.en.ics'],
  ['?url=https%3A%2F%2Forigin.statdays.invalid%2Fen', '?url=http%3A%2F%2Flocalhost%3A4400%2Fen'],
  ['?cid=webcal%3A%2F%2Forigin.statdays.invalid%2Fen', '?cid=webcal%3A%2F%2Flocalhost%3A4400%2Fen'],
  ['mailto:keys@origin.statdays.invalid', 'mailto:keys@localhost'],
  ['http://localhost:4321/', 'http://localhost:4321/'],
])('%s reads %s', (built, served) => {
  expect(atAddress(built, 'http://localhost:4400')).toBe(served);
});
