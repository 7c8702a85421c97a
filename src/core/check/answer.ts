import type { CitedAct } from '../holidays/cited-act.ts';
import type { Confidence } from '../holidays/law.ts';
import type { ScopeCode } from '../holidays/scope.ts';
import { type Locale, type Named, nameIn, type Words } from '../language/locale.ts';
import { joined } from '../language/names.ts';

/** For whom the list speaks: the law, an employer who closes, or a published list. */
export const CLAIMS = ['statutory', 'closed', 'tsx', 'canada-post', 'payments', 'cra'] as const;
export type Claim = (typeof CLAIMS)[number];

/** Whether a published list, and not a place, says which days there are. */
export const isNamedList = (as: Claim): boolean => as !== 'statutory' && as !== 'closed';

export interface CheckOptions {
  /** A code such as `on`. @default the place that the text names */
  readonly place?: ScopeCode | undefined;
  /** The years that the list covers in full. @default those whose first and last holiday lie between its dates */
  readonly years?: readonly number[] | undefined;
  /** The days it should have: the statutory ones, those on which somebody closes, or those of a named list. @default as its words say */
  readonly as?: Claim | undefined;
  /** Dates and IDs of holidays that need no correction. @default none */
  readonly allow?: readonly string[] | undefined;
  /** The language of `sentence`; everything else is in both. @default 'en' */
  readonly locale?: Locale | undefined;
}

export interface CheckedList {
  /** The verdict, place, claim, years and number of dates, in the language asked for. */
  readonly sentence: string;
  readonly verdict: 'right' | 'right-with-own' | 'wrong' | 'unjudged';
  /** Null if it must be asked for. */
  readonly place: ScopeCode | null;
  /** The years that were judged as a whole. */
  readonly years: readonly number[];
  readonly as: Claim;
  /** How many dates were read. */
  readonly read: number;
  readonly skipped: readonly SkippedDate[];
  /** In the order of the list. */
  readonly dates: readonly CheckedDate[];
  /** By date. Each makes the list wrong. */
  readonly faults: readonly Finding[];
  /** By date. None makes it wrong; if it is unjudged, the first say why. */
  readonly remarks: readonly Finding[];
}

/** A date that was not read, and why. */
export interface SkippedDate {
  readonly line: number;
  readonly text: string;
  readonly why: 'day-or-month' | 'no-such-date';
}

export interface CheckedDate {
  readonly line: number;
  /** YYYY-MM-DD; as it is written if the year is missing. */
  readonly date: string;
  /** As it is written. */
  readonly name: string;
  readonly is: 'right' | 'custom' | 'moved' | 'wrong' | 'elsewhere' | 'own' | 'ask-year' | 'unjudged';
  /** Null for days of one’s own. */
  readonly holiday: string | null;
}

export type FindingKind =
  | ('missing' | 'not-statutory' | 'wrong-date' | 'other-place' | 'duplicate' | 'unknown-name')
  | ('moved-by-custom' | 'not-published' | 'disputed' | 'other-year' | 'part-year')
  | ('ask-place' | 'ask-year' | 'unread' | 'too-few');

/** A thing to correct or to know, and why. */
export interface Finding extends Words {
  readonly kind: FindingKind;
  /** YYYY-MM-DD; null if it is about the list. */
  readonly date: string | null;
  /** Of a missing day, the line after which it belongs; null if it is about the list. */
  readonly line: number | null;
  readonly holiday: string | null;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Where the holiday is. */
  readonly expected: string | null;
  /** The law behind it, with its address. */
  readonly act: CitedAct | null;
  readonly confidence: Confidence | null;
}

const EN = {
  'unknown-name': 'we don’t know this holiday: it counts as a day of your own',
  duplicate: 'this date is in the list twice',
  disputed: 'sources disagree on whether it is a holiday here: we count it neither way',
  'not-statutory': 'not in {act}; many employers give it',
  closing: 'an unpaid closing day for stores, not a paid holiday',
  government: 'public servants have the day off; {act} does not mention it',
  open: 'this list is open that day',
  missing: 'missing: a paid holiday under {act}',
  'missing-closed': 'if you meant the statutory days: it is one',
  'missing-list': 'missing: this list is closed that day',
  'other-place': 'a holiday in {places}, not here',
  'wrong-date': 'wrong date: it is {day} in {year}',
  'wrong-year': 'wrong date: it is {day} in {year} ({date} was {last}’s)',
  'moved-by-custom': 'the holiday is {day}. This is a day off by custom.',
  'in-lieu': 'the holiday is {day}. {rule}',
  'ask-place': 'which place? The list does not say',
  'ask-which-place': 'the list mentions several places ({places}): choose one',
  'ask-year': 'which year? “{text}” has none',
  'no-schedule': 'we have no schedule of this list for {year}, and no rule for that year',
  'not-published': '{year} is judged by the rule of the published years: we have seen no schedule for it',
  'part-year': 'the list does not cover all of {years}: what it leaves out is not counted',
  'other-year': '{count} weekdays are those of {year}: is the year right?',
  'day-or-month': '{text}: day or month first? Write dates as YYYY-MM-DD',
  'no-such-date': 'read {read} of {all} dates; not line {lines}: no such date',
  'too-few': 'too few dates ({read}) to judge a list',
};

const FR: Readonly<Record<keyof typeof EN, string>> = {
  'unknown-name': 'nous ne connaissons pas ce jour férié\u00a0: il compte comme un jour à vous',
  duplicate: 'cette date est deux fois dans la liste',
  disputed:
    'les sources se contredisent sur ce jour ici\u00a0: nous ne le comptons ni dans un sens ni dans l’autre',
  'not-statutory': 'absent de {act}; bien des employeurs l’accordent',
  closing: 'un jour de fermeture des commerces non payé, pas un jour férié payé',
  government: 'les fonctionnaires ont congé; {act} ne le mentionne pas',
  open: 'cette liste est ouverte ce jour-là',
  missing: 'manque\u00a0: jour férié payé selon {act}',
  'missing-closed': 'si vous vouliez les jours fériés légaux\u00a0: c’en est un',
  'missing-list': 'manque\u00a0: cette liste est fermée ce jour-là',
  'other-place': 'un jour férié ailleurs ({places}), pas ici',
  'wrong-date': 'mauvaise date\u00a0: c’est le {day} en {year}',
  'wrong-year': 'mauvaise date\u00a0: c’est le {day} en {year} (le {date} était celui de {last})',
  'moved-by-custom': 'le jour férié est le {day}. Ce congé relève de l’usage.',
  'in-lieu': 'le jour férié est le {day}. {rule}',
  'ask-place': 'quel endroit? La liste ne le dit pas',
  'ask-which-place': 'la liste mentionne plusieurs endroits ({places})\u00a0: choisissez-en un',
  'ask-year': 'quelle année? «\u00a0{text}\u00a0» n’en a pas',
  'no-schedule': 'nous n’avons ni calendrier de cette liste pour {year}, ni règle pour cette année',
  'not-published':
    '{year} est jugée selon la règle des années publiées\u00a0: nous n’avons consulté aucun calendrier',
  'part-year': 'la liste ne couvre pas toute l’année {years}\u00a0: ce qui n’y est pas n’est pas compté',
  'other-year': '{count}\u00a0jours de la semaine sont ceux de {year}\u00a0: l’année est-elle juste?',
  'day-or-month': '{text}\u00a0: le jour ou le mois d’abord? Écrivez les dates AAAA-MM-JJ',
  'no-such-date': '{read} dates lues sur {all}; pas la ligne {lines}\u00a0: cette date n’existe pas',
  'too-few': 'trop peu de dates ({read}) pour juger une liste',
};

/** The values of the placeholders, in both languages or in each. */
export type Facts = Readonly<Record<string, string | number | Words | ((locale: Locale) => string)>>;
export type SentenceKey = keyof typeof EN;

export function write(key: SentenceKey, facts: Facts): Words {
  const fill = (text: string, locale: Locale): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name] ?? '';
      if (typeof fact === 'function') return fact(locale);
      return typeof fact === 'object' ? fact[locale] : `${fact}`;
    });
  return { en: fill(EN[key], 'en'), fr: fill(FR[key], 'fr').replace('de le ', 'du ') };
}

export const CLAIM_NAMES: Readonly<Record<Claim, Words>> = {
  statutory: { en: 'statutory days', fr: 'jours fériés légaux' },
  closed: { en: 'days you close', fr: 'jours de fermeture' },
  tsx: { en: 'Toronto Stock Exchange', fr: 'Bourse de Toronto' },
  'canada-post': { en: 'Canada Post', fr: 'Postes Canada' },
  payments: { en: 'Payments Canada', fr: 'Paiements Canada' },
  cra: { en: 'Canada Revenue Agency', fr: 'Agence du revenu du Canada' },
};
const FEDERAL_LAW: Words = { en: 'Federal law', fr: 'Loi fédérale' };

type Answer = Omit<CheckedList, 'sentence'>;

/** `Not right: 1. Ontario, statutory days, 2026. Read 10 dates.` @param scope the province or territory by whose law it is judged */
export function describe(answer: Answer, scope: Named | undefined, locale: Locale): string {
  const { as, years, read, place } = answer;
  const isFrench = locale === 'fr';
  const law = scope ? nameIn(scope, locale) : place ? FEDERAL_LAW[locale] : '';
  const [first = 0, last] = [years[0], years.at(-1)];
  const isRun = years.length > 1 && years.every((year, index) => year === first + index);
  const run = isFrench ? `de ${first} à ${last}` : `${first} to ${last}`;
  const span = isRun ? run : joined(years.map(String), locale);
  const about = [isNamedList(as) ? '' : law, CLAIM_NAMES[as][locale], span].filter(Boolean).join(', ');
  // English: 0 dates, 1 date; French: 0 date, 1 date.
  const s = read === 1 || (isFrench && read === 0) ? '' : 's';
  const count = isFrench ? `${read} date${s} lue${s}.` : `Read ${read} date${s}.`;
  return `${verdictIn(answer)[locale]}. ${about}. ${count}`;
}

/** `Not right: 2`, `Juste, avec des jours à vous` */
export function verdictIn({ verdict, dates, faults, remarks }: Answer): Words {
  const inLieu = dates.filter(({ is }) => is === 'moved').length;
  const s = inLieu > 1 ? 's' : '';
  if (verdict === 'unjudged') return { en: 'Not judged', fr: 'Sans verdict' };
  if (verdict === 'wrong')
    return { en: `Not right: ${faults.length}`, fr: `À corriger\u00a0: ${faults.length}` };
  if (dates.some(({ is }) => is !== 'right' && is !== 'moved'))
    return { en: 'Right, with days of your own', fr: 'Juste, avec des jours à vous' };
  if (inLieu > 0)
    return {
      en: `Right, with ${inLieu} day${s} in lieu`,
      fr: `Juste, avec ${inLieu}\u00a0jour${s} de remplacement`,
    };
  // Nobody has announced a future year.
  if (remarks.some(({ kind }) => kind === 'not-published'))
    return { en: 'Agrees with the rule; not published yet', fr: 'Conforme à la règle; pas encore publié' };
  return { en: 'Right', fr: 'Juste' };
}
