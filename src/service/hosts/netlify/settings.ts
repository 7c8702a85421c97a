import { parseSiteUrl } from '../../documents/site-url.ts';
import { DEFAULT_LIMITS, LIMIT_RULE, parseLimit } from '../../keys/limits.ts';
import type { RestStore } from '../../keys/rest.ts';

/**
 * Reads the site's environment variables. An edge function can't refuse to start, so it ignores wrong values: each fault is a sentence about
 * one, without secrets, that says what is used instead.
 */
export function readEdgeSettings() {
  const faults: string[] = [];
  const limits = {
    anonymous: readLimit('LIMIT_ANONYMOUS', DEFAULT_LIMITS.anonymous, faults),
    partner: readLimit('LIMIT_PARTNER', DEFAULT_LIMITS.partner, faults),
  };
  return { siteUrl: readSiteUrl(faults), limits, counterStore: readCounterStore(faults), faults };
}

function readLimit(name: string, preset: number, faults: string[]): number {
  const text = edgeVariable(name);
  if (text === undefined) return preset;
  const limit = parseLimit(text);
  if (limit === undefined) faults.push(`${name} must be ${LIMIT_RULE}, but is "${text}"; ${preset} is used`);
  return limit ?? preset;
}

function readSiteUrl(faults: string[]): string | undefined {
  const text = edgeVariable('SITE_URL');
  if (text === undefined) return undefined;
  const site = parseSiteUrl({ SITE_URL: text });
  if (site.kind === 'url') return site.url;
  faults.push(`${site.message}; the address that the platform names is used`);
  return undefined;
}

/** UPSTASH_REDIS_REST_URL and UPSTASH_REDIS_REST_TOKEN; one doesn't work without the other. */
function readCounterStore(faults: string[]): RestStore | undefined {
  const url = edgeVariable('UPSTASH_REDIS_REST_URL');
  const token = edgeVariable('UPSTASH_REDIS_REST_TOKEN');
  const refuse = (fault: string): undefined => void faults.push(`${fault}; every instance counts on its own`);
  if (url === undefined) {
    return token === undefined
      ? undefined
      : refuse('UPSTASH_REDIS_REST_TOKEN is set without UPSTASH_REDIS_REST_URL');
  }
  if (token === undefined) return refuse('UPSTASH_REDIS_REST_URL is set without UPSTASH_REDIS_REST_TOKEN');
  // Don't quote the address: it may contain a password.
  const isWebUrl = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWebUrl ? { url, token } : refuse('UPSTASH_REDIS_REST_URL must be an http or https URL');
}

/** A variable of the site's environment; undefined if it isn't set, is empty, or the code doesn't run on Netlify. */
function edgeVariable(name: string): string | undefined {
  const { Netlify } = globalThis as { Netlify?: { readonly env: { get(name: string): string | undefined } } };
  return Netlify?.env.get(name) || undefined;
}
