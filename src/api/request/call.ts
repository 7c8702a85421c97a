import type { ApiRequest } from '../ports.ts';
import { type RequestTarget, readTarget } from './target.ts';

/** A request on its way through the stages, read once. */
export interface Call {
  readonly request: ApiRequest;
  readonly target: RequestTarget;
  readonly query: URLSearchParams;
  /** Unix time in milliseconds. */
  readonly now: number;
}

export function readCall(request: ApiRequest, now: number): Call {
  const target = readTarget(request.target);
  return { request, target, query: new URLSearchParams(target.query), now };
}
