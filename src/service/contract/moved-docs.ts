import { DOCS_PAGES, type DocsPage, docsPath } from './docs-pages.ts';

/** Addresses without a page of their own, and the page that holds their subject. */
const PARTS: Readonly<Record<string, DocsPage>> = {
  today: 'quick-start',
  console: 'reference',
  essayer: 'reference',
  faq: 'glossary',
  questions: 'glossary',
  'several-provinces': 'calendars',
  'court-deadlines': 'time-limits',
  'from-libraries': 'moving',
  key: 'limits',
  'reference/week': 'weeks',
  'reference/business-days': 'business-days',
  'reference/time-limit': 'time-limits',
  'reference/holiday-pay': 'holiday-pay',
  'reference/calendars': 'calendars',
  'reference/lists': 'lists',
  'reference/files': 'downloads',
};

/** Addresses that lead to another page, without a slash at the end: a French page under its English name, or a part of a page. */
export const MOVED_DOCS: ReadonlyMap<string, string> = new Map([
  ...DOCS_PAGES.filter(([en, fr]) => en !== fr).map(
    ([en]) => [`/fr/docs/${en}`, docsPath('fr', `docs/${en}`)] as const,
  ),
  ...Object.entries(PARTS).flatMap(([part, page]) => [
    [`/en/docs/${part}`, docsPath('en', `docs/${page}`)] as const,
    [`/fr/docs/${part}`, docsPath('fr', `docs/${page}`)] as const,
  ]),
]);
