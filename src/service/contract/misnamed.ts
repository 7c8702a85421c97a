import { isOneTypo } from '../../core/common/typo.ts';
import { PARAMETERS, PATH_PARAMETERS, type ParameterName } from './parameters.ts';

const OTHER_NAMES: Readonly<Record<string, readonly ParameterName[]>> = {
  ...mapNames(
    'code county district jurisdiction juridiction location loc place prov prv province_code provincecode region scope state subdiv subdivision territory territoire',
    ['province', 'places', 'countyCode', 'subdivisionCode'],
  ),
  ...mapNames('an annee année calendaryear y yr', ['year']),
  ...mapNames('asof d day dt from jour on start startdate start_date', ['date']),
  ...mapNames('end enddate end_date fin until through', ['to']),
  ...mapNames('businessdays business_days days n offset plus', ['add']),
  ...mapNames('duration length period nbdays', ['days']),
  ...mapNames('calendar listid list_id liste', ['list']),
  ...mapNames('exclude except', ['without']),
  ...mapNames('extra plusdays', ['with']),
  ...mapNames('kind kinds type types', ['include']),
  ...mapNames('l lang langue language', ['locale']),
  ...mapNames('include_long_weekends long_weekends weekends', ['longWeekends']),
  ...mapNames('projection project', ['projected']),
  ...mapNames('inlieu in_lieu observed substitutes', ['substitute']),
};

/** A shorter name is one edit away from too many others. */
const MIN_LETTERS = 4;

/** Parameters that caches and trackers add to any address. */
const ADDED_BY_OTHERS = /^(?:utm_.*|_.*|v|t|cb|debug)$/;

/** Other services have these names for a part of a year. A caller who sends one to an operation of a whole year would count all of it. */
const PART_OF_YEAR = /^(?:month|quarter|limit|page)$/;

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
 * one typo away or take such a value. If several fit, all are named. For what only another operation has, all of this one's. Empty for
 * any other name.
 * @param takes the parameters of the operation
 * @param inPath those in its path
 */
export function meantParameters(
  name: string,
  value: string,
  takes: readonly string[],
  inPath: readonly string[] = [],
): readonly string[] {
  const known = [...takes, 'api_key'];
  if ([...known, ...inPath].some((own) => queryName(own) === name) || ADDED_BY_OTHERS.test(name)) return [];
  const lower = name.toLowerCase();
  const sameLetters = known.filter((own) => queryName(own).toLowerCase() === lower);
  if (sameLetters.length > 0) return sameLetters;
  const others: readonly string[] = Object.hasOwn(OTHER_NAMES, lower) ? (OTHER_NAMES[lower] ?? []) : [];
  const near = known.filter(
    (own) => others.includes(own) || (own.length >= MIN_LETTERS && isOneTypo(lower, own.toLowerCase())),
  );
  if (near.length > 0) return near;
  const told = TELLING.filter((telling) => PARAMETERS[telling].read(value) !== undefined);
  const telling = takes.filter((own) => told.some((one) => one === own));
  if (telling.length > 0) return telling;
  const isOfAnother =
    others.length > 0 ||
    told.length > 0 ||
    Object.hasOwn(PARAMETERS, name) ||
    Object.hasOwn(PATH_PARAMETERS, name) ||
    (PART_OF_YEAR.test(lower) && [...takes, ...inPath].includes('year'));
  return isOfAnother ? takes : [];
}

export function queryName(name: string): string {
  return name === 'places' ? 'province' : name;
}

export function isWhose(name: string): boolean {
  return ['province', 'list'].includes(queryName(name));
}

function mapNames(names: string, meant: readonly ParameterName[]) {
  return Object.fromEntries(names.split(' ').map((name) => [name, meant]));
}
