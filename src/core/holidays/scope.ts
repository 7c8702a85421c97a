/** Canada (`ca`, the federal scope) and its provinces and territories, in the order in which they are listed. */
export const SCOPE_CODES = [
  'ca',
  'ab',
  'bc',
  'mb',
  'nb',
  'nl',
  'ns',
  'nt',
  'nu',
  'on',
  'pe',
  'qc',
  'sk',
  'yt',
] as const;

export type ScopeCode = (typeof SCOPE_CODES)[number];
export type ProvinceCode = Exclude<ScopeCode, 'ca'>;

export const PROVINCE_CODES = SCOPE_CODES.filter((code): code is ProvinceCode => code !== 'ca');

/** The ISO 3166 code of a scope. */
export type Region = 'CA' | `CA-${Uppercase<ProvinceCode>}`;

export function toRegion(code: ScopeCode): Region {
  return code === 'ca' ? 'CA' : `CA-${code.toUpperCase() as Uppercase<ProvinceCode>}`;
}

export type ByScope<T> = Readonly<Record<ScopeCode, T>>;

export function byScope<T>(make: (code: ScopeCode) => T): ByScope<T> {
  return Object.fromEntries(SCOPE_CODES.map((code) => [code, make(code)])) as ByScope<T>;
}

export interface Scope {
  readonly code: ScopeCode;
  /** ISO 3166 code: CA, or CA-XX. */
  readonly region: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly slugEn: string;
  readonly slugFr: string;
  /** IANA time zone of the capital. */
  readonly timeZone: string;
  /** YYYY-MM-DD on which it joined Canada. */
  readonly since: string;
  readonly aliases: readonly string[];
}

/** The scope of a code in any case: `ca` for Canada, else as in {@link toProvinceCode}. */
export function toScopeCode(text: string): ScopeCode | undefined {
  return text.toLowerCase() === 'ca' ? 'ca' : toProvinceCode(text);
}

/** The province or territory of a code in any case, alone or as CA-XX (`on`, `ON`, `CA-ON`); undefined for anything else. */
export function toProvinceCode(text: string): ProvinceCode | undefined {
  const lower = text.toLowerCase();
  const code = lower.startsWith('ca-') ? lower.slice(3) : lower;
  return PROVINCE_CODES.find((province) => province === code);
}
