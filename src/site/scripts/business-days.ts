import { type Day, dayOf } from '../../calendar/day.ts';
import { BusinessDays, WEEKENDS } from '../../holidays/days-off/business-days.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import type { Occurrence } from '../../holidays/occurrence.ts';
import { fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import {
  type BusinessDaysChoice,
  MOST_ADDED_HERE,
  readChoice,
  yearsNeeded,
} from '../lib/business-days-choice.ts';
import { listed, whereIn } from '../lib/day-sentence.ts';
import { shownName } from '../lib/shown-name.ts';
import { fetchListing } from './listings.ts';
import { byId, pageData } from './page-data.ts';

interface BusinessDaysData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

const { locale, texts } = pageData<BusinessDaysData>();
const t = laidTexts(texts);
const form = byId<HTMLFormElement>('choice');
const FIELDS = ['date', 'province', 'weekend', 'add', 'to'] as const;
const box = (name: string) => byId<HTMLInputElement | HTMLSelectElement>(name);

const shown = (day: Day): string => fullDate(day, locale);

function write(id: string, text: string): void {
  byId(id).textContent = text;
}

/** The business days of a place, its holidays read from the static listings of the years needed. */
async function businessDays(choice: BusinessDaysChoice): Promise<BusinessDays> {
  const listings = await Promise.all(yearsNeeded(choice).map((year) => fetchListing(choice.scope, year)));
  const holidays = Map.groupBy(
    listings.flatMap((listing) => listing.holidays),
    ({ date }) => Number(date.slice(0, 4)),
  );
  return new BusinessDays(WEEKENDS[choice.weekend], (year) => (holidays.get(year) ?? []).map(toOccurrence));
}

/** Counts the questions, so that no late answer replaces a newer one. */
let questions = 0;

/** A holiday of a listing, as far as counting needs it. */
function toOccurrence({
  id,
  nameEn,
  nameFr,
  date,
  observedDate,
  kind,
  basis,
  confidence,
}: Holiday): Occurrence {
  const days = { date: dayOf(date), observed: dayOf(observedDate) };
  return { id, nameEn, nameFr, ...days, kind, basis, confidence, act: null, local: null, notes: null };
}

async function show(): Promise<void> {
  const question = ++questions;
  const choice = readChoice((name) => box(name).value);
  showProblems(choice);
  if (choice.date === undefined) return;
  try {
    const days = await businessDays(choice);
    if (question !== questions) return;
    showAdded(days, choice.date, choice);
    showCounted(days, choice.date, choice);
  } catch {
    write('problem', t('live.failed'));
  }
}

function showProblems({ date, add, to }: BusinessDaysChoice): void {
  const isWrongTo = to === undefined && (box('to').value !== '' || !box('to').validity.valid);
  mark('date', 'problem', date === undefined ? t('business.badDate') : '');
  mark('add', 'add-problem', add === undefined ? t('business.badNumber', { most: MOST_ADDED_HERE }) : '');
  mark('to', 'to-problem', isWrongTo ? t('business.badDate') : '');
  for (const id of ['added', 'added-skipped', 'counted', 'counted-skipped']) write(id, '\u00a0');
}

function mark(id: string, problemId: string, problem: string): void {
  box(id).setAttribute('aria-invalid', String(problem !== ''));
  write(problemId, problem);
}

function showAdded(days: BusinessDays, date: Day, { add, scope }: BusinessDaysChoice): void {
  if (add === undefined) return;
  const result = days.add(date, add);
  if (result === undefined) {
    mark('add', 'add-problem', t('business.outside'));
    return;
  }
  const key = add < 0 ? 'business.before' : 'business.after';
  const where = whereIn([scope], t);
  write('added', t(key, { n: Math.abs(add), date: shown(date), result: shown(result), where }));
  write('added-skipped', skipped(days, date, result));
}

function showCounted(days: BusinessDays, date: Day, { to, scope }: BusinessDaysChoice): void {
  if (to === undefined) return;
  const where = whereIn([scope], t);
  const values = { date: shown(date), to: shown(to), where };
  write(
    'counted',
    t('business.counted', { ...values, n: days.count(date, to), both: days.networkDays(date, to) }),
  );
  write('counted-skipped', skipped(days, date, to));
}

/** What was passed over: holidays by name and date, days of the weekend by number. */
function skipped(days: BusinessDays, date: Day, to: Day): string {
  const off = days.passedOver(date, to, Number.POSITIVE_INFINITY);
  const holidays = off.filter((day) => days.holidaysOn(day).length > 0 && !days.isWeekend(day));
  const parts = [
    ...holidays.map(
      (day) =>
        `${listed(
          days.holidaysOn(day).map((each) => shownName(each, locale)),
          t,
        )} (${shown(day)})`,
    ),
    ...(off.length > holidays.length ? [t('business.weekendDays', { n: off.length - holidays.length })] : []),
  ];
  return parts.length === 0 ? t('business.nothing') : t('business.skipped', { days: listed(parts, t) });
}

function readAddress(): void {
  const { searchParams } = new URL(location.href);
  for (const name of FIELDS) {
    const value = searchParams.get(name);
    if (value !== null) box(name).value = name === 'province' ? value.toLowerCase() : value;
  }
}

/** The names and values of the address are those of the API. */
function writeAddress(): void {
  const values = FIELDS.map((name) => [name, box(name).value] as const);
  const isDefault = (name: string, value: string): boolean =>
    value === '' || (name === 'province' && value === 'ca') || (name === 'weekend' && value === 'sat,sun');
  const query = new URLSearchParams(
    values.filter(([name, value]) => !isDefault(name, value)).map(([name, value]) => [name, value]),
  );
  history.replaceState(null, '', `?${query}`);
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  writeAddress();
  void show();
});
readAddress();
void show();
