import type { Awaitable } from '../../common/awaitable.ts';
import type { Call } from '../request/call.ts';
import type { PathTexts } from '../request/route.ts';
import type { Problem } from '../response/problem.ts';
import type { Representation } from '../response/representation.ts';

/**
 * What an operation answers to a call, before the call's conditions are looked at.
 * @param texts of the parameters in the path
 */
export type Operation = (call: Call, texts: PathTexts) => Awaitable<Representation | Problem>;
