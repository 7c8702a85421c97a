/** What we use of range-parser 1, which has no types of its own. */
declare module 'range-parser' {
  /** -1 for a range past the end, -2 for a malformed one. */
  export default function parseRange(
    size: number,
    header: string,
  ): -1 | -2 | readonly { readonly start: number; readonly end: number }[];
}
