import { PARAMETERS, PATH_PARAMETERS, type ParameterName } from './parameters.ts';

/** What a parameter is called elsewhere, in lower case. */
const OTHER_NAMES: Readonly<Record<string, readonly ParameterName[]>> = {
  ...namesOf(
    'code county district jurisdiction juridiction location loc place prov prv province_code provincecode region scope state subdiv subdivision territory territoire',
    ['province', 'places', 'countyCode', 'subdivisionCode'],
  ),
  ...namesOf('an annee année calendaryear y yr', ['year']),
  ...namesOf('asof d day dt from jour on start startdate start_date', ['date']),
  ...namesOf('end enddate end_date fin until through', ['to']),
  ...namesOf('businessdays business_days days n offset plus', ['add']),
  ...namesOf('duration length period nbdays', ['days']),
  ...namesOf('calendar listid list_id liste', ['list']),
  ...namesOf('exclude except', ['without']),
  ...namesOf('extra plusdays', ['with']),
  ...namesOf('kind kinds type types', ['include']),
  ...namesOf('l lang langue language', ['locale']),
  ...namesOf('include_long_weekends long_weekends weekends', ['longWeekends']),
  ...namesOf('projection project', ['projected']),
  ...namesOf('inlieu in_lieu observed substitutes', ['substitute']),
};

/** A shorter name is one edit away from too many others. */
const MIN_LETTERS = 4;

/** What caches and trackers add to any address. */
const ADDED_BY_OTHERS = /^(?:utm_.*|_.*|v|t|cb|debug)$/;

/** Parameters whose values show what they are: a place, a year, a date. */
const TELLING: readonly ParameterName[] = [
  'province',
  'places',
  'countyCode',
  'subdivisionCode',
  'year',
  'date',
  'to',
];

/**
 * The parameters that an unknown name was meant to be: the one that differs only by case, or else those that go by this other name, are
 * one edit away or take such a value. If several fit, all are named. For a parameter of another operation, all of this one's. Empty for
 * any other name.
 * @param known the parameters of the operation
 */
export function meantParameters<Name extends string>(
  name: string,
  value: string,
  known: readonly Name[],
): readonly Name[] {
  if (known.some((own) => queryName(own) === name) || ADDED_BY_OTHERS.test(name)) return [];
  const lower = name.toLowerCase();
  const sameLetters = known.filter((own) => queryName(own).toLowerCase() === lower);
  if (sameLetters.length > 0) return sameLetters;
  const others: readonly string[] = Object.hasOwn(OTHER_NAMES, lower) ? (OTHER_NAMES[lower] ?? []) : [];
  const near = known.filter(
    (own) => others.includes(own) || (own.length >= MIN_LETTERS && isOneEditAway(lower, own.toLowerCase())),
  );
  if (near.length > 0) return near;
  if (Object.hasOwn(PARAMETERS, name) || Object.hasOwn(PATH_PARAMETERS, name))
    return known.filter((own) => own !== 'api_key');
  return known.filter((own) => TELLING.some((telling) => telling === own && isValueOf(telling, value)));
}

/** What a parameter is called in an address. */
export function queryName(name: string): string {
  return name === 'places' ? 'province' : name;
}

function isValueOf(name: ParameterName, value: string): boolean {
  return PARAMETERS[name].read(value) !== undefined;
}

function namesOf(names: string, meant: readonly ParameterName[]) {
  return Object.fromEntries(names.split(' ').map((name) => [name, meant]));
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
