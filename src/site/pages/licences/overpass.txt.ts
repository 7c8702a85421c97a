import licence from '@fontsource/overpass/LICENSE?raw';

/** The licence of the site's typeface, which goes wherever the typeface goes (SIL Open Font License 1.1, condition 2). */
export const GET = (): Response =>
  new Response(licence, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
