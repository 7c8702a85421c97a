import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDate } from '../../src/calendar/day.ts';
import { DEFAULT_SITE_URL } from '../../src/documents/site-url.ts';
import { weekBody } from '../../src/documents/week.ts';
import { createAlmanac } from '../../src/holidays/almanac.ts';
import { law } from '../support/law/law.ts';

test('the answer that the README shows is the real one', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, query] = /week\.json\?(\S+)'/.exec(readme) ?? [];
  const [, shown = ''] = /```json\n(.*?)```/s.exec(readme) ?? [];
  const asked = new URLSearchParams(query);
  const date = parseDate(asked.get('date') ?? '') ?? Number.NaN;
  expect(asked.get('province')).toBe('on');
  const answer = weekBody(createAlmanac(law), { url: DEFAULT_SITE_URL }, { date, scope: 'on', locale: 'en' });
  expect(JSON.parse(shown)).toEqual(answer);
});
