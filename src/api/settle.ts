import type { MaybePromise } from './ports.ts';

/** Goes on with a value at once where it is there, later where it is promised: a needless await costs a request a tenth. */
export function settle<T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The value of `make`, or that of `instead` where it throws or rejects. */
export function settleOr<T>(make: () => MaybePromise<T>, instead: (error: unknown) => T): MaybePromise<T> {
  try {
    const made = make();
    return made instanceof Promise ? made.catch(instead) : made;
  } catch (error) {
    return instead(error);
  }
}
