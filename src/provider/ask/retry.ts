import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { Reply } from './transport.ts';

// Our own and not undici's RetryAgent, which shortens a long Retry-After instead of refusing it, and has no jitter.

export interface RetryPolicy {
  /** Attempts after the first. */
  readonly retries: number;
  /** The longest pause before the first retry; it doubles with each. */
  readonly baseMs: number;
  readonly capMs: number;
  /** A longer Retry-After is not waited for. */
  readonly longestWaitMs: number;
}

const TRANSIENT_STATUS: readonly number[] = [408, 429, 500, 502, 503, 504];
const TRANSIENT_FAULTS: readonly string[] = ['unreachable', 'timed-out', 'cut'];

/** Whether another attempt could answer better. What a schema or a limit refused, it would refuse again. */
export function isTransient(outcome: Reply | Fault): boolean {
  if (outcome.kind === 'reply') return TRANSIENT_STATUS.includes(outcome.status);
  return TRANSIENT_FAULTS.includes(outcome.kind);
}

/** Repeats an attempt while what it meets is transient, with exponential back-off and full jitter. */
export async function withRetries(
  attempt: () => Promise<Reply | Fault>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<Reply | Fault> {
  let outcome = await attempt();
  for (let retry = 0; retry < policy.retries && isTransient(outcome); retry++) {
    const ms = pauseBefore(retry, outcome, policy);
    if (ms > policy.longestWaitMs) return { kind: 'wait-too-long', seconds: Math.ceil(ms / 1000) };
    if (!(await pause(ms, signal))) return { kind: 'stopped' };
    outcome = await attempt();
  }
  return outcome;
}

/** Jitter comes on top of a pause that the provider names, so that its callers do not return all at once. */
function pauseBefore(retry: number, outcome: Reply | Fault, policy: RetryPolicy): number {
  const jitter = Math.random() * Math.min(policy.capMs, policy.baseMs * 2 ** retry);
  const named = outcome.kind === 'reply' ? retryAfter(outcome.retryAfter, Date.now()) : undefined;
  return (named ?? 0) + jitter;
}

/**
 * The pause that a Retry-After header asks for, in milliseconds (RFC 9110, 10.2.3: seconds, or an HTTP date);
 * undefined where there is no such header or nothing can be read from it.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2,8}, /.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Resolves with false where the signal ends the pause. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
