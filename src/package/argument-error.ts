/** What a function throws for an argument that it cannot take. Its message is the sentence of the service's problem, in English. */
export class ArgumentError extends RangeError {
  /** The code of the service's problem, such as `bad-parameter`: what a program should look at, since it never changes. */
  readonly code: string;
  /** The argument or the option that is wrong. */
  readonly parameter: string | undefined;
  /** What would be right instead: a range, or all values. */
  readonly allowed: string | readonly string[] | undefined;
  /** The message in both languages. */
  override readonly cause: { readonly en: string; readonly fr: string };

  constructor(
    code: string,
    cause: ArgumentError['cause'],
    { parameter, allowed }: Partial<Pick<ArgumentError, 'parameter' | 'allowed'>>,
  ) {
    super(cause.en);
    this.code = code;
    this.parameter = parameter;
    this.allowed = allowed;
    this.cause = cause;
  }
}
