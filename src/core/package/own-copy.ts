/**
 * A copy of plain data, so that callers cannot change what the library keeps. Not frozen: callers sort what they get. Not `structuredClone`:
 * jsdom and older React Native lack it.
 */
export function ownCopy<T>(answer: T): T;
export function ownCopy(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(ownCopy<unknown>);
  if (typeof answer !== 'object' || answer === null) return answer;
  const copy: Record<string, unknown> = { ...answer };
  for (const [name, value] of Object.entries(copy))
    if (typeof value === 'object') copy[name] = ownCopy(value);
  return copy;
}
