import type { APIRoute } from 'astro';
import { toPath } from '../../service/contract/paths.ts';
import { referenceYear } from '../common/almanac.ts';
import { homePath, markdownPath } from '../common/counterparts.ts';
import { changesFeedPath, docsPath } from '../common/routes.ts';
import { docsGroups } from '../docs/docs-pages.ts';
import { translateTo } from '../i18n/texts.ts';

/** llms.txt (llmstxt.org): the service in a page of Markdown, for language models. */
export const GET: APIRoute = ({ site }) => {
  const t = translateTo('en');
  const url = (path: string): string => new URL(path, site).href;
  const link = (title: string, path: string, what: string): string => `- [${title}](${url(path)}): ${what}`;
  const groups = docsGroups('en').map(
    ({ label, pages }) =>
      `## ${label}\n\n${pages.map((page) => link(page.label, markdownPath(page.href), page.description)).join('\n')}`,
  );
  const body = `# ${t('site.name')}

> ${t('site.description')}

Every endpoint takes a GET request and needs no key; assistants are welcome to call it. Example: ${url('/')}api/holidays.json?year=${referenceYear}&province=on

Assistants that support the Model Context Protocol can use the same operations as tools at ${url('/mcp')}, over streamable HTTP.

Province and territory codes: ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt. Without a code, you get the federal holidays.

${groups.join('\n\n')}

## Examples

${link('A deadline', '/api/time-limit.json?list=civil-procedure-on&date=2026-12-15&days=10', 'the last day of a ten-day period in an Ontario civil case')}
${link('Holiday pay', '/api/holiday-pay.json?province=on&date=2026-12-25&wages=2240', 'Christmas in Ontario, for someone who earned $2,240 in the four weeks that count')}

## Files

${link('OpenAPI 3.1', '/openapi.json', 'the whole API; for OpenAPI 3.0, openapi-3.0.json')}
${link('Test vectors', '/downloads/test-vectors.json', 'questions with expected answers, to check the same calculations in another programming language')}
${link('The lists', '/lists/index.json', 'the IDs, years and sources of all lists')}
${link('Everything as JSON', '/downloads/all.json', 'all years, kinds, provinces and territories in one file')}
${link('Everything as CSV', '/downloads/all.csv', 'the same data as a table')}
${link('All provinces and territories in one year', toPath('/holidays/{year}/all.json', { year: referenceYear }), 'any year from 1900 to 2100; replace json with csv for a table')}
${link('Long weekends in one year', toPath('/holidays/{year}/long-weekends.json', { year: referenceYear }), 'all provinces and territories, any year from 1900 to 2100')}
${link('Data package', '/downloads/datapackage.json', 'schema, licence, sources and hashes of the downloads')}
${link('Federal holidays', '/calendars/ca.en.ics', 'iCalendar; replace ca with a province code, or en with fr')}
${link('Long weekends', '/calendars/ca.long-weekends.en.ics', 'iCalendar, with the same options')}
${link('One holiday', '/calendars/holidays/family-day.en.ics', 'iCalendar of one holiday throughout Canada, by ID')}
${link('ISO weeks', '/calendars/weeks.iso.en.ics', 'iCalendar; replace iso with canada for Canadian weeks')}
${link('Changes to the data', changesFeedPath('en'), 'Atom')}

## Français

${link(translateTo('fr')('site.name'), homePath('fr'), 'the same site in French')}
${link('Documentation', markdownPath(docsPath('fr')), 'in French')}
${link('Modifications des données', changesFeedPath('fr'), 'Atom, in French')}
`;
  return new Response(body);
};
