import { decodeText } from './target.ts';

/** Names and values in turn, decoded, in the order in which they came. */
export type Query = readonly string[];

const NO_QUERY: Query = [];

/** Reads a query string as forms write it (plus is a space). What cannot be decoded stays as it came. */
export function readQuery(query: string): Query {
  if (query === '') return NO_QUERY;
  const pairs: string[] = [];
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    if (equals === -1) pairs.push(pair, '');
    else pairs.push(pair.slice(0, equals), pair.slice(equals + 1));
  }
  return query.includes('%') || query.includes('+') ? pairs.map(decode) : pairs;
}

/** The value of a parameter; undefined where it did not come or is empty, which counts as left out. */
export function valueIn(query: Query, name: string): string | undefined {
  for (let at = 0; at < query.length; at += 2) {
    if (query[at] === name) return query[at + 1] || undefined;
  }
  return undefined;
}

/** The first of some parameters that came more than once. */
export function repeatedOf(query: Query, names: readonly string[]): string | undefined {
  return names.find((name) => timesIn(query, name) > 1);
}

function timesIn(query: Query, name: string): number {
  let times = 0;
  for (let at = 0; at < query.length; at += 2) if (query[at] === name) times++;
  return times;
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodeText(spaced) ?? spaced;
}
