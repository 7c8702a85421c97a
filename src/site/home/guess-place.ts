import type { ScopeCode } from '../../holidays/scope.ts';

/** Places of the Canadian zones of the IANA time zone database; a zone that several share stands for the largest of them. */
const PLACES: Readonly<Record<string, ScopeCode>> = {
  St_Johns: 'nl',
  Goose_Bay: 'nl',
  Halifax: 'ns',
  Glace_Bay: 'ns',
  Moncton: 'nb',
  'Blanc-Sablon': 'qc',
  Montreal: 'qc',
  Toronto: 'on',
  Nipigon: 'on',
  Thunder_Bay: 'on',
  Atikokan: 'on',
  Rainy_River: 'on',
  Winnipeg: 'mb',
  Regina: 'sk',
  Swift_Current: 'sk',
  Edmonton: 'ab',
  Vancouver: 'bc',
  Creston: 'bc',
  Dawson_Creek: 'bc',
  Fort_Nelson: 'bc',
  Whitehorse: 'yt',
  Dawson: 'yt',
  Yellowknife: 'nt',
  Inuvik: 'nt',
  Iqaluit: 'nu',
  Pangnirtung: 'nu',
  Rankin_Inlet: 'nu',
  Resolute: 'nu',
  Cambridge_Bay: 'nu',
};

/** Other places of a zone, which the page offers beside the guess. */
const NEIGHBOURS: Readonly<Partial<Record<ScopeCode, ScopeCode>>> = { on: 'qc', qc: 'on', ns: 'pe' };

/** The place whose holidays are the reader's own. */
export interface OwnPlace {
  readonly code: ScopeCode;
  /** Another place with the same clock; undefined where the reader chose. */
  readonly neighbour: ScopeCode | undefined;
}

/**
 * Where a reader may be, by the time zone of the device and its languages; undefined outside Canada. In Toronto's zone French speaks
 * for Quebec.
 * @param languages language tags, `fr-CA`
 */
export function guessPlace(timeZone: string, languages: readonly string[]): OwnPlace | undefined {
  const [area, city = ''] = timeZone.split('/');
  const found = area === 'America' ? PLACES[city] : undefined;
  if (!found) return undefined;
  const isFrench = languages.some((tag) => /^fr\b/i.test(tag));
  const code = found === 'on' && isFrench ? 'qc' : found;
  return { code, neighbour: NEIGHBOURS[code] };
}
