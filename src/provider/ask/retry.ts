import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfter } from './retry-after.ts';
import type { Failure, Reply } from './transport.ts';

export interface RetryPolicy {
  /** Attempts after the first. */
  readonly retries: number;
  /** The longest pause before the first retry; it doubles with each. */
  readonly baseMs: number;
  readonly capMs: number;
  /** A longer Retry-After is not waited for. */
  readonly longestWaitMs: number;
}

const RETRIED_STATUS: readonly number[] = [408, 429, 500, 502, 503, 504];
const RETRIED_FAULTS: readonly string[] = ['unreachable', 'timed-out', 'cut'];

/** Whether another attempt could answer better. What a schema or a limit refused, it would refuse again. */
export function isPassing(outcome: Reply | Failure): boolean {
  if (outcome.kind === 'reply') return RETRIED_STATUS.includes(outcome.status);
  return RETRIED_FAULTS.includes(outcome.fault.kind);
}

/** Repeats an attempt while what it meets may pass, with exponential back-off and full jitter. */
export async function withRetries(
  attempt: () => Promise<Reply | Failure>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<Reply | Failure> {
  let outcome = await attempt();
  for (let retry = 0; retry < policy.retries && isPassing(outcome); retry++) {
    const pause = pauseBefore(retry, outcome, policy);
    if (pause > policy.longestWaitMs) {
      return { kind: 'fault', fault: { kind: 'wait-too-long', seconds: Math.ceil(pause / 1000) } };
    }
    if (!(await rested(pause, signal))) return { kind: 'fault', fault: { kind: 'stopped' } };
    outcome = await attempt();
  }
  return outcome;
}

/** Jitter comes on top of a pause that the provider names, so that its callers do not return all at once. */
function pauseBefore(retry: number, outcome: Reply | Failure, policy: RetryPolicy): number {
  const jitter = Math.random() * Math.min(policy.capMs, policy.baseMs * 2 ** retry);
  if (outcome.kind === 'fault') return jitter;
  return (retryAfter(outcome.retryAfter, Date.now()) ?? 0) + jitter;
}

async function rested(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
