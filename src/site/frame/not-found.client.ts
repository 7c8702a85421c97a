import { allPlacesPath, sheetPath } from '../../documents/paths.ts';
import { allPlacesYearPath, yearAsked } from '../common/routes.ts';

/** A year without a page of its own is one click away: on the page of all places or, after the last of these, as a table. */
const asked = yearAsked(location.pathname);
if (asked) {
  const { locale, code, year } = asked;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-last-year]')) {
    if (year > Number(link.dataset['lastYear'])) {
      link.href = code ? sheetPath({ scope: code, year, locale }) : allPlacesPath(year, 'csv');
      link.textContent = `${year} (CSV)`;
    } else if (code) {
      link.href = `${allPlacesYearPath(locale, year)}?places=${code}`;
      link.textContent = String(year);
    }
  }
}
