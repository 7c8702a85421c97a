import type { ByScope, ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { pathOf } from '../../service/contract/paths.ts';
import { whereIn } from '../day/day-sentence.ts';
import {
  calendarOfPlaces,
  PLACE_FEEDS,
  type PlaceFeed,
  PROGRAMS,
  type Program,
  subscriptions,
} from '../feeds/subscriptions.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { ownPlace } from '../place/own-place.client.ts';

const { locale, years, texts, names } = pageData<{
  readonly locale: Locale;
  /** Those of the calendars of several places, the one to plan first. */
  readonly years: readonly [number, number];
  readonly texts: Readonly<Record<string, string>>;
  readonly names: ByScope<string>;
}>();
const t = laidTexts(texts, locale);
const form = byId<HTMLFormElement>('choice');
const boxes = form.querySelectorAll<HTMLInputElement>('[name="place"]');
const kindBox = byId<HTMLSelectElement>('kind');
const languageBox = byId<HTMLSelectElement>('language');

/** What the reader's device takes: its own calendar, or the one that most others have. */
function program(): Program {
  const { phone } = document.documentElement.dataset;
  if (phone === 'apple' || phone === 'android') return phone;
  return /Mac/.test(navigator.userAgent) ? 'apple' : 'google';
}

/** One choice, and one main button for it. */
function show(): void {
  const chosen = [...boxes].filter(({ checked }) => checked).map(({ value }) => value as ScopeCode);
  const [place = ownPlace().code, ...others] = chosen;
  const isOne = others.length === 0;
  const kind = kindBox.value as PlaceFeed;
  byId('where').textContent = whereIn(isOne ? [place] : chosen, t);
  // The service has no calendar of the long weekends of several places.
  for (const option of kindBox.options) option.disabled = option.value === 'long-weekends' && !isOne;
  if (kindBox.selectedOptions[0]?.disabled) {
    kindBox.value = 'holidays';
    show();
    return;
  }
  byId('others').hidden = !isOne;
  for (const id of ['other-year', 'one-address']) byId(id).hidden = isOne;
  byId('lasts').textContent = t(isOne ? 'calendars.lead' : 'calendars.places.lead');
  const language = languageBox.value as Locale;
  if (isOne) showFeed(place, kind, language);
  else showYears((year) => calendarOfPlaces(chosen, year, language, kind === 'all'));
}

/** Several places have a calendar a year, and one address for each. */
function showYears(pathOfYear: (year: number) => string): void {
  const [year, other] = years;
  const label = (one: number): string => t('calendars.places.get', { year: one });
  showMain(pathOfYear(year), label(year), t('calendars.places.what'));
  const link = byId<HTMLAnchorElement>('other-year');
  link.href = pathOfYear(other);
  link.textContent = label(other);
  const address = new URL(pathOfYear(year), location.href).href;
  byId('one-address').querySelector('code')?.replaceChildren(address);
}

function showFeed(place: ScopeCode, kind: PlaceFeed, language: Locale): void {
  const path = pathOf(PLACE_FEEDS[kind], { place, locale: language });
  const name = `${t(`subscribe.${kind}`)}, ${names[place]}`;
  const { address, links } = subscriptions(path, new URL('/', location.href), name);
  const own = program();
  showMain(links[own], t(`calendars.add.${own}`), t(`subscribe.${own}.how`));
  for (const one of PROGRAMS)
    document.querySelector(`[data-program="${one}"]`)?.setAttribute('href', links[one]);
  document.querySelector('.ways code')?.replaceChildren(address);
}

function showMain(href: string, label: string, how: string): void {
  const main = byId<HTMLAnchorElement>('main');
  main.href = href;
  main.textContent = label;
  byId('how').textContent = how;
}

document.querySelector('#others details')?.removeAttribute('open');
const own = ownPlace().code;
for (const box of boxes) box.checked = box.value === own;
form.addEventListener('change', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
document.documentElement.dataset['ready'] = '';
