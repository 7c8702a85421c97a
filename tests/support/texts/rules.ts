import { LOCALES, type Locale } from '../../../src/language/locale.ts';

/** A fault that only a rendered sentence shows. */
interface Rule {
  readonly language: Locale;
  readonly title: string;
  readonly not: RegExp;
  readonly wrong: string;
  readonly right: string;
}

type Row = Omit<Rule, 'language'>;

/** `1 statutory holidays` too. */
const COUNTED_EN = 'days|weeks|months|years|hours|minutes|holidays|weekends|places|provinces|lists|sources';
const COUNTED_FR =
  'jours|congés|semaines|mois de|années|ans|heures|minutes|fériés|fins|endroits|provinces|listes|sources|arguments';
const MONTHS_EN = 'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTHS_FR =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juill\\.|sept\\.|oct\\.|nov\\.|déc\\.';
/** Common nouns that French names begin with. */
const NOUNS_FR = 'Anniversaire|Congé|Fête|Jour|Lendemain|Lundi|Premier|Veille';

const BOTH: readonly Row[] = [
  {
    title: 'every placeholder is filled',
    not: /\{\w*[}|]|\bundefined\b|\bNaN\b|\[object/,
    wrong: 'on {date}',
    right: 'on May 24',
  },
  { title: 'one space between words', not: /[ \u00a0]{2}/, wrong: 'It is  closed', right: 'It is closed' },
  {
    title: 'one full stop ends a sentence',
    not: /(?<!\.)\.\.(?!\.)|[,;:]\.|\?\.|,,/,
    wrong: 'Closed..',
    right: 'Closed…',
  },
  { title: 'no parentheses side by side', not: /\) \(/, wrong: 'Day (a) (b)', right: 'Day (a, b)' },
  { title: 'no empty parentheses or quotes', not: /\(\s*\)|“\s*”|«\s*»/, wrong: 'Day ()', right: 'Day (b)' },
];

const EN: readonly Row[] = [
  {
    title: 'no space before a comma or a full stop',
    not: /\s[,;:?!](?=\s|$)|\s\.(?=\s|$)/,
    wrong: 'closed .',
    right: 'closed.',
  },
  {
    title: 'one of a thing is singular',
    not: new RegExp(`(?<![\\d.,-])1 (?:\\p{L}+ ){0,2}(?:${COUNTED_EN})\\b`, 'u'),
    wrong: '1 statutory holidays',
    right: '11 holidays',
  },
  {
    title: 'none or several of a thing are plural',
    not: /(?<![\d,])(?:0|[2-9]|\d{2,3}) (?:business |statutory |long |calendar |clear |weekend )?(?:day|week|holiday|hour|weekend(?! day))\b(?! of )/,
    wrong: '2 day',
    right: '2 days',
  },
  {
    title: 'a comma follows the year of a date',
    not: new RegExp(`(?:${MONTHS_EN}) \\d{1,2}, \\d{4} (?!\\()[\\p{L}\\d]`, 'u'),
    wrong: 'April 3, 2026 to May 1',
    right: 'April 3, 2026, to May 1',
  },
  {
    title: 'no number begins with a zero in a date',
    not: new RegExp(`(?:${MONTHS_EN}) 0\\d`),
    wrong: 'May 04',
    right: 'May 4',
  },
  {
    title: 'no article is doubled',
    not: /\b(?:a|an|the) (?:a|an|the)\b/i,
    wrong: 'It is the the Civic Holiday',
    right: 'It is the Civic Holiday',
  },
  {
    title: '“an” goes before a vowel',
    not: /\ba (?:[aeio]\w|un(?!i|-?iq))|\ban (?:[bcdfgjklmnpqrstvwxyz]\w)/i,
    wrong: 'a optional day',
    right: 'an optional day',
  },
  {
    title: 'a first Monday is no name inside a sentence',
    not: /\bthe First Monday\b/,
    wrong: 'It is the First Monday in August',
    right: 'It is the first Monday in August',
  },
  {
    title: 'what a day is owed for ends with a comma before the next day',
    not: /owed for [^,.:]+ and [A-Z][a-z]+ \d/,
    wrong: 'December 27, owed for Christmas Day and December 28',
    right: 'December 27, owed for Christmas Day, and December 28',
  },
  {
    title: 'a long weekend is said once',
    not: /long weekend has begun\. .*long weekend/,
    wrong: 'Your long weekend has begun. Day 2 of your 3-day long weekend.',
    right: 'Your long weekend has begun. Today is day 2 of 3.',
  },
  {
    title: 'a cell of a table is no sentence',
    not: /Who qualifies: \w|\. (?:Everyone,|After \d+ days,?) [^.]*\.(?= If)/,
    wrong: 'Counted: 28 days. Everyone, from the first day. If you work',
    right: 'Counted: 28 days. Everyone qualifies, from the first day. If you work',
  },
  {
    title: 'a weekday is said once',
    not: /\b(Sunday|Monday), \1/,
    wrong: 'Easter Sunday, Sunday, March 28',
    right: 'Easter Sunday, March 28',
  },
  {
    title: 'a sentence does not follow a colon',
    not: /[a-z)]: (?:You|Your|We|They|Nothing|Everyone|If|When|The (?!\p{Lu}|Remembrance)) /u,
    wrong: 'If you do not work that day: You get another day off.',
    right: 'If you do not work that day, you get another day off.',
  },
  {
    title: 'a name that needs an article has one after “is”',
    not: /(?:day off|holiday) is (?:National (?:Day|Holiday)|Civic|First|Royal|Day of) /,
    wrong: 'Your next paid day off is First Monday in August',
    right: 'Your next paid day off is the first Monday in August',
  },
  {
    title: 'several conditions after “if” are a list',
    not: /qualify if (?!you meet these conditions: )[^.]*(?:;|,? and) you /,
    wrong: 'You qualify if you work here and you are not absent if you are called.',
    right: 'You qualify if you meet these conditions: you work here; you are not absent if you are called.',
  },
  {
    title: 'a weekday is not its own reason',
    not: /\b[Ii]t’s a (?:Satur|Sun)day\b/,
    wrong: 'Toronto Stock Exchange: Saturday, December 26, 2026. It’s a Saturday.',
    right: 'Toronto Stock Exchange: Saturday, December 26, 2026. As on every weekend.',
  },
  {
    title: 'a holiday on another date than its own is observed then',
    not: /(?:Christmas Day, (?:\w+day, )?December 2[6-8]|Boxing Day, (?:\w+day, )?December 2[7-9]|(?<!after )New Year’s Day, (?:\w+day, )?January [23]|Canada Day, (?:\w+day, )?July [23])\b/,
    wrong: 'Christmas Day, Monday, December 27, 2027, in Yukon.',
    right: 'Christmas Day (observed), Monday, December 27, 2027, in Yukon.',
  },
  {
    title: '“as everywhere” does not follow “not”',
    not: /: not [^.]*, as everywhere/,
    wrong: 'In Alberta: not a holiday, as everywhere else in Canada.',
    right: 'In Alberta: not a holiday, here or anywhere else in Canada.',
  },
  {
    title: 'a date has one form in a text',
    not: new RegExp(
      `(?:${MONTHS_EN}) \\d.* \\d{4}-\\d\\d-\\d\\d| \\d{4}-\\d\\d-\\d\\d.*(?:${MONTHS_EN}) \\d`,
    ),
    wrong: 'It is not between January 1, 1900, and 2100-12-31',
    right: 'It is not between January 1, 1900, and December 31, 2100',
  },
  {
    title: 'a list has “and” before its last item',
    not: /(?<=schedules for \d{4}), \d{4}\./,
    wrong: 'schedules for 2016, 2026.',
    right: 'schedules for 2016 and 2026.',
  },
];

const FR: readonly Row[] = [
  {
    title: 'pas d’espace avant un signe simple',
    not: /\s[,;?!](?=\s|$)|\s\.(?=\s|$)/,
    wrong: 'fermé ;',
    right: 'fermé;',
  },
  {
    title: 'une espace insécable avant le deux-points',
    not: /(?<=[\p{L}\d)»])(?:[ \u202f]:|:(?=\s))/u,
    wrong: 'Voici: un',
    right: 'Voici\u00a0: un',
  },
  {
    title: 'une espace insécable à l’intérieur des guillemets',
    not: /«(?!\u00a0)|(?<!\u00a0)»/,
    wrong: '« a »',
    right: '«\u00a0a\u00a0»',
  },
  {
    title: 'une espace insécable entre un nombre et ce qu’il compte',
    not: new RegExp(
      `(?<![\\p{L}\\d])\\d+ (?:${COUNTED_FR}|jour|congé|semaine|heure|argument)(?!\\p{L})`,
      'u',
    ),
    wrong: '3 jours',
    right: '3\u00a0jours',
  },
  {
    title: 'zéro ou un est au singulier',
    not: new RegExp(`(?<![\\d.,-])[01][ \\u00a0](?:\\p{L}+ ){0,2}(?:${COUNTED_FR})(?!\\p{L})`, 'u'),
    wrong: '1\u00a0jours',
    right: '1\u00a0jour',
  },
  {
    title: 'deux et plus sont au pluriel',
    not: /(?<![\d,])(?:[2-9]|\d{2,3})[ \u00a0](?:jour|congé|semaine|heure|longue fin)(?![\p{L}])/u,
    wrong: '2\u00a0jour',
    right: '2\u00a0jours',
  },
  {
    title: 'du, des, au, aux',
    not: /(?<!\p{L})(?:de|à) (?:le|les) (?=[\p{L}\d])(?!\p{L}+(?:er|ir|re)(?!\p{L}))/u,
    wrong: 'le congé de le 1er juillet',
    right: 'le congé du 1er juillet',
  },
  {
    title: 'l’élision',
    not: /(?<![\p{L}-])(?:de|que|le|la|jusque) (?=(?:Ontario|Alberta|Île|Action|Anniversaire|[aâeéêèiîoôu]\p{L})(?!\p{L}*-(?:là|ci)))(?!onze|oui|un(?:e)? (?:%|à)|huit|OM)/u,
    wrong: 'de Ontario',
    right: 'de l’Ontario',
  },
  {
    title: 'chaque endroit a sa préposition',
    not: /(?<!\p{L})(?:de|à|dans|en) (?:Québec|Manitoba|Nunavut|Yukon|Nouveau-Brunswick|Territoires)(?!\p{L})|(?:au|du) (?:Ontario|Alberta|Saskatchewan|Colombie|Nouvelle)/u,
    wrong: 'en Québec',
    right: 'au Québec',
  },
  {
    title: 'le premier du mois s’écrit 1er',
    not: new RegExp(`(?<![\\d-])1[ \\u00a0](?:${MONTHS_FR})(?!\\p{L})`, 'u'),
    wrong: 'le 1 juillet',
    right: 'le 1er\u00a0juillet',
  },
  {
    title: 'une espace insécable dans une date',
    not: new RegExp(`(?:\\d|1er) (?:${MONTHS_FR})(?!\\p{L})`, 'u'),
    wrong: '2 juillet',
    right: '2\u00a0juillet',
  },
  {
    title: 'une minuscule dans une énumération',
    not: new RegExp(`(?:, |(?<!^)(?<![.!?»] )(?<=\\p{Ll} )et |(?<=\\p{Ll} )ou )(?:${NOUNS_FR}) `, 'u'),
    wrong: 'Jour de Noël, Lendemain de Noël',
    right: 'Jour de Noël, lendemain de Noël',
  },
  {
    title: 'une minuscule après le deux-points',
    not: new RegExp(`\u00a0: (?:${NOUNS_FR}) `, 'u'),
    wrong: 'C’est aussi\u00a0: Fête du Canada',
    right: 'C’est aussi\u00a0: fête du Canada',
  },
  {
    title: 'une phrase ne suit pas le deux-points',
    not: /[\p{Ll})»]\u00a0: (?:Vous|Votre|Nous|Il|Elle|Ces?|Si|Quand|Rien|Tous) /u,
    wrong: 'Si vous ne travaillez pas ce jour-là\u00a0: Vous avez droit à un congé.',
    right: 'Si vous ne travaillez pas ce jour-là, vous avez droit à un congé.',
  },
  {
    title: 'plusieurs conditions après « si » font une liste',
    not: /droit si (?!vous remplissez ces conditions)[^.]*(?:;| et si) /u,
    wrong:
      'Vous y avez droit si vous travaillez ici et si vous ne vous absentez pas si vous deviez travailler.',
    right:
      'Vous y avez droit si vous remplissez ces conditions\u00a0: vous travaillez ici; vous ne vous absentez pas.',
  },
  {
    title: 'une cellule n’est pas une phrase',
    not: /Qui y a droit\u00a0: /u,
    wrong: 'Qui y a droit\u00a0: après 30\u00a0jours.',
    right: 'Vous y avez droit si vous êtes en emploi depuis au moins 30\u00a0jours.',
  },
  {
    title: 'un jour de la semaine n’est pas sa propre raison',
    not: /(?<!\p{L}|même si )c’est un (?:samedi|dimanche)(?!\p{L})/iu,
    wrong: 'Postes Canada\u00a0: samedi 26\u00a0décembre 2026. C’est un samedi.',
    right: 'Postes Canada\u00a0: samedi 26\u00a0décembre 2026. Comme chaque fin de semaine.',
  },
  {
    title: 'un jour férié à une autre date que la sienne est un congé reporté',
    not: /(?:[Jj]our de Noël (?:\p{L}|-)+(?: \p{L}+)*, le (?:\p{L}+ )?2[6-8]|[Ff]ête du Canada (?:\p{L}|-)+(?: \p{L}+)*, le (?:\p{L}+ )?[23])\u00a0(?:décembre|juillet)/u,
    wrong: 'Jour de Noël au Yukon, le lundi 27\u00a0décembre 2027.',
    right: 'Jour de Noël (congé reporté) au Yukon, le lundi 27\u00a0décembre 2027.',
  },
  {
    title: 'une virgule ne suit pas une date devant son lieu',
    not: new RegExp(`(?:${MONTHS_FR}) \\d{4}, (?:au|en|à|dans) (?!\\d)`),
    wrong: 'Jour de Noël, le 25\u00a0décembre 2027, au Yukon.',
    right: 'Jour de Noël au Yukon, le 25\u00a0décembre 2027.',
  },
  {
    title: 'un nom a son article devant un verbe',
    not: new RegExp(`^(?:${NOUNS_FR}) [^:.]* tomb(?:e|ent) `, 'u'),
    wrong: 'Lendemain de Noël (2026-12-26) tombe une fin de semaine.',
    right: 'Lendemain de Noël (2026-12-26)\u00a0: ce jour férié tombe une fin de semaine.',
  },
  {
    title: 'une apostrophe courbe',
    not: /\p{L}'\p{L}/u,
    wrong: "Jour de l'An",
    right: 'Jour de l’An',
  },
  {
    title: '« en » se répète devant chaque année',
    not: /(?<!\p{L})en \d{4}(?:, | et )\d{4}/u,
    wrong: 'en 2017 et 2018',
    right: 'en 2017 et en 2018',
  },
  {
    title: 'ce qu’un jour remplace finit par une virgule',
    not: /pour remplacer [^,.:]+ et le \d/u,
    wrong: 'le 27\u00a0décembre pour remplacer le jour de Noël et le 28\u00a0décembre',
    right: 'le 27\u00a0décembre pour remplacer le jour de Noël, et le 28\u00a0décembre',
  },
  {
    title: 'un endroit n’est pas dit deux fois',
    not: /du Québec(?:,? le [\p{L}\d\u00a0 ]+)?,? (?:tombe [\p{L}\d\u00a0 ]+ )?au Québec/u,
    wrong: 'Fête nationale du Québec au Québec',
    right: 'Fête nationale, au Québec',
  },
  {
    title: 'un jour de la semaine ne suit pas son nom',
    not: /(?<!\p{L})(lundi|dimanche)(?: de Pâques)?, \1/iu,
    wrong: 'Lundi de Pâques, lundi 29 mars',
    right: 'Lundi de Pâques, 29 mars',
  },
  {
    title: 'une minuscule après un article ou une préposition',
    not: new RegExp(`(?<!\\p{L})(?:le|la|du|au|pour|de|en) (?:${NOUNS_FR}) `, 'u'),
    wrong: 'pour Fête du Canada',
    right: 'pour la fête du Canada',
  },
  {
    title: 'un mois ou un jour de la semaine prend la minuscule',
    not: /(?<=\p{Ll} |\d[ \u00a0])(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)(?! (?:saint|de Pâques|noir))(?!\p{L})/u,
    wrong: 'le Lundi 3',
    right: 'le lundi 3',
  },
];

const ROWS: Readonly<Record<Locale, readonly Row[]>> = { en: [...BOTH, ...EN], fr: [...BOTH, ...FR] };

export const RULES: readonly Rule[] = LOCALES.flatMap((language) =>
  ROWS[language].map((row) => ({ language, ...row })),
);
