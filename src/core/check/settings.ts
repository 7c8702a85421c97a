import { yearOf } from '../calendar/day.ts';
import { folded } from '../common/fold.ts';
import type { Almanac } from '../holidays/almanac.ts';
import { PROVINCE_CODES, type ProvinceCode, type ScopeCode, toProvinceCode } from '../holidays/scope.ts';
import type { FindNames } from './names.ts';
import type { ListedDate } from './read-list.ts';

/** For whom the list speaks: the law, an employer who closes, or a published list. */
export const CLAIMS = ['statutory', 'closed', 'tsx', 'canada-post', 'payments', 'cra'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Whether a published list, and not a place, says which days there are. */
export const isNamedList = (as: Claim): boolean => as !== 'statutory' && as !== 'closed';

const NAMED: readonly (readonly [Claim, RegExp])[] = [
  ['tsx', /\b(?:TSX|TMX|Toronto Stock Exchange|Bourse de Toronto)\b/i],
  ['canada-post', /\b(?:Canada Post|Postes Canada)\b/i],
  ['payments', /\b(?:Payments Canada|Paiements Canada|Lynx|ACSS|Bank of Canada|Banque du Canada)\b/i],
  ['cra', /\b(?:CRA|Canada Revenue Agency|Agence du revenu)\b/i],
];
const STATUTORY =
  /\bstat(?:utory)?s?\b|\bf[ée]ri[ée]e?s?\b|\b(?:legal|public|general) holidays?\b|\b(?:Employment|Labour) (?:Standards|Code)\b|\bnormes (?:du travail|d[’']emploi)\b/iu;

/** Which days the list claims to have, by its words; without any, the days on which somebody closes. */
export function findClaim(text: string): Claim {
  const named = NAMED.filter(([, words]) => words.test(text.replace(/\([^)\n]*\)/g, '')));
  const [only] = named;
  if (only && named.length === 1) return only[0];
  // `jours_feries`, `StatutoryHoliday`
  const words = text.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ');
  return STATUTORY.test(words) ? 'statutory' : 'closed';
}

/** The provinces and territories whose codes are cells of a record. */
export function placesIn(parts: readonly string[]): readonly ProvinceCode[] {
  return parts.flatMap((part) => (/^(?:CA-)?[A-Z]{2}$/.test(part) ? (toProvinceCode(part) ?? []) : []));
}

/** `CA-ON`, `province: 'on'` */
const CODE = /\bCA-([A-Z]{2})\b|\bprov\w*["']?\s*[:=]\s*["']?([A-Z]{2})\b/gi;
const FEDERAL = /\bf[ée]d[ée]ra(?:l|le|ux|lly)\b|\bCanada Labour Code\b|\bCode canadien du travail\b/iu;
/** Holidays that provinces have, or name, in ways of their own. Family Day and the Civic Holiday together are Ontario’s. */
const SHARED = ['family-day', 'august-monday'];
const PROVINCIAL = [...SHARED, 'saint-jean-baptiste-day', 'nunavut-day', 'discovery-day'];

/** The places that a text speaks of: by code or label, else the only one that has all its days by the names it gives them. */
export function findPlaces(
  text: string,
  almanac: Almanac,
  dates: readonly ListedDate[],
  findNames: FindNames,
): readonly ScopeCode[] {
  const said = new Set<ScopeCode>(dates.flatMap(({ parts }) => placesIn(parts)));
  for (const [, region, code = region] of text.matchAll(CODE)) {
    const place = toProvinceCode(code ?? '');
    if (place) said.add(place);
  }
  const words = ` ${folded(text)} `;
  for (const { code, nameEn, nameFr } of almanac.law.scopes)
    if (code !== 'ca' && [nameEn, nameFr].some((name) => words.includes(` ${folded(name)} `))) said.add(code);
  if (FEDERAL.test(text)) said.add('ca');
  if (said.size > 0) return [...said];
  const named = dates.flatMap(({ day, parts }) => {
    const names = parts.flatMap(findNames).filter(({ id }) => PROVINCIAL.includes(id));
    return day === undefined || names.length === 0 ? [] : [{ year: yearOf(day), names }];
  });
  const all = named.flatMap(({ names }) => names);
  const isLocal = all.some(({ id, localName }) => localName || !SHARED.includes(id));
  if (!isLocal && new Set(all.map(({ id }) => id)).size < 2) return [];
  const found = PROVINCE_CODES.filter((code) =>
    named.every(({ year, names }) =>
      names.some(({ id, localName = almanac.law.holidays[id]?.nameEn }) =>
        almanac.days(code, year).some((day) => day.id === id && day.nameEn === localName),
      ),
    ),
  );
  return found.length === 1 ? found : [];
}
