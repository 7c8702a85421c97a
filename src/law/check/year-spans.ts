import type { Years } from '../../holidays/law.ts';

/** The end of a span comes before its beginning. */
export function backwards({ since, until }: Years): string[] {
  const isBackwards = since !== undefined && until !== undefined && until < since;
  return isBackwards ? [`until ${until} lies before since ${since}`] : [];
}

/** Both hold in some year. */
export function overlap(a: Years, b: Years): boolean {
  const begin = Math.max(a.since ?? Number.NEGATIVE_INFINITY, b.since ?? Number.NEGATIVE_INFINITY);
  const end = Math.min(a.until ?? Number.POSITIVE_INFINITY, b.until ?? Number.POSITIVE_INFINITY);
  return begin <= end;
}

/** Spans of which at most one may hold in a year; `what` names them in the messages. */
export function spanFaults(what: string, spans: readonly Years[]): string[] {
  const isShared = pairs(spans).some(([a, b]) => overlap(a, b));
  return [...spans.flatMap(backwards), ...(isShared ? [`two ${what} hold in the same year`] : [])];
}

export function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
}
