import { allPlacesYearPath, placeAndYear } from '../common/routes.ts';

/** Offers the nearest page for a year without a page of its own. */
const asked = placeAndYear(location.pathname);
if (asked) {
  const { locale, code, year } = asked;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-asked-year]')) {
    link.href = `${allPlacesYearPath(locale, year)}?places=${code}`;
    link.textContent = String(year);
  }
}
