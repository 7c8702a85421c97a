import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { OFFICES, type Office } from '../../core/offices/office-table.ts';
import { translateTo } from '../i18n/texts.ts';
import { OfficeList } from './office-list.tsx';
import type { OfficeRow } from './office-rows.ts';

const row = { mark: 'closed', who: 'Banks', what: 'Closed', why: 'A holiday', note: '' } as const;
const rows: readonly OfficeRow[] = [
  { ...row, office: 'bank-branches', source: undefined },
  { ...row, office: 'tsx', source: { title: 'Calendar & hours', path: 'https://example.ca/' } },
];
const pages = Object.fromEntries(OFFICES.map((office) => [office, `/en/lists/${office}/`])) as Readonly<
  Record<Office, string>
>;

test('an office leads to the page of its list, or has the text about it below the rows', () => {
  const html = renderToString(<OfficeList t={translateTo('en')} rows={rows} pages={pages} />);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/en/lists/bank-branches/"',
    'href="https://example.ca/"',
  ]);
  expect(html).toMatch(/<details.*Calendar &amp; hours<\/a> \(Banks\)/);
});
