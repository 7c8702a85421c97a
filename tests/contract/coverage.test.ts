import { describe, expect, test } from 'vitest';
import { queryName } from '../../src/service/contract/misnamed.ts';
import {
  OPERATION_NAMES,
  OPERATIONS,
  type Operation,
  operationPath,
} from '../../src/service/contract/operations.ts';
import { PARAMETERS, type Parameter } from '../../src/service/contract/parameters.ts';
import { toPattern } from '../../src/service/contract/path-template.ts';
import { ask, headerOf, testApi } from '../support/hosts/test-api.ts';
import { contractCases } from './cases.ts';
import type { ContractCase } from './check.ts';

const api = testApi();

/** The media type of an operation's `answers`, as its header has it. */
function mediaTypeOf(answers: Operation['answers']): string | undefined {
  if (answers === 'nothing') return undefined;
  return `${answers.startsWith('text/') ? answers : 'application/json'}; charset=utf-8`;
}

/** A new parameter, a new value of one and a new form of an answer are proved on every host, or fail here. */
describe.each(OPERATION_NAMES)('the cases of %s', (name) => {
  const { takes, answers }: Operation = OPERATIONS[name];
  const path = toPattern(operationPath(name));
  const cases = contractCases.filter(({ target }) => path.test(target.split('?')[0] ?? ''));
  const good = cases.filter(({ status }) => status === 200 || status === 204);
  const valuesIn = (some: readonly ContractCase[], parameter: string): readonly string[] =>
    some.flatMap(({ target }) => new URL(target, 'http://localhost').searchParams.getAll(parameter));

  test.each(takes.filter((taken) => taken !== 'locale'))('give %s, and each value that it has', (taken) => {
    const { schema }: Parameter<unknown> = PARAMETERS[taken];
    expect(valuesIn(cases, queryName(taken)).length).toBeGreaterThan(0);
    const answered = valuesIn(good, queryName(taken));
    // The lists are data, which have tests of their own.
    if (taken === 'list') return;
    expect((schema.enum ?? []).filter((value) => !answered.includes(value))).toEqual([]);
  });

  test('are answered in the media type of the operation', async () => {
    expect(good.length).toBeGreaterThan(0);
    for (const { target, method = 'GET', headers = {} } of good) {
      const answer = await ask(api, target, { method, headers });
      if (method !== 'OPTIONS')
        expect([target, headerOf(answer, 'content-type')]).toEqual([target, mediaTypeOf(answers)]);
    }
  });
});
