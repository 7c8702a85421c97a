import type { Call } from '../request/call.ts';
import type { Problem } from '../response/problem.ts';
import type { Representation } from '../response/representation.ts';

/** What an operation answers to a call, before the call's conditions are looked at. */
export type Operation = (call: Call) => Representation | Problem | Promise<Representation | Problem>;
