import type { ApiRequest } from '../ports.ts';
import { type RequestTarget, readTarget } from './target.ts';

/** Without either, a query names no `api_key`, however it is written. */
const MAY_NAME_KEY = /api_key|%/;

/** A request on its way through the stages, read once. */
export class Call {
  readonly request: ApiRequest;
  readonly target: RequestTarget;
  /** Unix time in milliseconds. */
  readonly now: number;
  #query: URLSearchParams | undefined;

  constructor(request: ApiRequest, now: number) {
    this.request = request;
    this.target = readTarget(request.target);
    this.now = now;
  }

  /** The parameters, read when one is first asked for: an answer that is kept needs none. */
  get query(): URLSearchParams {
    this.#query ??= new URLSearchParams(this.target.query);
    return this.#query;
  }

  /** The parameter `api_key`; empty where there is none. */
  get keyParameter(): string {
    return MAY_NAME_KEY.test(this.target.query) ? (this.query.get('api_key') ?? '') : '';
  }
}
