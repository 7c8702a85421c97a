import { expect, test } from 'vitest';
import { TEXTS } from './texts.ts';

const COUNTED =
  'requêtes?|mois|ans|%|kilomètres|fois|secondes?|minutes?|heures?|jours?|congés?|semaines?|longues|années|provinces|endroits|octets|ko|' +
  'arguments?|clients|lignes|listes|administrations|valeurs|fichiers|langages|processus|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/**
 * Spaces as in Canada (Office québécois de la langue française): a no-break space before a colon, inside guillemets and between a
 * number and what it counts; none before `;`, `?` and `!`.
 */
const FAULTS: readonly RegExp[] = [
  /.{0,20}[ \u00a0\u202f][;?!].{0,5}/g,
  /.{0,20}(?<![\u00a0|]):\s.{0,5}/g,
  /«(?!\u00a0).{0,20}/g,
  /.{0,20}(?<!\u00a0)»/g,
  new RegExp(`(?:\\d|\\d+er|\\}) (?:${COUNTED})(?!\\p{L})`, 'gu'),
  /(?<![\d.,:/-])\d{4,}[ \u00a0](?:kilomètres|requêtes|secondes|jours|octets|lignes|pages|mots|provinces)(?!\p{L})/gu,
];

/** The faulty places with a little context. Code, addresses and what a template computes are not looked at. */
function spaceFaults(markdown: string): readonly string[] {
  const text = markdown.replace(/\$\{[^}]*\}/g, '{}').replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|^[|: -]+$/gm, 'x');
  return FAULTS.flatMap((fault) => text.match(fault) ?? []);
}

test('French has its no-break spaces', () => {
  expect(TEXTS.fr.length).toBeGreaterThan(2000);
  expect(spaceFaults(TEXTS.fr.join('\n\n'))).toEqual([]);
});

test.each([
  'Est-ce vrai ?',
  'Voici: un',
  'un «mot\u00a0»',
  'un «\u00a0mot»',
  'dans 48 heures',
  'le 2 juillet',
  '5373\u00a0kilomètres',
])('%s is a fault', (text) => expect(spaceFaults(text)).toHaveLength(1));
