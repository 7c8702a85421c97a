import { z } from 'zod';
import { inWords } from '../words.ts';

/** What the fields mean that every source has, required or not. */
export const SOURCE_WORDS = {
  title: inWords('What it is', 'Ce que c’est'),
  url: inWords('Where it was read', 'Où elle a été lue'),
  year: inWords('Year of the text', 'Année du texte'),
};

export const frenchText = z
  .url()
  .exactOptional()
  .meta(inWords('The same text in French, where it is known', 'Le même texte en français, si on le connaît'));

/** Where a fact of the law was read. */
export const readSourceSchema = z.strictObject({
  id: z.string().meta(inWords('As the evidence names it', 'Comme la preuve le nomme')),
  title: z.string().meta(SOURCE_WORDS.title),
  url: z.url().exactOptional().meta(SOURCE_WORDS.url),
  urlFr: frenchText,
  official: z
    .boolean()
    .meta(
      inWords(
        'Published by a parliament, a government or a court',
        'Publiée par un parlement, un gouvernement ou un tribunal',
      ),
    ),
  year: z.int().exactOptional().meta(SOURCE_WORDS.year),
  quote: z.string().exactOptional().meta(inWords('A few words of it', 'Quelques mots du texte')),
});
