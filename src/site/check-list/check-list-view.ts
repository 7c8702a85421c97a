import { dayOf } from '../../core/calendar/day.ts';
import type { CheckedList, Finding, FindingKind } from '../../core/check/checked-list.ts';
import { placeFor } from '../../core/check/judge.ts';
import { isNamedList } from '../../core/check/settings.ts';
import { fullDate } from '../../core/language/dates.ts';
import { addressIn, type Locale, nameIn } from '../../core/language/locale.ts';
import { MAX_OWN_DAYS } from '../../core/questions/readers.ts';
import type { Translate } from '../i18n/texts.ts';
import { writeVerdict } from './verdict-line.ts';

/** A date of the list, or a day that is missing from it. */
export interface CheckRow {
  readonly key: string;
  /** In words. */
  readonly when: string;
  readonly name: string;
  /** The verdict on it, in a word. */
  readonly is: string;
  readonly isFault: boolean;
  readonly why: string;
  readonly act?: { readonly name: string; readonly href: string };
}

export interface CheckView {
  readonly verdict: string;
  readonly setting: string;
  /** Why there is no verdict, or what is to be known of the whole list. */
  readonly about: readonly string[];
  readonly rows: readonly CheckRow[];
  /** The list as it should be, a line a day; empty without a verdict. */
  readonly rightList: string;
  /** The question of business days with the days of one’s own; empty without any. */
  readonly ownDays: string;
}

/** A row, with what it is in the right list. */
interface Placed {
  readonly date: string;
  readonly row: CheckRow;
  readonly right?: { readonly date: string; readonly name: string };
}

/** Faults that leave a day in the right list. */
const KEPT: readonly (FindingKind | undefined)[] = [undefined, 'wrong-date', 'duplicate'];

/** Everything that the page says of a list, in the order of the list, with missing days in their place. */
export function checkView(checked: CheckedList, locale: Locale, t: Translate): CheckView {
  const { dates, faults, remarks, sentence, verdict, place, as } = checked;
  const findings = [...faults, ...remarks];
  const placed = dates.map(({ line, date, name, is, holiday }): Placed => {
    const finding = findings.find((one) => one.date === date && one.line === line && one.kind !== 'missing');
    const fault = faults.find((one) => one === finding);
    return {
      date,
      row: {
        key: `${line} ${date} ${holiday}`,
        when: writeDate(date, locale),
        name,
        isFault: fault !== undefined,
        ...explain(finding, t(fault?.kind === 'duplicate' ? 'check.is.twice' : `check.is.${is}`), locale),
      },
      // A wrong date is replaced; a day that the law does not give is left out.
      ...(KEPT.includes(fault?.kind) && { right: { date: fault?.expected ?? date, name } }),
    };
  });
  for (const one of findings.filter(({ kind }) => kind === 'missing')) {
    const { date } = one;
    if (date === null) continue;
    const name = nameIn(one, locale);
    const isFault = faults.includes(one);
    const row = {
      key: `missing ${date}`,
      when: writeDate(date, locale),
      name,
      isFault,
      ...explain(one, t('check.is.missing'), locale),
    };
    const days = placed.map((one) => dayOf(one.date));
    placed.splice(placeFor(dayOf(date), days), 0, { date, row, ...(isFault && { right: { date, name } }) });
  }
  const right = new Map<string, string>();
  for (const { right: day } of placed)
    if (day && !right.has(day.date)) right.set(day.date, [day.date, day.name].filter(Boolean).join(','));
  const own = new Set(dates.filter(({ is }) => is === 'own' || is === 'custom').map(({ date }) => date));
  const scope: Readonly<Record<string, string>> = isNamedList(as) || !place ? {} : { province: place };
  return {
    verdict: writeVerdict(checked, locale),
    setting: sentence.slice(sentence.indexOf('. ') + 2),
    about: remarks.filter(({ date }) => date === null).map((one) => one[locale]),
    rows: placed.map(({ row }) => row),
    rightList: verdict === 'unjudged' ? '' : [...right.values()].sort().join('\n'),
    ownDays:
      own.size > 0
        ? `${new URLSearchParams({ ...scope, with: [...own].slice(0, MAX_OWN_DAYS).join(',') })}`
        : '',
  };
}

/** A date without a year stays as it is written. */
function writeDate(date: string, locale: Locale): string {
  return /^\d{4}-/.test(date) ? fullDate(dayOf(date), locale) : date;
}

/** How a day is, in a word, and why without saying that word again. */
function explain(
  finding: Finding | undefined,
  is: string,
  locale: Locale,
): Pick<CheckRow, 'is' | 'why' | 'act'> {
  if (!finding) return { is, why: '' };
  const { act } = finding;
  const why = finding[locale].startsWith(is) ? finding[locale].slice(is.length) : finding[locale];
  const href = act && addressIn(act, locale);
  const name = act && nameIn({ nameEn: act.name, nameFr: act.nameFr }, locale);
  return { is, why: why.replace(/^\s*: /, ''), ...(href && name && { act: { name, href } }) };
}
