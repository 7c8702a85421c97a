import type { Basis } from './law.ts';

/**
 * Good Friday as one of two days off, if the place has the other one: an employer in Quebec gives Good Friday or Easter Monday
 * (Act respecting labour standards, s. 60), so neither is certain.
 * @param days all days of a place in a year
 */
export function withChoice<Day extends { readonly id: string; readonly basis: Basis | null }>(
  days: readonly Day[],
): readonly Day[] {
  if (!days.some(({ basis }) => basis === 'choice')) return days;
  return days.map((day) => (isOneOfTwo(day.id) ? { ...day, basis: 'choice' } : day));
}

/** The day by law of the two; the other one has the basis `choice` of itself. */
export const isOneOfTwo = (id: string): boolean => id === 'good-friday';
