import type { OperationName } from '../../contract/operations.ts';
import { type Site, toJson } from '../../documents/site.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { Lists } from '../../holidays/lists/lists.ts';
import type { Answer, Problem } from '../answer.ts';
import type { Ports } from '../ports.ts';
import type { Call, ValuesOf } from '../request.ts';

/** What operations answer from. */
export interface Service extends Pick<Ports, 'version' | 'edition' | 'startedAt'> {
  readonly almanac: Almanac;
  /** Read when they are first needed. */
  readonly lists: () => Lists;
  readonly site: Site;
}

/** Answers a question whose values are read, or says what is wrong with them. */
export type Operation<Name extends OperationName> = (
  service: Service,
  values: ValuesOf<Name>,
  call: Call,
) => Answer | Problem;

/** The service's documents (RFC 8631). */
export const SERVICE_LINK =
  '</docs/>; rel="service-doc"; type="text/html", </openapi.json>; rel="service-desc"; type="application/json"';

/** A JSON body that lies in no file. @param choice names what was asked, without commas */
export function jsonAnswer(choice: string, compose: () => object, expiresAt?: number): Answer {
  return {
    choice,
    contentType: 'application/json',
    compose: () => toJson(compose()),
    link: SERVICE_LINK,
    expiresAt,
  };
}
