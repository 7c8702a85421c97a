import { type Day, toCivilDate } from '../../core/calendar/day.ts';
import type { WeekendName } from '../../core/holidays/days-off/weekends.ts';
import type { Locale, Words } from '../../core/language/locale.ts';

/** A count that a spreadsheet can repeat. */
export interface SpreadsheetCount {
  readonly date: Day;
  /** The business days to add, or the date to count to. */
  readonly end: { readonly add: number } | { readonly to: Day };
  readonly weekend: WeekendName;
  /** How many holidays are pasted into the column A. */
  readonly holidays: number;
}

/** Excel translates its functions, and takes semicolons in French Canada. */
const NAMES: Readonly<Record<'count' | 'add', Words>> = {
  count: { en: 'NETWORKDAYS', fr: 'NB.JOURS.OUVRES' },
  add: { en: 'WORKDAY', fr: 'SERIE.JOUR.OUVRE' },
};

/** The other weekends by their codes in the `.INTL` functions. A week without a weekend is seven working days. */
const WEEKENDS: Readonly<Record<Exclude<WeekendName, 'sat,sun'>, string>> = {
  sun: '11',
  'fri,sat': '7',
  none: '"0000000"',
};

/** `=NETWORKDAYS(DATE(2027,1,4),DATE(2027,3,31),A1:A2)` */
export function spreadsheetFormula(
  { date, end, weekend, holidays }: SpreadsheetCount,
  locale: Locale,
): string {
  const separator = locale === 'fr' ? ';' : ',';
  const writeDate = (day: Day): string => {
    const { year, month, day: number } = toCivilDate(day);
    return `DATE(${[year, month, number].join(separator)})`;
  };
  const name = NAMES['add' in end ? 'add' : 'count'][locale];
  const values = [
    writeDate(date),
    'add' in end ? `${end.add}` : writeDate(end.to),
    ...(weekend === 'sat,sun' ? [] : [WEEKENDS[weekend]]),
    ...(holidays === 0 ? [] : [`A1:A${holidays}`]),
  ];
  return `=${name}${weekend === 'sat,sun' ? '' : '.INTL'}(${values.join(separator)})`;
}
