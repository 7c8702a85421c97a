import { dayOf } from '../../core/calendar/day.ts';
import type { CheckedList, Finding } from '../../core/check/checked-list.ts';
import { verdictIn } from '../../core/check/sentence.ts';
import { dayInYear } from '../../core/language/dates.ts';
import { addressIn, type Locale, nameIn } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';

/** A date of the list, a day that is missing from it, or something about the whole list. */
export interface CheckRow {
  readonly key: string;
  readonly date: string;
  readonly name: string;
  /** How it stands, in a word. */
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
  /** The list as it should be: a line a day. */
  readonly rightList: string;
  /** The days of one’s own, for the page of business days. */
  readonly ownDays: readonly string[];
}

/** Everything that the page says of a list, in the order of the list, with missing days in their place. */
export function checkView(checked: CheckedList, locale: Locale, t: Translate): CheckView {
  const { dates, faults, remarks, sentence } = checked;
  const findings = [...faults, ...remarks];
  const rows = dates.map(({ line, date, name, is, holiday }): CheckRow => {
    const finding = findings.find((one) => one.date === date && one.line === line && one.kind !== 'missing');
    return {
      key: `${line} ${date} ${holiday}`,
      date: dateText(date, locale),
      name,
      is: t(`check.is.${is}`),
      isFault: finding !== undefined && faults.includes(finding),
      ...because(finding, locale),
    };
  });
  const inPlace = dates.map(({ line }, index) => ({ line, row: rows[index] }));
  for (const one of findings.filter(({ kind }) => kind === 'missing')) {
    const row: CheckRow = {
      key: `missing ${one.date}`,
      date: dateText(one.date ?? '', locale),
      name: nameIn(one, locale),
      is: t('check.is.missing'),
      isFault: faults.includes(one),
      ...because(one, locale),
    };
    const after = inPlace.findLastIndex(({ line }) => line === one.line);
    inPlace.splice(after + 1, 0, { line: one.line ?? 0, row });
  }
  const wrong = new Set(faults.filter(({ kind }) => kind !== 'missing').map(({ date }) => date));
  const kept = dates.filter(({ date }) => !wrong.has(date)).map(({ date, name }) => `${date},${name}`);
  const put = faults.flatMap((one) =>
    one.kind === 'missing'
      ? [`${one.date},${nameIn(one, locale)}`]
      : one.kind === 'wrong-date'
        ? [`${one.expected},${nameIn(one, locale)}`]
        : [],
  );
  return {
    verdict: verdictIn(checked, locale),
    setting: sentence.slice(sentence.indexOf('. ') + 2),
    about: remarks.filter(({ date }) => date === null).map((one) => one[locale]),
    rows: inPlace.flatMap(({ row }) => row ?? []),
    rightList: [...new Set([...kept, ...put])].sort().join('\n'),
    ownDays: [...new Set(dates.filter(({ is }) => is === 'own' || is === 'custom').map(({ date }) => date))],
  };
}

const dateText = (date: string, locale: Locale): string =>
  /^\d{4}-/.test(date) ? `${dayInYear(dayOf(date), locale)} ${date.slice(0, 4)}` : date;

function because(finding: Finding | undefined, locale: Locale): Pick<CheckRow, 'why' | 'act'> {
  if (!finding) return { why: '' };
  const { act } = finding;
  const href = act && addressIn(act, locale);
  const name = act && nameIn({ nameEn: act.name, nameFr: act.nameFr }, locale);
  return { why: finding[locale], ...(href && name && { act: { name, href } }) };
}
