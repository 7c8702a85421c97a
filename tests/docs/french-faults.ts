const NOUNS =
  'requêtes?|secondes?|minutes?|heures?|jours?|semaines?|longues|années|provinces|endroits|octets|ko|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/**
 * Where a French text departs from the punctuation of Canada (Office québécois de la langue française): a no-break space before a
 * colon, inside guillemets and between a number and what it counts, no space before `;`, `?` and `!`, the typographic apostrophe,
 * « 1er » for the first of a month, and a small letter for the common part of a holiday's name within a sentence.
 */
const PUNCTUATION: readonly RegExp[] = [
  /.{0,20}[ \u00a0\u202f][;?!].{0,5}/g,
  /.{0,20}(?<![\u00a0|]):\s.{0,5}/g,
  /«(?!\u00a0).{0,20}/g,
  /.{0,20}(?<!\u00a0)»/g,
  /.{0,20}\p{L}'\p{L}.{0,5}/gu,
  new RegExp(`(?:\\d|\\d+er|\\}) (?:${NOUNS})(?!\\p{L})`, 'gu'),
  /.{0,10}(?<!\d)1(?:\u1d49\u02b3|ier| ?)[ \u00a0](?:janvier|février|juillet|août|novembre|décembre)/g,
  /.{0,10}(?<!\p{L})(?:[Ll]e|[Ll]a|[Dd]u|[Aa]u|[Dd]e la|[Àà] la) (?:Jour|Fête|Lendemain)(?!\p{L}).{0,20}/gu,
];

/** One word for one thing: what may not be written, and what stands for it. */
const WORDS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/(?:longs? )?week-ends?|fins? de semaine prolongées?|longs? congés?/gi, 'longue fin de semaine'],
  [/jours? fériés? (?:légal|légaux|généra(?:l|ux)|statutaires?)/gi, 'jour férié, or jour de fête légale'],
  [/degrés? de certitude|confiance (?:faible|moyenne|élevée)|faible confiance/gi, 'fiabilité'],
  [/tables de (?:la )?loi(?!\p{L})/giu, 'tables législatives'],
  [/au gré de/gi, 'au choix de'],
  [/(?:jours? |, )(?:coutumiers?|d’usage)/gi, 'jour facultatif'],
  [/loi qui lui est propre/gi, 'loi distincte'],
  [/toute origine/gi, 'n’importe quelle origine'],
  [/toute année(?! dont)/gi, 'n’importe quelle année'],
  // An act in English alone keeps its own reference.
  [/(?:R\.S|S)\.[A-Z](?:\.[A-Z])*\.(?: \(Nu\.\))? \d{4}, ch\./g, 'c.'],
  // « La construction » is the trade.
  [/(?<!\p{L}|\bla )(?:re)?construction(?!\p{L})/giu, 'génération'],
  [/du fédéral(?!\p{L})/giu, 'du gouvernement fédéral'],
  [/(?<!\p{L})Ko(?!\p{L})/gu, 'ko'],
  [
    /(?<!\p{L})(?:e-?mails?|digital(?:e|es|aux)?|cookies?|proxys?|tokens?|frameworks?)(?!\p{L})/giu,
    'courriel, numérique, témoin …',
  ],
];

/** The faulty places with a little of what stands around them. Code and addresses are not looked at. */
export function frenchFaults(markdown: string): readonly string[] {
  const text = markdown.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|^[|: -]+$/gm, 'x');
  const words = WORDS.flatMap(([wrong, right]) =>
    [...text.matchAll(wrong)].map(([place]) => `${place} (${right})`),
  );
  return [...PUNCTUATION.flatMap((fault) => [...text.matchAll(fault)].map(([place]) => place)), ...words];
}
