import type { Limits } from '../../api/ports.ts';
import type { RestStore } from '../../counters/rest-counter.ts';
import { edgeVariable } from './edge-environment.ts';

const LIMITS: Limits = { anonymous: 60, partner: 600 };

/** LIMIT_ANONYMOUS and LIMIT_PARTNER, where they are whole numbers from 1; the contract's limits otherwise. */
export function edgeLimits(): Limits {
  return {
    anonymous: positive(edgeVariable('LIMIT_ANONYMOUS')) ?? LIMITS.anonymous,
    partner: positive(edgeVariable('LIMIT_PARTNER')) ?? LIMITS.partner,
  };
}

/** UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN; undefined unless both are set. */
export function edgeCounterStore(): RestStore | undefined {
  const url = edgeVariable('UPSTASH_REDIS_REST_URL');
  const token = edgeVariable('UPSTASH_REDIS_REST_TOKEN');
  return url && token ? { url, token } : undefined;
}

/** SITE_URL, else the address that the platform knows for the site, without a slash at the end. */
export function edgeSiteUrl(ofPlatform: string): string {
  return (edgeVariable('SITE_URL') ?? ofPlatform).replace(/\/+$/, '');
}

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
