import { allPlacesYearPath, placeAndYear } from '../common/routes.ts';

/** The year of a place that has no page of its own is one click away. */
const asked = placeAndYear(location.pathname);
if (asked) {
  const { locale, code, year } = asked;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-asked-year]')) {
    link.href = `${allPlacesYearPath(locale, year)}?places=${code}`;
    link.textContent = String(year);
  }
}
