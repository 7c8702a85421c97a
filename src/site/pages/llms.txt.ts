import type { APIRoute } from 'astro';
import { allPlacesPath, downloadPath, feedPath } from '../../documents/paths.ts';
import { textsOf } from '../i18n/texts.ts';
import { referenceYear } from '../lib/almanac.ts';
import { homePath } from '../lib/counterparts.ts';
import { markdownPath } from '../lib/docs/markdown-path.ts';
import { changesFeedPath, docsPath } from '../lib/routes.ts';

/** llms.txt (llmstxt.org): the service in a page of Markdown, for language models. */
export const GET: APIRoute = ({ site }) => {
  const t = textsOf('en');
  const url = (path: string): string => new URL(path, site).href;
  const link = (title: string, path: string, what: string): string => `- [${title}](${url(path)}): ${what}`;
  const page = (slug: string, title: string, what: string): string =>
    link(title, markdownPath(docsPath('en', slug)), what);
  const body = `# ${t('site.name')}

> ${t('site.description')}

Every operation is a GET without a key, and assistants are welcome to call it. Example: ${url('/')}api/holidays.json?year=${referenceYear}&province=on

An assistant that speaks the Model Context Protocol has the same as tools at ${url('/mcp')}, over streamable HTTP.

Province codes: ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt; without one, the federal listing.

## Interface

- [OpenAPI 3.1](${url('/openapi.json')}): the whole interface
${page('docs/quick-start', 'Quick start', 'calls in six languages and tools')}
${page('docs/reference', 'Reference', 'operations, parameters and fields')}
${page('docs/business-days', 'Business days', 'notice periods and spans in business days')}
${page('docs/time-limits', 'Time limits', 'the last day of a period counted in days, by the rule of a court or an act')}
${page('docs/moving', 'Moving from Nager.Date', 'the paths of its version 3 under /api/v3, for Canada')}
${link('A deadline', '/api/time-limit.json?list=civil-procedure-on&date=2026-12-15&days=10', 'an example: the last day of ten days in a civil case in Ontario')}
${page('docs/errors', 'Errors', 'problem+json and its codes')}
${page('docs/limits', 'Keys and limits', '60 requests a minute without a key')}

## Use it elsewhere

${page('docs/libraries', 'Ways to use it', 'assistants, the JavaScript library, the command line, Python')}
${link('Test vectors', '/downloads/test-vectors.json', 'questions with the expected answers, for the same calculations in another language')}

## Data

${page('docs/how-made', 'How the data is made', 'from statutes to listings')}
${page('docs/quality', 'Data quality', 'confidence and disputes')}
${page('docs/downloads', 'Downloads', 'all years of a province as CSV or JSON')}
${page('docs/lists', 'Lists', 'holidays of courts, acts, the federal public service, the stock exchange, the mail')}
${link('The lists', '/lists/index.json', 'ids, years and sources of the lists')}
${page('docs/weeks', 'Week numbers', 'ISO and Canada weeks')}
${link('Everything as JSON', downloadPath('all', 'json'), 'all years, kinds and places in one file')}
${link('Everything as CSV', downloadPath('all', 'csv'), 'the same as a table')}
${link('All places of a year', allPlacesPath(referenceYear, 'json'), 'any year from 1900 to 2100; csv instead of json')}
${link('Data package', '/downloads/datapackage.json', 'schema, licence, sources and hashes of the downloads')}

## Feeds

${page('docs/calendars', 'Calendars', 'feeds of holidays, long weekends and week numbers')}
${link('Federal holidays', feedPath({ kind: 'holidays', scope: 'ca', locale: 'en' }), 'iCalendar; a province code instead of ca, fr instead of en')}
${link('Long weekends', feedPath({ kind: 'long-weekends', scope: 'ca', locale: 'en' }), 'iCalendar, likewise')}
${link('A holiday', feedPath({ kind: 'holiday', id: 'family-day', locale: 'en' }), 'iCalendar of one holiday in all places, by its id')}
${link('ISO weeks', feedPath({ kind: 'weeks', system: 'iso', locale: 'en' }), 'iCalendar; canada instead of iso')}
${link('Changes of the data', changesFeedPath('en'), 'Atom')}

## Français

${link(textsOf('fr')('site.name'), homePath('fr'), 'the same site in French')}
${link('Documentation', markdownPath(docsPath('fr')), 'in French')}
${link('Modifications des données', changesFeedPath('fr'), 'Atom, in French')}
`;
  return new Response(body);
};
