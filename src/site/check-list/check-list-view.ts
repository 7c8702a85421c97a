import { readDay } from '../../core/calendar/day.ts';
import { type CheckedList, type Finding, isNamedList, verdictIn } from '../../core/check/answer.ts';
import { placeFor } from '../../core/check/judge.ts';
import { fullDate } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, nameIn } from '../../core/language/locale.ts';
import { MAX_OWN_DAYS } from '../../core/questions/readers.ts';
import type { Translate } from '../i18n/texts.ts';

export type CheckView = ReturnType<typeof checkView>;
export type CheckRow = CheckView['rows'][number];

/** Faults that leave no day in the right list. */
const DROPPED = ['not-statutory', 'other-place'];

/** Everything that the page says of a list, in the order of the list, with missing days in their place. */
export function checkView(checked: CheckedList, locale: Locale, t: Translate) {
  const { dates, faults, remarks, sentence, verdict, place, as } = checked;
  const findings = [...faults, ...remarks];
  const missing = findings.filter(({ kind }) => kind === 'missing');

  function toRow(date: string, name: string, is: string, finding?: Finding) {
    const { kind = '', act = null, expected, [locale]: why = '' } = finding ?? {};
    const isFault = finding !== undefined && faults.includes(finding);
    const isDropped = isFault ? DROPPED.includes(kind) : kind === 'missing';
    const href = act && addressIn(act, locale);
    return {
      date,
      /** In words. A date without a year stays as it is written. */
      when: /^\d{4}-/.test(date) ? fullDate(readDay(date), locale) : date,
      name,
      /** The verdict on it, in a word. */
      is,
      isFault,
      // The word is not said again.
      why: (why.startsWith(is) ? why.slice(is.length) : why).replace(/^\s*: /, ''),
      act: act && href ? { name: nameIn({ nameEn: act.name, nameFr: act.nameFr }, locale), href } : null,
      /** Its date in the right list; empty if it is in none. */
      right: isDropped ? '' : (isFault && expected) || date,
    };
  }

  const rows = dates.map(({ line, date, name, is }) => {
    const finding = findings.find((one) => one.date === date && one.line === line && !missing.includes(one));
    const isOpen = is === 'custom' && isNamedList(as);
    const word = finding?.kind === 'duplicate' ? 'twice' : isOpen ? 'open' : is;
    return toRow(date, name, t(`check.is.${word}`), finding);
  });
  for (const one of missing) {
    const row = toRow(one.date ?? '', nameIn(one, locale), t('check.is.missing'), one);
    const days = rows.map(({ date }) => readDay(date));
    rows.splice(placeFor(readDay(row.date), days), 0, row);
  }
  const right = new Map(
    rows.map(({ right, name }) => [right, [right, name].filter(Boolean).join(',')] as const).reverse(),
  );
  right.delete('');
  const own = new Set(dates.filter(({ is }) => is === 'own' || is === 'custom').map(({ date }) => date));
  const carried = {
    ...(place && !isNamedList(as) && { province: place }),
    with: [...own].slice(0, MAX_OWN_DAYS).join(','),
  };
  return {
    verdict: faults.length > 0 ? writeFaults(checked, t) : verdictIn(checked)[locale],
    setting: sentence.slice(sentence.indexOf('. ') + 2),
    /** Why there is no verdict, or what is to be known of the whole list. */
    about: remarks.filter(({ date }) => date === null).map((one) => one[locale]),
    rows,
    /** The list as it should be, a line a day; empty without a verdict. */
    rightList: verdict === 'unjudged' ? '' : [...right.values()].sort().join('\n'),
    /** The question of business days with the days of one’s own; empty without any. */
    ownDays: own.size > 0 ? `${new URLSearchParams(carried)}` : '',
  };
}

/** `One date is wrong, two are missing`, « Une date est fausse, deux manquent ». */
function writeFaults({ as, faults }: CheckedList, t: Translate): string {
  const words = t('check.numbers').split(' ');
  const kinds = faults.map(({ kind }) => (kind === 'other-place' ? 'not-statutory' : kind));
  const clauses = (['wrong-date', 'not-statutory', 'missing', 'duplicate'] as const).flatMap((kind) => {
    const n = kinds.filter((one) => one === kind).length;
    const word = kind === 'not-statutory' && isNamedList(as) ? 'open' : kind;
    return n > 0 ? [{ n, words: t(`check.faults.${word}`, { n }) }] : [];
  });
  const all = clauses.map((clause, index) => {
    const { n } = clause;
    return [words[n] ?? n, index === 0 ? t('check.dates', { n }) : '', clause.words]
      .filter(Boolean)
      .join(' ');
  });
  return capital(all.join(', '));
}
