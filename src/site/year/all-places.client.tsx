import { render } from 'preact';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { saveFile } from '../frame/save-file.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';
import { type PlacesData, type PlacesView, placesSheet } from './all-places-view.ts';
import { AllPlaces } from './all-places-view.tsx';

const data = pageData<PlacesData>();
const t = laidTexts(data.texts, data.locale);
/** On a phone there is room for four of fourteen columns. */
const isPhone = matchMedia('(max-width: 40rem)');

/** The places in the address, without anything unknown. */
function placesAsked(): readonly ScopeCode[] {
  const asked = new Set(new URL(location.href).searchParams.get('places')?.toLowerCase().split(','));
  return PLACES_WEST_TO_EAST.filter((place) => asked.has(place));
}

function show(): void {
  const choice = { places: placesAsked(), own: ownPlace().code, isOwnFirst: isPhone.matches };
  render(
    <AllPlaces data={data} choice={choice} t={t} onChoose={choose} onSheet={save} />,
    byId('all-places'),
  );
}

/** Keeps the choice in the address. */
function choose(places: readonly ScopeCode[]): void {
  const query = places.length === 0 ? '' : `?places=${places.join(',')}`;
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
  show();
}

function save(view: PlacesView): void {
  const name = view.isWhole ? 'canada' : view.places.join('-');
  saveFile(`${name}-${data.year}.csv`, placesSheet(data, view, t), 'text/csv;charset=utf-8');
}

/** The years that the page does not change keep the choice too. */
byId('all-years').addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement) target.search = location.search;
});
isPhone.addEventListener('change', show);
onPlace(show);
document.documentElement.dataset['ready'] = '';
