import { expect, test } from 'vitest';
import { ask, headerOf, SITE_URL, testApi } from '../../../tests/support/hosts/test-api.ts';
import { OPERATION_NAMES, OPERATIONS, type Operation, operationPath } from '../contract/operations.ts';
import {
  PARAMETERS,
  PATH_PARAMETERS,
  type ParameterName,
  type PathParameterName,
} from '../contract/parameters.ts';
import { fillPath } from '../contract/path-template.ts';
import { openApi } from '../contract/schemas/openapi.ts';

const { paths = {} } = openApi(SITE_URL, '1.0.0');
const api = testApi();

const exampleOf = (name: string): string => `${PATH_PARAMETERS[name as PathParameterName].example}`;

/** A list with a rule for computing time. */
const exampleValue = (name: ParameterName): string =>
  name === 'list' ? 'civil-procedure-on' : `${PARAMETERS[name].example}`;

test.each(OPERATION_NAMES)(
  '%s has the headers that OpenAPI says, and a 304 where it says so',
  async (name) => {
    const responses = paths[operationPath(name)]?.get?.responses ?? {};
    const { requires = [] }: Operation = OPERATIONS[name];
    const query = new URLSearchParams(requires.map((taken) => [taken, exampleValue(taken)]));
    const path = `${fillPath(operationPath(name), exampleOf)}?${query}`;
    const answer = await ask(api, path);
    expect(Object.keys(responses)).toContain(`${answer.status}`);
    const said = Object.keys(responses['200']?.headers ?? {});
    const given = [...new Set([...said, 'ETag'])].filter((header) => headerOf(answer, header) !== undefined);
    expect(given).toEqual(said);
    const again = await ask(api, path, {
      headers: { 'if-none-match': headerOf(answer, 'ETag') ?? '*' },
    });
    expect(again.status === 304).toBe('304' in responses);
  },
);
