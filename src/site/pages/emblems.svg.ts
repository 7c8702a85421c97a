import { drawEmblem, ON_PAGES } from '../holiday/emblems.ts';
import { allHolidayIds } from '../holiday/holiday-facts.ts';

/** All emblems, each by the ID of its holiday, for a script to show one of them. */
export const GET = (): Response => {
  const emblems = allHolidayIds.flatMap((id) => {
    const paths = drawEmblem(id)?.map(
      ({ colour, path }) => `<path fill="${ON_PAGES[colour]}" stroke="${ON_PAGES[colour]}" d="${path}"/>`,
    );
    return paths ? [`<g id="${id}" stroke-width="3" stroke-linejoin="round">${paths.join('')}</g>`] : [];
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${emblems.join('')}</svg>`);
};
