/*
 * The two parsers of negotiator 1 that we use; it ships no types. Its class would also load the parsers of media types and character
 * sets.
 */
declare module 'negotiator/lib/language.js' {
  /** The available languages that a client accepts, best first. */
  export default function preferredLanguages(
    acceptLanguage: string,
    available: readonly string[],
  ): readonly string[];
}
declare module 'negotiator/lib/encoding.js' {
  /** The available encodings that a client accepts, best first; `preferred` breaks ties. */
  export default function preferredEncodings<Encoding extends string>(
    acceptEncoding: string,
    available: readonly Encoding[],
    preferred: readonly Encoding[],
  ): readonly Encoding[];
}
