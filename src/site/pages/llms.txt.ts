import type { APIRoute } from 'astro';
import { pathOf } from '../../service/contract/paths.ts';
import { referenceYear } from '../common/almanac.ts';
import { homePath, markdownPath } from '../common/counterparts.ts';
import { changesFeedPath, docsPath } from '../common/routes.ts';
import { textsOf } from '../i18n/texts.ts';

/** llms.txt (llmstxt.org): the service in a page of Markdown, for language models. */
export const GET: APIRoute = ({ site }) => {
  const t = textsOf('en');
  const url = (path: string): string => new URL(path, site).href;
  const link = (title: string, path: string, what: string): string => `- [${title}](${url(path)}): ${what}`;
  const page = (slug: string, title: string, what: string): string =>
    link(title, markdownPath(docsPath('en', slug)), what);
  const body = `# ${t('site.name')}

> ${t('site.description')}

Every endpoint takes a GET request and needs no key; assistants are welcome to call it. Example: ${url('/')}api/holidays.json?year=${referenceYear}&province=on

Assistants that support the Model Context Protocol can use the same operations as tools at ${url('/mcp')}, over streamable HTTP.

Province and territory codes: ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt. Without a code, you get the federal holidays.

## API

- [OpenAPI 3.1](${url('/openapi.json')}): the whole API, also as [OpenAPI 3.0](${url('/openapi-3.0.json')})
${page('docs/quick-start', 'Quick start', 'example calls in eleven languages and tools, and whether today is a holiday')}
${page('docs/reference', 'Requests', 'operations, parameters and fields')}
${page('docs/business-days', 'Business days', 'notice periods, and business days between two dates')}
${page('docs/time-limits', 'Time limits', 'from the document to the last day, under the rules of a court or an act')}
${page('docs/holiday-pay', 'Holiday pay', 'what the law pays for a holiday and for work on it')}
${link('A deadline', '/api/time-limit.json?list=civil-procedure-on&date=2026-12-15&days=10', 'example: the last day of a ten-day period in an Ontario civil case')}
${link('Holiday pay', '/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240', 'example: Christmas in Ontario, for someone who earned $2,240 in the four weeks that count')}
${page('docs/errors', 'Errors', 'problem+json and the error codes')}
${page('docs/limits', 'Keys and limits', '60 requests a minute without a key')}

## Guides

${page('docs/payroll', 'Payroll around holidays', 'paid days, days in lieu, holiday pay and banking days')}
${page('docs/moving', 'Moving from Nager.Date or a library', 'from Nager.Date (its version 3 paths are under /api/v3), python-holidays, date-holidays and canada-holidays.ca')}
${page('docs/self-hosting', 'Self-hosting', 'from the download to two processes behind nginx')}

## Libraries and tools

${page('docs/libraries', 'Libraries and tools', 'assistants, JavaScript, the command line and Python')}
${link('Test vectors', '/downloads/test-vectors.json', 'questions with expected answers, to check the same calculations in another programming language')}

## Data

${page('docs/glossary', 'Glossary', 'statutory, optional, observed, in lieu, list, business day, confidence, edition')}
${page('docs/how-made', 'How the data is made', 'from statutes to the holidays of each year')}
${page('docs/quality', 'Data quality', 'confidence levels and open questions')}
${page('docs/differences', 'How we differ', 'other sources, compared with the law')}
${page('docs/downloads', 'Downloads', 'all years for a province, as CSV or JSON')}
${page('docs/lists', 'Named lists', 'holidays of courts, public services, the stock exchange and Canada Post, and holidays as defined in acts')}
${link('The lists', '/lists/index.json', 'the IDs, years and sources of all lists')}
${page('docs/weeks', 'Week numbers', 'ISO and Canadian weeks')}
${link('Everything as JSON', '/downloads/all.json', 'all years, kinds, provinces and territories in one file')}
${link('Everything as CSV', '/downloads/all.csv', 'the same data as a table')}
${link('All provinces and territories in one year', pathOf('/holidays/{year}/all.json', { year: referenceYear }), 'any year from 1900 to 2100; replace json with csv for a table')}
${link('Long weekends in one year', pathOf('/holidays/{year}/long-weekends.json', { year: referenceYear }), 'all provinces and territories, any year from 1900 to 2100')}
${link('Data package', '/downloads/datapackage.json', 'schema, licence, sources and hashes of the downloads')}

## Calendars

${page('docs/calendars', 'Holidays in your calendar', 'calendars of holidays, of several provinces, of long weekends and of week numbers')}
${link('Federal holidays', '/calendars/ca.en.ics', 'iCalendar; replace ca with a province code, or en with fr')}
${link('Long weekends', '/calendars/ca.long-weekends.en.ics', 'iCalendar, with the same options')}
${link('One holiday', '/calendars/holidays/family-day.en.ics', 'iCalendar of one holiday throughout Canada, by ID')}
${link('ISO weeks', '/calendars/weeks.iso.en.ics', 'iCalendar; replace iso with canada for Canadian weeks')}
${link('Changes to the data', changesFeedPath('en'), 'Atom')}

## Français

${link(textsOf('fr')('site.name'), homePath('fr'), 'the same site in French')}
${link('Documentation', markdownPath(docsPath('fr')), 'in French')}
${link('Modifications des données', changesFeedPath('fr'), 'Atom, in French')}
`;
  return new Response(body);
};
