import { PARAMETERS, PATH_PARAMETERS, type ParameterName } from './parameters.ts';

/** What a parameter is called elsewhere, in lower case. */
const OTHER_NAMES: Readonly<Record<string, ParameterName>> = {
  prov: 'province',
  region: 'province',
  state: 'province',
  lang: 'locale',
  language: 'locale',
  y: 'year',
  day: 'date',
  include_long_weekends: 'longWeekends',
  long_weekends: 'longWeekends',
};

/** A shorter name is one edit away from too many others. */
const MIN_LETTERS = 4;

/**
 * The parameters that an unknown name was meant to be: the one that differs only by case, or else those that go by this other name or
 * are one edit away. If several fit, as `date` and `days` do for `day`, all are named. Empty for any other name, and for a parameter of
 * another operation or of a path.
 * @param known the parameters of the operation
 */
export function meantParameters<Name extends string>(name: string, known: readonly Name[]): readonly Name[] {
  if (Object.hasOwn(PARAMETERS, name) || Object.hasOwn(PATH_PARAMETERS, name)) return [];
  if (known.some((own) => own === name)) return [];
  const lower = name.toLowerCase();
  const sameLetters = known.filter((own) => own.toLowerCase() === lower);
  if (sameLetters.length > 0) return sameLetters;
  const other = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : undefined;
  return known.filter(
    (own) => own === other || (own.length >= MIN_LETTERS && isOneEditAway(lower, own.toLowerCase())),
  );
}

/** Whether one letter was added, left out or wrong, or two neighbours were swapped. */
function isOneEditAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
}
