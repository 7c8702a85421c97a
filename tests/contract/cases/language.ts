import type { ContractCase } from '../check.ts';

const EN = 'The “year” parameter cannot be “1800”: it must be a whole number from 1900 to 2100.';
const FR =
  'La valeur «\u00a01800\u00a0» du paramètre «\u00a0year\u00a0» n’est pas acceptée\u00a0: indiquez un nombre entier de 1900 à 2100.';

const languages: readonly [
  name: string,
  query: string,
  acceptLanguage: string | undefined,
  detail: string,
][] = [
  ['English where nothing is said', '', undefined, EN],
  ['the locale', '&locale=fr', undefined, FR],
  ['the locale over Accept-Language', '&locale=en', 'fr', EN],
  ['Accept-Language', '', 'fr-CA', FR],
  ['the better quality', '', 'en;q=0.5, fr;q=0.8', FR],
  ['a quality of 0', '', 'fr;q=0, en;q=0.1', EN],
  ['a bad locale leaves it to Accept-Language', '&locale=de', 'fr', FR],
  ['a header that is none', '', ';;q=,,', EN],
];

export const languageCases: readonly ContractCase[] = [
  ...languages.map(
    ([name, query, acceptLanguage, detail]): ContractCase => ({
      name: `language of errors: ${name}`,
      target: `/api/holidays.ics?year=1800${query}`,
      ...(acceptLanguage === undefined ? {} : { headers: { 'Accept-Language': acceptLanguage } }),
      status: 400,
      expects: { 'Content-Language': detail === FR ? 'fr' : 'en' },
      body: 'problem',
      fields: { detail },
    }),
  ),
  {
    name: 'a long value is cut',
    target: `/api/holidays.json?year=${'9'.repeat(500)}`,
    status: 400,
    body: 'problem',
    contains: [`“${'9'.repeat(40)}…”`],
  },
  {
    name: 'a long value is cut between characters',
    target: `/api/holidays.json?year=a${'%F0%9F%8D%81'.repeat(50)}`,
    status: 400,
    body: 'problem',
    contains: [`“a${'🍁'.repeat(39)}…”`],
  },
  {
    name: 'what cannot be seen is marked',
    target: '/api/holidays.json?year=a%00b%0Ac%E2%80%AEd%E2%80%A8e',
    status: 400,
    body: 'problem',
    contains: ['“a\ufffdb\ufffdc\ufffdd\ufffde”'],
  },
  {
    name: 'a value with markup stays text',
    target: '/api/holidays.json?year=%3Cscript%3E%22',
    status: 400,
    body: 'problem',
    contains: ['cannot be “<script>\\"”: it must be'],
  },
  ...[
    '/api/holidays.json?locale=fr&x=%',
    '/api/holidays.json?x=%zz&locale=fr',
    '/api/%zz?locale=fr',
    '/api/%00?locale=fr',
    `/api/holidays.json?locale=fr&x=${'a'.repeat(8192)}`,
  ].map(
    (target): ContractCase => ({
      name: `the locale of an address that is refused: ${target.slice(0, 60)}`,
      target,
      headers: { 'Accept-Language': 'en' },
      status: target.length < 8192 ? 400 : 414,
      expects: { 'Content-Language': 'fr' },
      body: 'problem',
    }),
  ),
  ...[
    'holidays.json?year=1',
    'business-days.json?add=x',
    'status.json?lang=en',
    'v3/PublicHolidays/1/CA?',
  ].map(
    (target): ContractCase => ({
      name: `every operation has the locale for its errors: ${target}`,
      target: `/api/${target}&locale=fr-CA`,
      headers: { 'Accept-Language': 'en' },
      status: 400,
      expects: { 'Content-Language': 'fr' },
      body: 'problem',
    }),
  ),
  ...['holidays.json', 'business-days.json', 'status.json', 'v3/NextPublicHolidays/CA'].map(
    (target): ContractCase => ({
      name: `every operation refuses a locale that there is not: ${target}`,
      target: `/api/${target}?locale=de`,
      status: 400,
      body: 'problem',
      fields: { code: 'bad-parameter', parameter: 'locale' },
    }),
  ),
  {
    name: 'French of a path that there is not',
    target: '/api/rien?locale=fr',
    status: 404,
    expects: { 'Content-Language': 'fr' },
    body: 'problem',
    fields: { title: 'Adresse introuvable' },
  },
];
