import { plain } from './report/plain.ts';

/** Where a text does not fit its schema: the path of the field, the value there, as it came, and what was expected. */
export interface Mismatch {
  readonly kind: 'mismatch';
  readonly path: string;
  readonly value: string;
  readonly message: string;
}

/** Why a year was not answered, or its answer refused. */
export type Fault =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'timed-out'; readonly phase: 'connection' | 'headers' | 'body' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'content-type'; readonly contentType: string }
  | { readonly kind: 'wait-too-long'; readonly seconds: number }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'implausible'; readonly reason: string }
  | Mismatch;

/**
 * A fault in plain words, without the year and without a full stop. A fault may quote what a stranger sent; nothing
 * else turns it into text, so nothing of that leaves here but words.
 */
export function describeFault(fault: Fault): string {
  return plain(sentenceOf(fault));
}

function sentenceOf(fault: Fault): string {
  switch (fault.kind) {
    case 'unreachable':
      return `the provider could not be reached (${fault.reason})`;
    case 'timed-out':
      return `no ${fault.phase} in time`;
    case 'cut':
      return 'the connection was cut before the end of the body';
    case 'status':
      return `status ${fault.status}`;
    case 'redirect':
      return `status ${fault.status}, a redirect to "${fault.location}", which is not followed`;
    case 'too-large':
      return `the body is longer than ${fault.limit} bytes`;
    case 'content-type':
      return `the body is "${fault.contentType}" and not JSON`;
    case 'wait-too-long':
      return `the provider asks for a pause of ${fault.seconds} s, longer than this run waits`;
    case 'given-up':
      return 'not asked, because the years before it went unanswered';
    case 'stopped':
      return 'not answered before the deadline of the run';
    case 'implausible':
      return fault.reason;
    case 'mismatch':
      return `${fault.path} is ${fault.value}: ${fault.message}`;
  }
}
