import type { Almanac } from '../../../core/holidays/almanac.ts';
import type { Lists } from '../../../core/lists/lists.ts';
import type { PayTables } from '../../../core/pay/pay.ts';
import type { OperationName } from '../../contract/operations.ts';
import type { Site } from '../../documents/bodies.ts';
import type { Answer, Problem } from '../answer.ts';
import type { Ports } from '../ports.ts';
import type { Call, Clocks, QuestionOf } from '../request.ts';

/** The tables that answers come from. An operation asks for what it needs, so a host may load each on first use. */
export interface Tables {
  /** Tell which day it is in a place, without the law. */
  readonly clocks: Clocks;
  readonly almanac: () => Promise<Almanac>;
  readonly lists: () => Promise<Lists>;
  readonly pay: () => Promise<PayTables>;
}

export function tablesAtHand(almanac: Almanac, lists: Lists, pay: PayTables): Tables {
  return {
    clocks: () => almanac.law,
    almanac: async () => almanac,
    lists: async () => lists,
    pay: async () => pay,
  };
}

export interface Service extends Tables, Pick<Ports, 'version' | 'edition' | 'startedAt'> {
  readonly site: Site;
}

export type OperationHandler<Name extends OperationName, Reply extends Answer = Answer> = (
  service: Service,
  question: QuestionOf<Name>,
  call: Pick<Call, 'now'>,
) => Promise<Reply | Problem>;
