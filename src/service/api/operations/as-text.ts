import type { OperationName } from '../../contract/operations.ts';
import { isProblem, type JsonAnswer } from '../answer.ts';
import type { OperationHandler } from './operation.ts';

/** One value of a JSON answer as plain text. No line break: a spreadsheet would keep it. */
export function asText<Name extends OperationName, Document extends object>(
  operation: OperationHandler<Name, JsonAnswer<Document>>,
  valueIn: (document: Document) => string | number | boolean,
): OperationHandler<Name> {
  return async (service, question, call) => {
    const answer = await operation(service, question, call);
    if (isProblem(answer)) return answer;
    return {
      ...answer,
      choice: `${answer.choice}.text`,
      contentType: 'text/plain; charset=utf-8',
      compose: async () => String(valueIn(await answer.document())),
    };
  };
}
