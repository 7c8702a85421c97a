import { FIRST_YEAR, LAST_YEAR } from '../../../holidays/law.ts';
import { SCOPE_CODES, type ScopeCode, toScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';
import { fill, type Values } from '../../i18n/fill.ts';
import { byId, pageData } from '../page-data.ts';
import { ownPlace } from '../place/own-place.ts';
import { listingColumn } from './listing-column.ts';
import { fetchListing, type Listing } from './listings.ts';

interface ExplorerData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<ScopeCode, string>>;
}

interface Choice {
  readonly year: number;
  readonly scopes: readonly ScopeCode[];
}

const data = pageData<ExplorerData>();
const form = byId<HTMLFormElement>('choice');
const yearBox = byId<HTMLInputElement>('year');
const scopeBox = byId<HTMLSelectElement>('scope');
const withBox = byId<HTMLSelectElement>('with');
const result = byId('result');

/** Places of the address that are none of ours, until the form is used. */
let unknown: readonly { readonly box: HTMLSelectElement; readonly value: string }[] = [];

/** What the form holds; undefined where its year is none of ours. */
function choice(): Choice | undefined {
  const year = Number(yearBox.value);
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const scopes = [toScopeCode(scopeBox.value), toScopeCode(withBox.value)].filter(
    (place) => place !== undefined,
  );
  return { year, scopes: [...new Set(scopes)] };
}

function fillForm(address: URL): void {
  const { searchParams } = address;
  yearBox.value = searchParams.get('year') ?? yearBox.value;
  const scope = searchParams.get('scope') || ownPlace().code;
  const other = searchParams.get('with') ?? '';
  scopeBox.value = toScopeCode(scope) ?? 'ca';
  withBox.value = toScopeCode(other) ?? '';
  unknown = [
    { box: scopeBox, value: searchParams.get('scope') ?? '' },
    { box: withBox, value: other },
  ].filter(({ value }) => value !== '' && !toScopeCode(value));
}

/** Which places of the address are unknown, and which are known; empty where all are. */
function placeProblem(): string {
  const say = (key: string, values: Values): string => fill(data.texts[`explorer.${key}`] ?? '', values);
  const wrong = unknown.map(({ value }) => say('badPlace', { value }));
  return wrong.length === 0 ? '' : [...wrong, say('places', { codes: SCOPE_CODES.join(', ') })].join(' ');
}

function showProblems(chosen: Choice | undefined): void {
  byId('year-problem').textContent = chosen ? '' : (data.texts['explorer.badYear'] ?? '');
  yearBox.setAttribute('aria-invalid', String(!chosen));
  byId('place-problem').textContent = placeProblem();
  for (const box of [scopeBox, withBox])
    box.setAttribute('aria-invalid', String(unknown.some((place) => place.box === box)));
}

/** The address that leads back to a choice. */
function addressOf({ year, scopes: [scope = 'ca', other] }: Choice): URL {
  const address = new URL(location.href);
  address.search = '';
  address.searchParams.set('year', String(year));
  address.searchParams.set('scope', scope);
  if (other) address.searchParams.set('with', other);
  return address;
}

async function show(): Promise<void> {
  const chosen = choice();
  showProblems(chosen);
  if (unknown.length > 0) result.replaceChildren();
  if (!chosen || unknown.length > 0) return;
  try {
    const listings = await Promise.all(chosen.scopes.map((scope) => fetchListing(scope, chosen.year)));
    result.replaceChildren(...listings.map((listing, index) => column(chosen, listings, listing, index)));
  } catch {
    result.textContent = data.texts['live.failed'] ?? '';
  }
}

function column(
  { scopes, year }: Choice,
  listings: readonly Listing[],
  listing: Listing,
  index: number,
): HTMLElement {
  const scope = scopes[index] ?? 'ca';
  const otherScope = scopes.find((place) => place !== scope);
  const other = otherScope && listings[scopes.indexOf(otherScope)];
  return listingColumn({
    heading: `${data.names[scope]}, ${year}`,
    listing,
    other: other && { listing: other, place: data.texts[`where.${otherScope}`] ?? '' },
    locale: data.locale,
    texts: data.texts,
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  unknown = [];
  const chosen = choice();
  if (chosen) history.pushState(null, '', addressOf(chosen));
  void show();
});
for (const box of [scopeBox, withBox]) box.addEventListener('change', () => form.requestSubmit());
addEventListener('popstate', () => {
  fillForm(new URL(location.href));
  void show();
});
fillForm(new URL(location.href));
void show();
