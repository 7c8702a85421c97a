import { readDay } from '../../core/calendar/day.ts';
import type { CheckedList, Finding, FindingKind } from '../../core/check/checked-list.ts';
import { placeFor } from '../../core/check/judge.ts';
import { isNamedList } from '../../core/check/settings.ts';
import { verdictIn } from '../../core/check/verdict.ts';
import type { CitedAct } from '../../core/holidays/cited-act.ts';
import { fullDate } from '../../core/language/dates.ts';
import { addressIn, type Bilingual, type Locale, nameIn } from '../../core/language/locale.ts';
import { MAX_OWN_DAYS } from '../../core/questions/readers.ts';
import type { Translate } from '../i18n/texts.ts';

/** A date of the list, or a day that is missing from it. */
export interface CheckRow {
  readonly date: string;
  /** In words. */
  readonly when: string;
  readonly name: string;
  /** The verdict on it, in a word. */
  readonly is: string;
  readonly isFault: boolean;
  readonly why: string;
  readonly act: { readonly name: string; readonly href: string } | null;
  /** Its line in the right list; empty if it is in none. */
  readonly right: string;
}

export type CheckView = ReturnType<typeof checkView>;

/** Faults that leave a day in the right list. */
const KEPT: readonly FindingKind[] = ['wrong-date', 'duplicate', 'missing'];

/** Everything that the page says of a list, in the order of the list, with missing days in their place. */
export function checkView(checked: CheckedList, locale: Locale, t: Translate) {
  const { dates, faults, remarks, sentence, verdict, place, as } = checked;
  const findings = [...faults, ...remarks];
  const missing = findings.filter(({ kind }) => kind === 'missing');

  function toRow(date: string, name: string, is: string, finding: Finding | undefined): CheckRow {
    const fault = faults.find((one) => one === finding);
    const right = [fault?.expected ?? date, name].filter(Boolean).join(',');
    // A date without a year stays as it is written.
    const when = /^\d{4}-/.test(date) ? fullDate(readDay(date), locale) : date;
    const { act = null, [locale]: why = '' } = finding ?? {};
    const href = act && addressIn(act, locale);
    return {
      date,
      when,
      name,
      is,
      isFault: fault !== undefined,
      // The word is not said again.
      why: (why.startsWith(is) ? why.slice(is.length) : why).replace(/^\s*: /, ''),
      act: act && href ? { name: nameAct(act, why, locale), href } : null,
      right: !fault || KEPT.includes(fault.kind) ? right : '',
    };
  }

  const rows = dates.map(({ line, date, name, is }) => {
    const finding = findings.find((one) => one.date === date && one.line === line && !missing.includes(one));
    const isOpen = is === 'custom' && isNamedList(as);
    const word = finding?.kind === 'duplicate' ? 'twice' : isOpen ? 'open' : is;
    return toRow(date, name, t(`check.is.${word}`), finding);
  });
  for (const one of missing) {
    const date = one.date ?? '';
    const row = toRow(date, nameIn(one, locale), t('check.is.missing'), one);
    const at = placeFor(
      readDay(date),
      rows.map((before) => readDay(before.date)),
    );
    rows.splice(at, 0, row.isFault ? row : { ...row, right: '' });
  }
  const right = new Map(
    rows.map((row) => [row.right.slice(0, 'YYYY-MM-DD'.length), row.right] as const).reverse(),
  );
  const own = new Set(dates.filter(({ is }) => is === 'own' || is === 'custom').map(({ date }) => date));
  const carried = {
    ...(place && !isNamedList(as) && { province: place }),
    with: [...own].slice(0, MAX_OWN_DAYS).join(','),
  };
  return {
    verdict: faults.length > 0 ? writeFaults(checked, locale) : verdictIn(checked)[locale],
    setting: sentence.slice(sentence.indexOf('. ') + 2),
    /** Why there is no verdict, or what is to be known of the whole list. */
    about: remarks.filter(({ date }) => date === null).map((one) => one[locale]),
    rows,
    /** The list as it should be, a line a day; empty without a verdict. */
    rightList: verdict === 'unjudged' ? '' : [...right.values()].filter(Boolean).sort().join('\n'),
    /** The question of business days with the days of one’s own; empty without any. */
    ownDays: own.size > 0 ? `${new URLSearchParams(carried)}` : '',
  };
}

/** The name of an act for its link; its section alone if the reason says the name. */
function nameAct(act: CitedAct, why: string, locale: Locale): string {
  const name = nameIn({ nameEn: act.name, nameFr: act.nameFr }, locale);
  const [short = ''] = name.split(',');
  const [, section] = /, ((?:ss?|art|par)\. .*)$/.exec(name) ?? [];
  return section !== undefined && why.includes(short) ? section : name;
}

/** Of one date and of several. */
type Phrase = readonly [one: string, several: string];

const NUMBERS: Bilingual<readonly string[]> = {
  en: 'no one two three four five six seven eight nine'.split(' '),
  fr: 'aucune une deux trois quatre cinq six sept huit neuf'.split(' '),
};
const WRONG: Bilingual<Phrase> = { en: ['is wrong', 'are wrong'], fr: ['est fausse', 'sont fausses'] };
const MISSING: Bilingual<Phrase> = { en: ['is missing', 'are missing'], fr: ['manque', 'manquent'] };
const TWICE: Bilingual<Phrase> = {
  en: ['appears twice', 'appear twice'],
  fr: ['est en double', 'sont en double'],
};
const NOT_STATUTORY: Bilingual<Phrase> = {
  en: ['is not a statutory day here', 'are not statutory days here'],
  fr: ['n’est pas fériée ici', 'ne sont pas fériées ici'],
};
const NOT_LISTED: Bilingual<Phrase> = {
  en: ['is not on the published list', 'are not on the published list'],
  fr: ['n’est pas sur la liste publiée', 'ne sont pas sur la liste publiée'],
};

/** `One date is wrong, two are missing`, « Une date est fausse, deux manquent ». */
function writeFaults({ as, faults }: CheckedList, locale: Locale): string {
  const phrases: readonly (readonly [Bilingual<Phrase>, ...FindingKind[]])[] = [
    [WRONG, 'wrong-date'],
    [isNamedList(as) ? NOT_LISTED : NOT_STATUTORY, 'not-statutory', 'other-place'],
    [MISSING, 'missing'],
    [TWICE, 'duplicate'],
  ];
  const clauses = phrases.flatMap(([words, ...kinds]) => {
    const count = faults.filter(({ kind }) => kinds.includes(kind)).length;
    return count > 0 ? [[NUMBERS[locale][count] ?? `${count}`, words[locale][count > 1 ? 1 : 0]]] : [];
  });
  const all = clauses.map(([count = '', words], index) =>
    index > 0 ? `${count} ${words}` : `${count} ${count === NUMBERS[locale][1] ? 'date' : 'dates'} ${words}`,
  );
  return all.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}
