import type { APIRoute } from 'astro';
import { textsOf } from '../i18n/texts.ts';
import { docsPath } from '../lib/routes.ts';
import { sampleRequest } from '../lib/sample.ts';

/** llms.txt (llmstxt.org): the service in a page of Markdown, for language models. */
export const GET: APIRoute = ({ site }) => {
  const t = textsOf('en');
  const url = (path: string): string => new URL(path, site).href;
  const page = (slug: string, title: string, what: string): string =>
    `- [${title}](${url(docsPath('en', slug))}): ${what}`;
  const body = `# ${t('site.name')}

> ${t('site.description')}

Every operation is a GET without a key. Example: ${sampleRequest(url('/'))}

Province codes: ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt; without one, the federal listing.

## Interface

- [OpenAPI 3.1](${url('/openapi.json')}): the whole interface
${page('docs/quick-start', 'Quick start', 'calls in six languages and tools')}
${page('docs/reference', 'Reference', 'operations, parameters and fields')}
${page('docs/errors', 'Errors', 'problem+json and its codes')}
${page('docs/limits', 'Keys and limits', '60 requests a minute without a key')}

## Data

${page('docs/how-made', 'How the data is made', 'from statutes to listings')}
${page('docs/quality', 'Data quality', 'confidence and disputes')}
${page('docs/downloads', 'Downloads', 'all years of a province as CSV or JSON')}
${page('docs/weeks', 'Week numbers', 'ISO and Canada weeks')}
`;
  return new Response(body);
};
