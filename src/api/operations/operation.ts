import type { OperationName } from '../../contract/operations.ts';
import type { Site } from '../../documents/bodies.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { PayTables } from '../../holidays/pay.ts';
import type { Answer, Problem } from '../answer.ts';
import type { Ports } from '../ports.ts';
import type { Call, QuestionOf } from '../request.ts';

/** What operations answer from. */
export interface Service extends Pick<Ports, 'version' | 'edition' | 'startedAt'> {
  readonly almanac: Almanac;
  /** Read on first use. */
  readonly lists: () => Lists;
  readonly pay: () => PayTables;
  readonly site: Site;
}

/** Answers a question, or says what is wrong with it. */
export type Operation<Name extends OperationName, Reply extends Answer = Answer> = (
  service: Service,
  question: QuestionOf<Name>,
  call: Pick<Call, 'now'>,
) => Reply | Problem;
