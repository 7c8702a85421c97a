import type { Awaitable } from '../../common/awaitable.ts';
import type { OperationName } from '../../contract/operations.ts';
import { toJson } from '../../documents/site.ts';
import type { Ports } from '../ports.ts';
import type { Call } from '../request/call.ts';
import type { PathTexts } from '../request/route.ts';
import { readValues, type ValuesOf } from '../request/values.ts';
import { SERVICE_LINK } from '../response/links.ts';
import { isProblem, type Problem } from '../response/problem.ts';
import type { Representation, Tagged } from '../response/representation.ts';

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

/**
 * A body that lies in no file. Its tag names the edition and the choice instead of hashing the content, which would take longer than
 * composing it (RFC 9110 8.8.1 leaves the form of a tag open).
 *
 * @param choice without commas, which separate the tags of a header
 */
export function composed(
  { edition }: Ports,
  choice: string,
  body: object,
  endsAt: number | undefined,
): Tagged {
  return {
    document: { body: toJson(body), etag: `"${edition}.${choice}"` },
    contentType: 'application/json',
    link: SERVICE_LINK,
    endsAt,
  };
}
