import { badParameter, type QuestionProblem } from '../../core/questions/question-problems.ts';
import { READERS } from '../../core/questions/readers.ts';

type ReaderName = keyof typeof READERS;

/** Values from an address, undefined if left out or wrong, and the problems. */
interface ReadQuery<Name extends ReaderName> {
  readonly values: { readonly [N in Name]?: ReturnType<(typeof READERS)[N]['read']> };
  readonly problems: readonly QuestionProblem[];
}

/** Reads a page's parameters as the API does, except that an empty value is wrong: a date field gives it for half a date. */
export function readQuery<Name extends ReaderName>(
  query: URLSearchParams,
  names: readonly Name[],
): ReadQuery<Name> {
  const values: Partial<Record<Name, unknown>> = {};
  const problems: QuestionProblem[] = [];
  for (const parameter of names) {
    const [text, ...others] = query.getAll(parameter);
    if (text === undefined) continue;
    const { read, needs, allowed } = READERS[parameter];
    if (others.length > 0) problems.push({ kind: 'problem', code: 'repeated-parameter', parameter });
    else {
      values[parameter] = read(text);
      if (values[parameter] === undefined) problems.push(badParameter(parameter, text, needs, allowed));
    }
  }
  return { values: values as ReadQuery<Name>['values'], problems };
}
