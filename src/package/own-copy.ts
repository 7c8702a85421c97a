/**
 * A copy of plain data: what the library keeps is not the caller's to change. Not frozen instead, for callers sort what they get; and not
 * `structuredClone`, which jsdom and older React Native lack.
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
