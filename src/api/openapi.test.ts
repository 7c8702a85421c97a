import { expect, test } from 'vitest';
import { ask, headerOf, SITE_URL, testApi } from '../../tests/support/test-api.ts';
import { OPERATION_IDS } from '../contract/parameters.ts';
import { openApi } from '../contract/schemas/openapi.ts';

interface Document {
  readonly paths: Readonly<Record<string, { readonly get: { readonly responses: Responses } }>>;
}
type Responses = Readonly<Record<string, { readonly headers?: object }>>;

const { paths } = openApi(SITE_URL, '1.0.0') as Document;
const api = testApi();

test.each(OPERATION_IDS)('%s has the headers that OpenAPI says, and a 304 where it says so', async (id) => {
  const responses = paths[`/api/${id}`]?.get.responses ?? {};
  const answer = await ask(api, `/api/${id}`);
  const said = Object.keys(responses['200']?.headers ?? {});
  const given = [...new Set([...said, 'ETag'])].filter((name) => headerOf(answer, name) !== undefined);
  expect(given).toEqual(said);
  const again = await ask(api, `/api/${id}`, {
    headers: { 'if-none-match': headerOf(answer, 'ETag') ?? '*' },
  });
  expect(again.status === 304).toBe('304' in responses);
});
