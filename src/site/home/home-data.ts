import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { pageYears, plannedYear } from '../common/almanac.ts';
import { scopeLabel } from '../common/scope-label.ts';
import type { PlaceDays } from '../day/days-off.ts';
import { placeDays } from '../day/place-days.ts';
import { textsFor } from '../i18n/texts.ts';

export interface HomeData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Address of the service. */
  readonly site: string;
  readonly places: Readonly<Partial<Record<ScopeCode, { readonly label: string; readonly days: PlaceDays }>>>;
  /** The year that people planned at the build, and the last one with a page. */
  readonly years: { readonly built: number; readonly last: number };
}

/** The texts of the page, for the build and the browser. */
export const HOME_TEXTS = [
  ...['days.', 'live.', 'plan.', 'plans.link', 'lieu.mayBeOff', 'lieu.or', 'ribbon.', 'short.'],
  ...['in.', 'places.', 'share.', 'subscribe.', 'docs.close', 'docs.copied', 'year.federalNote'],
];

/** @param codes the places that the reader can choose on the page */
export const homeData = (codes: readonly ScopeCode[], site: string, locale: Locale): HomeData => ({
  locale,
  site,
  texts: textsFor(locale, ...HOME_TEXTS),
  places: Object.fromEntries(
    codes.map((code) => [code, { label: scopeLabel(locale, code), days: placeDays(code, locale) }]),
  ),
  years: { built: plannedYear, last: pageYears.at(-1) ?? plannedYear },
});
