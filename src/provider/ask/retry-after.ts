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
