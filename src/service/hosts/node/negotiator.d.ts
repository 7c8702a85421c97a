/** The types that we use of negotiator 1, which has none. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** The available encoding that a client prefers; `preferred` breaks ties. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding | undefined;
    /** The available media types that a client accepts. */
    mediaTypes(available: readonly string[]): readonly string[];
  }
}
