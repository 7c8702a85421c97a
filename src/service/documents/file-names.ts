import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Bilingual, Locale } from '../../core/language/locale.ts';
import type { FilePath } from '../contract/files.ts';

export const SHEETS = {
  en: '/holidays/{year}/{place}.csv',
  fr: '/holidays/{year}/{place}.fr.csv',
} as const satisfies Bilingual<FilePath>;

/** `holidays-2026-ON.csv`, `jours-feries-2026-ON.csv`: the file name that a page suggests for the sheet. */
export function sheetFileName(scope: ScopeCode, year: number, locale: Locale): string {
  return `${baseName([scope], year, locale)}.csv`;
}

/** `holidays-2026-ON.ics`, `jours-feries-ON-QC.ics`: the file name of a calendar. @param year undefined if it has several */
export function calendarFileName(
  scopes: readonly ScopeCode[],
  year: number | undefined,
  locale: Locale,
): string {
  return `${baseName(scopes, year, locale)}.ics`;
}

function baseName(scopes: readonly ScopeCode[], year: number | undefined, locale: Locale): string {
  const places = scopes.map((scope) => scope.toUpperCase());
  return [locale === 'fr' ? 'jours-feries' : 'holidays', ...(year ? [year] : []), ...places].join('-');
}
