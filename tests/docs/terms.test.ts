import { describe, expect, test } from 'vitest';
import { DOCS_TREE } from '../../src/site/docs/docs-tree.ts';
import { LANGUAGES, type Language, readSource } from './sources.ts';

/** The words of the glossary as texts use them, and the page that explains one itself. */
const TERMS: readonly (Record<Language, RegExp> & { readonly page?: string })[] = [
  { en: /\bstatutory holidays?\b/iu, fr: /(?<!\p{L})jours? fériés?(?!\p{L})/iu },
  { en: /\boptional (?:days?|holidays?)\b/iu, fr: /(?<!\p{L})jours? facultatifs?(?!\p{L})/iu },
  { en: /(?<!\p{L})observed(?!\p{L})/u, fr: /(?<!\p{L})observés?(?!\p{L})/u },
  { en: /\bin lieu\b|\bsubstitute days?\b/u, fr: /\bjours? de remplacement\b|\bcongé compensatoire\b/u },
  { en: /\bnamed lists?\b/iu, fr: /(?<!\p{L})listes? particulières?(?!\p{L})/iu, page: 'docs/lists' },
  { en: /\bbusiness days?\b/iu, fr: /(?<!\p{L})jours? ouvrables?(?!\p{L})/iu, page: 'docs/business-days' },
  { en: /\bconfidence levels?\b/u, fr: /(?<!\p{L})degrés? de fiabilité(?!\p{L})/u, page: 'docs/quality' },
];

/** These pages have no need of it. */
const OTHERS = ['docs/glossary', 'docs/changelog', 'docs/terms', 'docs/privacy', 'docs/console', 'docs/key'];

/** Whether the first use of a term in a page's text is part of a link; undefined if the text never uses it. */
function isLinked(language: Language, slug: string, term: RegExp): boolean | undefined {
  const { prose } = readSource(language, slug);
  const text = prose
    .replaceAll('\u00a0', ' ')
    .replace(/^#.*$|`[^`\n]*`|<[^>\n]*>/gm, '')
    .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '⟦$1⟧');
  const { index } = term.exec(text) ?? {};
  return index === undefined ? undefined : /⟦[^⟧]*$/.test(text.slice(0, index));
}

const slugs = DOCS_TREE.flatMap((group) => [...group.slugs]).filter((slug) => !OTHERS.includes(slug));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(slugs)('%s leads to the glossary from the first use of its words', (slug) => {
    const unlinked = TERMS.filter(({ page }) => page !== slug)
      // A word that only one of the languages needs has no link, so that both have the same.
      .filter(
        ({ en, fr }) => isLinked('en', slug, en) !== undefined && isLinked('fr', slug, fr) !== undefined,
      )
      .filter((term) => !isLinked(language, slug, term[language]));
    expect(unlinked.map((term) => String(term[language]))).toEqual([]);
  });
});
