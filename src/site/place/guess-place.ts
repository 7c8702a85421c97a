import type { ScopeCode } from '../../core/holidays/scope.ts';

/** The place of each Canadian zone of the IANA time zone database; the largest if several share a zone. */
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

/** Other places in a zone, which the page offers next to its guess. */
const NEIGHBOURS: Readonly<Partial<Record<ScopeCode, ScopeCode>>> = { on: 'qc', qc: 'on', ns: 'pe' };

/** The reader's place. */
export interface OwnPlace {
  readonly code: ScopeCode;
  /** Another place in the same zone; undefined if the reader chose. */
  readonly neighbour: ScopeCode | undefined;
}

/**
 * Guesses the place from the device's time zone and languages; undefined outside Canada. In Toronto's zone, French means
 * Quebec.
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
