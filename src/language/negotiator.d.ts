/** What we use of negotiator 1, which has no types of its own. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    language(available: readonly string[]): string | undefined;
    /** `preferred` decides between those that the client wants alike. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
  }
}
