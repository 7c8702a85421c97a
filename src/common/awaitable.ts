/** What is there already, or will be. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * What follows a value: at once where it is there, for an `await` would leave and enter the queue of microtasks for nothing. For the way
 * that every request goes; anywhere else `await` reads better.
 */
export function andThen<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** What a step answers, or what takes its place where it fails, at once or later. */
export function orElse<Value>(
  step: () => Awaitable<Value>,
  failed: (error: unknown) => Value,
): Awaitable<Value> {
  try {
    const value = step();
    return value instanceof Promise ? value.catch(failed) : value;
  } catch (error) {
    return failed(error);
  }
}
