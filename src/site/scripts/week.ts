import { formatDate, parseDate, toDay } from '../../calendar/civil-date.ts';
import { todayIn } from '../../calendar/today.ts';
import { canadaWeek, canadaWeekOf, isoWeek, isoWeekOf, type Week } from '../../calendar/weeks.ts';
import type { Locale } from '../../dataset/paths.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { fill, type Values } from '../i18n/fill.ts';
import { longDateText, rangeText } from '../lib/dates.ts';
import { byId, pageData } from './page-data.ts';

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

const say = (key: string, values: Values = {}): string => fill(texts[`week.${key}`] ?? '', values);

function write(id: string, text: string): void {
  byId(id).textContent = text;
}

const named = ({ week, year, start, end }: Week): string =>
  `${say('answer', { week, year })}, ${rangeText(start, end, locale)}`;

function showWeeks(): void {
  const day = parseDate(dateBox.value);
  const isKnown = day !== undefined && day >= FIRST_DAY && day <= LAST_DAY;
  dateBox.setAttribute('aria-invalid', String(!isKnown));
  write('iso-answer', isKnown ? named(isoWeek(day)) : say('outOfRange'));
  write('canada-answer', isKnown ? named(canadaWeek(day)) : say('outOfRange'));
}

function showDates(): void {
  const week = Number(weekBox.value);
  const year = Number(yearBox.value);
  const isKnown = Number.isInteger(week) && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  const text = (found: Week | undefined): string => {
    if (!isKnown) return say('outOfRange');
    return found ? whole(found) : say('noSuch', { week, year });
  };
  write('iso-dates', text(isKnown ? isoWeekOf(year, week) : undefined));
  write('canada-dates', text(isKnown ? canadaWeekOf(year, week) : undefined));
}

const whole = ({ start, end }: Week): string =>
  `${longDateText(start, locale)} – ${longDateText(end, locale)}`;

const { day: today } = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
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
