import { toPath } from '../../service/contract/paths.ts';
import { SHEETS } from '../../service/documents/file-names.ts';
import { allPlacesYearPath, yearAsked } from '../common/routes.ts';

/** Offers the nearest page for a year without a page of its own or, after the last such page, the table of the year. */
const asked = yearAsked(location.pathname);
if (asked) {
  const { locale, code, year } = asked;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-last-year]')) {
    if (year > Number(link.dataset['lastYear'])) {
      link.href = code
        ? toPath(SHEETS[locale], { place: code, year })
        : toPath('/holidays/{year}/all.csv', { year });
      link.textContent = `${year} (CSV)`;
    } else if (code) {
      link.href = `${allPlacesYearPath(locale, year)}?places=${code}`;
      link.textContent = String(year);
    }
  }
}
