import { describe, expect, test } from 'vitest';
import { ask, SITE_URL, testApi, textOf } from '../../../tests/support/hosts/test-api.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { makeKey } from '../keys/commands.ts';
import type { Counter } from '../keys/limits.ts';
import type { Ports } from './ports.ts';

const lists = bundledLists();
const LISTING = '/api/holidays.json';
const WEEK = '/api/week.json';
const BUSINESS_DAYS = '/api/business-days.json';
const LAST_TSX_YEAR = lists.years('tsx').at(-1) ?? 0;
const LAST_OF_TSX = `${LAST_TSX_YEAR}-12-31`;
const key = makeKey();
const used = (_id: string, now: number) => ({ used: 1_000, resetsAt: now + 1_000 });
const fullCounter: Counter = { count: used, peek: used };

async function detailOf(target: string, headers: Record<string, string> = {}, ports: Partial<Ports> = {}) {
  const body = textOf(await ask(testApi(ports), target, { headers }));
  return (JSON.parse(body) as { readonly detail: string }).detail;
}

test.each<[target: string, en: string, fr: string]>([
  [
    `${WEEK}?date=2026-02-29`,
    'it must be a valid date in the form YYYY-MM-DD, from 1900-01-01 to 2100-12-31.',
    'une date valide, au format AAAA-MM-JJ, du 1900-01-01 au 2100-12-31.',
  ],
  [
    `${LISTING}?province=xx`,
    'one of ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt, in upper or lower case, with or without the CA- prefix (CA-ON)',
    'l’un des codes ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt, en majuscules ou en minuscules',
  ],
  [
    `${BUSINESS_DAYS}?date=2100-12-20&add=10`,
    'for the date 2100-12-20, it must be a whole number from -3660 to 9; the result must fall between 1900 and 2100.',
    'pour la date 2100-12-20, indiquez un nombre entier de -3660 à 9; le résultat doit se situer entre 1900 et 2100.',
  ],
  [
    `${BUSINESS_DAYS}?list=tsx&date=${LAST_OF_TSX}&add=1`,
    `to 0; the “tsx” list covers 2002 to ${LAST_TSX_YEAR}; to add later years`,
    `à 0; la liste «\u00a0tsx\u00a0» couvre les années 2002 à ${LAST_TSX_YEAR}; pour ajouter les années suivantes`,
  ],
  [
    `${BUSINESS_DAYS}?list=tsx&date=${LAST_OF_TSX}&to=${LAST_TSX_YEAR + 1}-01-02`,
    `2002 to ${LAST_TSX_YEAR}, and the calculation must stay within that period; to add later years`,
    `2002 à ${LAST_TSX_YEAR}, et le calcul doit se limiter à cette période; pour ajouter les années suivantes`,
  ],
  [
    `${BUSINESS_DAYS}?province=nu&without=family-day`,
    '“without” parameter cannot be “family-day”: the valid IDs for “nu” are ',
    'les identifiants valides pour «\u00a0nu\u00a0» sont ',
  ],
  [
    `${BUSINESS_DAYS}?with=good-friday&without=good-friday`,
    'the same holiday cannot be in both “with” and “without”.',
    'ne peut pas figurer à la fois dans «\u00a0with\u00a0» et dans «\u00a0without\u00a0».',
  ],
  [
    '/api/x',
    'The available endpoints are /api/holidays.json, /api/week.json, /api/business-days.json, /api/time-limit.json, /api/holiday-pay.json, /api/week.txt, /api/business-days.txt, /api/time-limit.txt, /api/holidays.ics, /api/status.json, /api/v3/',
    '/api/v3/NextPublicHolidays/{countryCode}, /api/v3/IsTodayPublicHoliday/{countryCode}.',
  ],
])('%s says what is allowed', async (target, en, fr) => {
  expect(await detailOf(target)).toContain(en);
  expect(await detailOf(target, { 'accept-language': 'fr' })).toContain(fr);
});

test.each(['\ud83c', `${'a'.repeat(39)}\u{1f341}\u{1f341}`])(
  'half a character never goes out: %j',
  async (value) => {
    const detail = await detailOf(`${LISTING}?year=${value}`);
    expect(detail.isWellFormed()).toBe(true);
  },
);

describe('a refused key', () => {
  const other = { 'x-api-key': 'x', authorization: `Bearer ${key}` };
  test.each<[name: string, query: string, headers: Record<string, string>, en: string, fr: string]>([
    [
      'of X-API-Key',
      '',
      { 'x-api-key': key },
      'key in the X-API-Key header is',
      'de l’en-tête X-API-Key est',
    ],
    ['that wins over others', `&api_key=${key}`, other, 'in the X-API-Key header is', 'X-API-Key a priorité'],
    ['in the query', `&api_key=${key}`, {}, 'in the “api_key” parameter is', '«\u00a0api_key\u00a0» est'],
    ['without a scheme', '', { authorization: key }, 'must contain “Bearer” and a key', 'aucun autre mode'],
  ])('%s is named by its place and never repeated', async (_name, query, headers, en, fr) => {
    const english = await detailOf(`${LISTING}?year=2026${query}`, headers);
    const french = await detailOf(`${LISTING}?year=2026${query}`, { ...headers, 'accept-language': 'fr' });
    expect([english, french]).toEqual([expect.stringContaining(en), expect.stringContaining(fr)]);
    expect(english + french).not.toContain(key);
    expect(english).toContain(
      'X-API-Key takes precedence over Authorization, and Authorization over api_key.',
    );
  });
});

describe('too many requests', () => {
  const ports: Partial<Ports> = {
    counter: fullCounter,
    limits: { anonymous: 60, partner: 600 },
    keys: { find: () => ({ id: 'a', limit: 700 }) },
  };

  test('without a key name the limit and the way to a key', async () => {
    const english = await detailOf(LISTING, {}, ports);
    expect(english).toMatch(/^You have reached the limit of 60 requests a minute without a key\./);
    expect(english).toContain(`To ask for a free key: ${SITE_URL}/en/docs/limits/`);
    expect(await detailOf(LISTING, { 'accept-language': 'fr' }, ports)).toContain(
      '60\u00a0requêtes par minute sans clé',
    );
  });

  test('with a key name its own limit', async () => {
    expect(await detailOf(LISTING, { 'x-api-key': key }, ports)).toContain(
      '700 requests a minute for this key',
    );
  });
});
