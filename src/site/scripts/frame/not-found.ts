import { placeAndYear, sectionPath } from '../../lib/routes.ts';

/** The year of a place that has no page of its own is one click away. */
const asked = placeAndYear(location.pathname);
if (asked) {
  const { locale, code, year } = asked;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-explorer]'))
    link.href = `${sectionPath(locale, 'explorer')}?year=${year}&scope=${code}`;
}
