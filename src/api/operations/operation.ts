import type { Awaitable } from '../../common/awaitable.ts';
import type { OperationName } from '../../contract/operations.ts';
import type { Call } from '../request/call.ts';
import type { PathTexts } from '../request/route.ts';
import { readValues, type ValuesOf } from '../request/values.ts';
import { isProblem, type Problem } from '../response/problem.ts';
import type { Representation } from '../response/representation.ts';

/** What is answered to a call, before the call's conditions are looked at. */
export type Answer = Awaitable<Representation | Problem>;

/** @param texts of the parameters in the path */
export type Operation = (call: Call, texts: PathTexts) => Answer;

/** An operation by its name: its parameters are read, and what is wrong with one of them is the answer. */
export function createOperation<Name extends OperationName>(
  name: Name,
  answer: (values: ValuesOf<Name>, call: Call) => Answer,
): Operation {
  return (call, texts) => {
    const values = readValues(name, call, texts);
    return isProblem(values) ? values : answer(values, call);
  };
}
