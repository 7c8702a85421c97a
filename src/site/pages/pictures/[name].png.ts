import type { APIRoute } from 'astro';
import type { Locale } from '../../../language/locale.ts';
import { draw } from '../../pictures/draw.ts';
import { boxOf } from '../../pictures/picture-of.ts';
import { allPictures, type Subject } from '../../pictures/pictures.ts';

interface Props {
  locale: Locale;
  subject: Subject;
}

export function getStaticPaths() {
  const pictures = allPictures();
  // Astro collects all paths before it renders the first page.
  if (import.meta.env.PROD)
    for (const { name, locale, subject } of pictures)
      draw({ name, box: boxOf(subject, locale) }).catch(() => {});
  return pictures.map(({ name, locale, subject }) => ({ params: { name }, props: { locale, subject } }));
}

export const GET: APIRoute<Props> = async ({ params: { name = '' }, props: { locale, subject } }) =>
  new Response((await draw({ name, box: boxOf(subject, locale) })) as BodyInit);
