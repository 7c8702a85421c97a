import { embeddedZones } from 'statdays:zones';
import { type Day, formatDate, parseDate, toDay, weekdayOf } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf, type Week } from '../../core/calendar/weeks.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import { dateRange, fullDate, fullRange } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { fill, type Values } from '../i18n/fill.ts';

interface WeekData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

const { locale, texts } = pageData<WeekData>();
const dateBox = byId<HTMLInputElement>('date');
const weekBox = byId<HTMLInputElement>('week');
const yearBox = byId<HTMLInputElement>('week-year');
const FIRST_DAY = toDay(FIRST_YEAR, 1, 1);
const LAST_DAY = toDay(LAST_YEAR, 12, 31);

const say = (key: string, values: Values = {}): string => fill(texts[`week.${key}`] ?? '', values, locale);

function write(id: string, text: string): void {
  byId(id).textContent = text;
}

const named = ({ week, year, start, end }: Week): string =>
  `${say('answer', { week, year })}, ${dateRange(start, end, locale)}`;

/** The value of a number field: nothing, a whole number in its range, or something else. */
type Entry = { readonly kind: 'empty' | 'wrong' } | { readonly kind: 'number'; readonly number: number };

/** If the text isn't a number, `value` is empty and `validity.badInput` is true. */
function entryOf({ value, min, max, validity }: HTMLInputElement): Entry {
  if (value === '') return { kind: validity.badInput ? 'wrong' : 'empty' };
  const number = Number(value);
  const isKnown = Number.isInteger(number) && number >= Number(min) && number <= Number(max);
  return isKnown ? { kind: 'number', number } : { kind: 'wrong' };
}

function mark(box: HTMLInputElement, isWrong: boolean): void {
  box.setAttribute('aria-invalid', String(isWrong));
}

function showWeeks(): void {
  const day = parseDate(dateBox.value);
  const isKnown = day !== undefined && day >= FIRST_DAY && day <= LAST_DAY;
  const isWrong = !isKnown && (dateBox.value !== '' || dateBox.validity.badInput);
  mark(dateBox, isWrong);
  write('date-problem', isWrong ? say('outOfRange') : '');
  write('iso-answer', isKnown ? named(isoWeek(day)) : '');
  write('canada-answer', isKnown ? named(canadaWeek(day)) : '');
}

function showDates(): void {
  const week = entryOf(weekBox);
  const year = entryOf(yearBox);
  mark(weekBox, week.kind === 'wrong');
  mark(yearBox, year.kind === 'wrong');
  const problems = [
    ...(week.kind === 'wrong' ? [say('badWeek')] : []),
    ...(year.kind === 'wrong' ? [say('badYear')] : []),
  ];
  const isWhole = week.kind === 'number' && year.kind === 'number';
  showSpans(isWhole ? { week: week.number, year: year.number } : undefined, problems.join(' '));
}

/** A week's days in both numberings; a number that neither has is reported once. */
function showSpans(asked: { week: number; year: number } | undefined, problem: string): void {
  const iso = asked && isoWeekOf(asked.year, asked.week);
  const canada = asked && canadaWeekOf(asked.year, asked.week);
  const missing = asked ? say('noSuch', asked) : '';
  const isNowhere = asked !== undefined && !iso && !canada;
  if (isNowhere) mark(weekBox, true);
  write('week-problem', isNowhere ? missing : problem);
  const text = (found: Week | undefined): string => (found ? whole(found) : isNowhere ? '' : missing);
  write('iso-dates', text(iso));
  write('canada-dates', text(canada));
}

const whole = ({ start, end }: Week): string => say('span', { dates: fullRange(start, end, locale) });

/** Marks a day's week in the table, if it belongs to the table's year. */
function markWeekOf(day: Day): void {
  const table = byId('weeks-of-year');
  for (const [numbering, { week, year }] of [
    ['iso', isoWeek(day)],
    ['canada', canadaWeek(day)],
  ] as const) {
    if (year !== Number(table.dataset['year'])) continue;
    table.querySelector(`[data-${numbering}="${week}"]`)?.setAttribute('aria-current', 'date');
  }
}

/** Today's week; the other number only if it differs. */
function showNow(day: Day): void {
  const iso = isoWeek(day);
  const canada = canadaWeek(day);
  const isSame = iso.week === canada.week;
  const isSunday = weekdayOf(day) === 0;
  const other = isSame ? 'canadaSame' : isSunday ? 'canadaOther' : 'canadaYear';
  write('now-date', say('today', { date: fullDate(day, locale) }));
  write('now-week', say('big', { week: iso.week }));
  write('now-canada', say(other, { week: canada.week }));
}

const { day: today } = todayIn(embeddedZones(), Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
if (today >= FIRST_DAY && today <= LAST_DAY) {
  dateBox.value = formatDate(today);
  const { week, year } = isoWeek(today);
  weekBox.value = String(week);
  yearBox.value = String(year);
}
dateBox.addEventListener('input', showWeeks);
weekBox.addEventListener('input', showDates);
yearBox.addEventListener('input', showDates);
for (const form of document.forms) form.addEventListener('submit', (event) => event.preventDefault());
showWeeks();
showDates();
markWeekOf(today);
showNow(today);
document.documentElement.dataset['ready'] = '';
