import { dayOf, formatDate } from '../calendar/day.ts';
import { canadaWeek, isoWeek } from '../calendar/weeks.ts';
import type { CitedAct, Holiday } from './holiday.ts';
import type { Statute } from './law.ts';
import type { Occurrence } from './occurrence.ts';
import type { Scope } from './scope.ts';

/**
 * A day of a scope as the service publishes it.
 * @param observers the scopes whose own law lists the holiday that year
 * @param provinces all provinces and territories
 */
export function toHoliday(
  day: Occurrence,
  scope: Scope,
  observers: readonly Scope[],
  provinces: readonly Scope[],
): Holiday {
  return {
    id: day.id,
    date: formatDate(day.date),
    observedDate: formatDate(day.observed),
    nameEn: day.nameEn,
    nameFr: day.nameFr,
    ...coverage(day, scope, observers, provinces),
    isoWeek: isoWeek(day.date).week,
    canadaWeek: canadaWeek(day.date).week,
    observedIn: observers.map(({ region }) => region),
    kind: day.kind,
    basis: day.basis,
    ...(day.isPublicService ? { publicService: true as const } : {}),
    act: toAct(day.act),
    confidence: day.confidence,
    ...(day.notes ? { notes: day.notes } : {}),
  };
}

/** A statute as the service publishes it. */
export function toAct(act: Statute | null): CitedAct | null {
  if (!act) return null;
  const { nameEn, nameFr, url, urlFr } = act;
  return { name: nameEn, nameFr, url, ...(urlFr === undefined ? {} : { urlFr }) };
}

/** A federal day holds everywhere when all that were part of Canada on its date list it too. */
function coverage(
  day: Occurrence,
  scope: Scope,
  observers: readonly Scope[],
  provinces: readonly Scope[],
): Pick<Holiday, 'global' | 'counties'> {
  if (day.local !== null) return { global: false, counties: [] };
  if (scope.code !== 'ca') return { global: true, counties: null };
  const isEverywhere = provinces.every(
    (province) => observers.includes(province) || day.date < dayOf(province.since),
  );
  if (isEverywhere) return { global: true, counties: null };
  const counties = provinces.filter((province) => observers.includes(province)).map(({ region }) => region);
  return { global: false, counties };
}
