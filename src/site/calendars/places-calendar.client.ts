import { byId } from '../frame/page-data.client.ts';
import { onPlace } from '../place/own-place.client.ts';
import { calendarOfPlaces } from './subscriptions.ts';

const form = byId<HTMLFormElement>('places-calendar');
const boxes = form.querySelectorAll<HTMLInputElement>('[name="place"]');
const locale = form.dataset['locale'] === 'fr' ? 'fr' : 'en';

/** A calendar of a single place is offered above. */
function show(): void {
  const places = [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
  for (const link of form.querySelectorAll<HTMLAnchorElement>('[data-year]')) {
    link.hidden = places.length < 2;
    link.href = calendarOfPlaces(places, Number(link.dataset['year']), locale);
  }
  const hint = form.querySelector<HTMLElement>('.muted');
  if (hint) hint.hidden = places.length >= 2;
}

form.addEventListener('change', show);
onPlace(({ code }) => {
  for (const box of boxes) box.checked = box.value === code;
  show();
});
