/*
 * What we use of negotiator 1, which has no types of its own: its two readers alone. Its class would load those of media types and
 * character sets with them, which nobody asks for.
 */
declare module 'negotiator/lib/language.js' {
  /** Those of the available languages that a client takes, best first. */
  export default function preferredLanguages(
    acceptLanguage: string,
    available: readonly string[],
  ): readonly string[];
}
declare module 'negotiator/lib/encoding.js' {
  /** Those of the available encodings that a client takes, best first; `preferred` decides between those that it wants alike. */
  export default function preferredEncodings<Encoding extends string>(
    acceptEncoding: string,
    available: readonly Encoding[],
    preferred: readonly Encoding[],
  ): readonly Encoding[];
}
