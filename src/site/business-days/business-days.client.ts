import { type Day, formatDate, toDay, yearOf } from '../../core/calendar/day.ts';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { DEFAULT_WEEKEND } from '../../core/holidays/days-off/weekends.ts';
import type { HolidayNames } from '../../core/holidays/law.ts';
import { fullDate, monthAndDay } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { joined, joinedNames, withRemark } from '../../core/language/names.ts';
import { isOfList } from '../../core/lists/days-off.ts';
import { createLists, type Lists } from '../../core/lists/lists.ts';
import type { BusinessDaysAnswer } from '../../core/questions/business-days.ts';
import { shownName } from '../common/shown-name.ts';
import { shortDay } from '../day/day-squares.client.ts';
import type { CountedDay } from '../day/long-runs.ts';
import { questionForm, unbroken } from '../day/question-form.client.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlaceOf } from '../place/own-place.client.ts';
import { askByQuery, BUSINESS_DAYS_NAMES as NAMES } from './business-days-choice.ts';
import { businessSquares } from './business-squares.ts';
import { spreadsheetFormula } from './spreadsheet-formula.ts';

interface BusinessDaysData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** The page of deadlines. */
  readonly deadline: string;
}

const { locale, texts, deadline } = pageData<BusinessDaysData>();
const t = laidTexts(texts, locale);
const form = byId<HTMLFormElement>('choice');
const addBox = byId<HTMLInputElement>('add');
const directionBox = byId<HTMLSelectElement>('direction');
const dateBox = byId<HTMLInputElement>('date');
const toBox = byId<HTMLInputElement>('to');
const listBox = byId<HTMLSelectElement>('list');
const weekendBox = byId<HTMLSelectElement>('weekend');
const substituteBox = byId<HTMLInputElement>('substitute');
const page = questionForm(
  { add: addBox, date: dateBox, to: toBox, list: listBox, weekend: weekendBox, substitute: substituteBox },
  locale,
  t,
);
/** More dates than these are said as a number. */
const MAX_DATES = 6;

/** The question, by the parameters of the service, as the address has it. */
const query = readAddress();

/** Kept, because even a module that is loaded already takes a frame to import. */
let law: Almanac | undefined;

async function almanacOfLaw(): Promise<Almanac> {
  law ??= (await import('../../core/bundled/almanac.ts')).bundledAlmanac();
  return law;
}

/** Only a count by a list loads the lists. */
async function listsFor(query: URLSearchParams): Promise<Lists> {
  if (!query.has('list')) return createLists({ lists: [], days: {} }, {});
  const { bundledListDays } = await import('../../core/bundled/list-days.ts');
  return bundledListDays();
}

async function show(): Promise<void> {
  history.replaceState(null, '', `?${query}`);
  fillSentence();
  try {
    const [almanac, lists] = await Promise.all([almanacOfLaw(), listsFor(query)]);
    const { answers, problems } = askByQuery(query, almanac, lists);
    page.clear();
    if (problems.some(({ code }) => code === 'counts-time-limits')) {
      location.replace(deadlinePath(query.get('list') ?? ''));
      return;
    }
    problems.forEach(page.tell);
    const [answer] = answers;
    if (!answer) return;
    if (problems.length === 0) showAnswer(answer);
    showHolidays(answer, almanac, lists);
  } catch (error) {
    page.fail(error);
  }
}

function showAnswer(answered: BusinessDaysAnswer): void {
  const { date, add, result, to, businessDays, notes } = answered;
  const end = to ?? result;
  const [kick, answer, ...details] =
    to === undefined
      ? [t('business.is'), capital(fullDate(result, locale))]
      : [
          t('business.are'),
          daysIn(businessDays.networkDays(date, to)),
          [
            ...(businessDays.isBusinessDay(date) ? [countAfter(businessDays.count(date, to), date)] : []),
            t('business.calendar', { n: Math.abs(to - date) + 1 }),
          ].join(' '),
        ];
  byId('result').replaceChildren(
    element('p', { class: 'kick' }, kick),
    element('h2', { class: 'last-day display' }, ...unbroken(answer)),
    ...details.map((detail) => element('p', { class: 'muted' }, detail)),
    ...notes().map((note) => element('p', {}, note[locale])),
  );
  const items = businessSquares(businessDays, date, end, to !== undefined);
  page.showSquares(items, (day) => below(day, add !== undefined), spoken);
  showReasons(businessDays.passedOver(date, end, Number.POSITIVE_INFINITY), businessDays);
  showSpreadsheet(answered, end);
  byId<HTMLAnchorElement>('of-date').search = `?date=${formatDate(end)}`;
  byId('answered').hidden = false;
}

/** Without the first date, as people count from one day to another. */
function countAfter(n: number, date: Day): string {
  return t(n < 0 ? 'business.countBefore' : 'business.countAfter', {
    n: Math.abs(n),
    date: monthAndDay(date, locale),
  });
}

function daysIn(n: number): string {
  return t('business.n', { n: Math.abs(n) });
}

function below({ role, number }: CountedDay, isAdded: boolean): string {
  if (role === 'last')
    return isAdded ? t('business.square.last', { n: number ?? 0 }) : t('business.square.end');
  return role === 'event' || role === 'out' ? t(`business.square.${role}`) : `${number}`;
}

function spoken({ role, number, holidays }: CountedDay): readonly string[] {
  const what = role === 'event' || role === 'out' ? [t(`business.spoken.${role}`)] : [];
  const counted = number === undefined ? [] : [t('business.spoken.counted', { n: number })];
  return [...holidays.map(nameOf), ...what, ...counted];
}

function nameOf(holiday: CountedDay['holidays'][number]): string {
  const name = shownName(holiday, locale);
  return holiday.isCustom ? withRemark(name, t('business.why.custom')) : name;
}

/** The same count in a spreadsheet: the holidays of its years to paste, and the formula that reads them. */
function showSpreadsheet({ businessDays, daysOff, date, add, to }: BusinessDaysAnswer, end: Day): void {
  const { known } = businessDays;
  const first = Math.max(toDay(yearOf(Math.min(date, end)), 1, 1), known.first);
  const last = Math.min(toDay(yearOf(Math.max(date, end)), 12, 31), known.last);
  const holidays = businessDays
    .passedOver(first - 1, last, Number.POSITIVE_INFINITY)
    .filter((day) => !businessDays.isWeekend(day));
  byId('dates').textContent = holidays.map(formatDate).join('\n');
  byId('copy-holidays').hidden = holidays.length === 0;
  byId('formula').textContent = spreadsheetFormula(
    {
      date,
      end: to === undefined ? { add: add ?? 0 } : { to },
      weekend: daysOff.weekend,
      holidays: holidays.length,
    },
    locale,
  );
}

/** The holidays that were left out, by name, each with its dates; then the weekends. */
function showReasons(off: readonly Day[], days: BusinessDaysAnswer['businessDays']): void {
  const byName = new Map<string, Day[]>();
  for (const day of off) {
    if (days.isWeekend(day)) continue;
    const name = joinedNames(days.holidaysOn(day).map(nameOf), locale);
    byName.set(name, [...(byName.get(name) ?? []), day]);
  }
  const weekend = off.filter((day) => days.isWeekend(day)).length;
  const lines: (readonly [when: string, what: string])[] = [...byName].map(([name, dates]) => [
    dates.length > MAX_DATES
      ? `${dates.length} ×`
      : joined(
          dates.map((day) => shortDay(day, locale)),
          locale,
        ),
    t('business.why.out', { what: name }),
  ]);
  if (weekend > 0) lines.push([t('business.why.weekends'), t('business.why.weekend', { n: weekend })]);
  if (lines.length === 0) lines.push([t('business.why.all'), t('business.why.nothing')]);
  page.showReasons(lines);
}

/** The holidays of the place or the list about the date, ticked if they are days off. */
function showHolidays({ date, daysOff }: BusinessDaysAnswer, almanac: Almanac, lists: Lists): void {
  const years = [yearOf(date), yearOf(date) + 1];
  const days = years.flatMap((year): readonly (HolidayNames & { id: string; isOff: boolean })[] =>
    isOfList(daysOff)
      ? lists
          .days(daysOff.list, year)
          .map((day) => ({ ...day, isOff: day.closes === 'day' && day.provinces === null }))
      : almanac.days(daysOff.scope, year).map((day) => ({ ...day, isOff: day.kind === 'statutory' })),
  );
  const byDay = new Map(days.toReversed().map((day) => [day.id, day]));
  const named = new Set([...daysOff.extraHolidays, ...daysOff.workedHolidays]);
  const boxes = [...byDay.values()].toReversed().map(({ id, isOff, ...names }) => {
    const box = element('input', { type: 'checkbox', value: id, autocomplete: 'off' }) as HTMLInputElement;
    box.checked = isOff !== named.has(id);
    box.addEventListener('change', () => {
      tick(isOff ? 'without' : 'with', id, box.checked !== isOff);
    });
    return element('label', {}, box, ` ${shownName(names, locale)}`);
  });
  const legend = byId('holidays').querySelector('legend');
  byId('holidays').replaceChildren(...(legend ? [legend] : []), ...boxes);
}

/** A tick names a holiday in the question, or takes it out again. */
function tick(name: 'with' | 'without', id: string, isNamed: boolean): void {
  const ids = new Set((query.get(name) ?? '').split(',').filter((one) => one !== ''));
  if (isNamed) ids.add(id);
  else ids.delete(id);
  write(name, [...ids].join(','));
  void show();
}

/** The parameters of the address: as in the service, empty ones count as left out, and a date left out is today. */
function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of NAMES) searchParams.delete(name, '');
  if (!searchParams.has('date')) searchParams.set('date', readersDate());
  if (!searchParams.has('add') && !searchParams.has('to')) searchParams.set('add', addBox.value);
  return searchParams;
}

function write(name: (typeof NAMES)[number], value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

/** Writes the question into the sentence. */
function fillSentence(): void {
  const mode = query.has('to') ? 'to' : 'add';
  for (const part of form.querySelectorAll<HTMLElement>('[data-mode]'))
    part.hidden = part.dataset['mode'] !== mode;
  for (const button of form.querySelectorAll<HTMLElement>('[data-turn]'))
    button.setAttribute('aria-pressed', String(button.dataset['turn'] === mode));
  const add = query.get('add') ?? '';
  if (document.activeElement !== addBox) addBox.value = add.replace(/^-/, '');
  if (add !== '' && Number(add) !== 0) directionBox.value = add.startsWith('-') ? 'before' : 'after';
  byId('unit').textContent = t('business.days', { n: Math.abs(Number(add)) });
  if (document.activeElement !== dateBox) dateBox.value = query.get('date') ?? '';
  if (document.activeElement !== toBox) toBox.value = query.get('to') ?? '';
  const list = query.get('list') ?? '';
  listBox.value = list;
  const own = listBox.selectedOptions[0];
  weekendBox.value = query.get('weekend') ?? own?.dataset['weekend'] ?? DEFAULT_WEEKEND;
  substituteBox.checked = query.get('substitute') === 'next';
  for (const part of form.querySelectorAll<HTMLElement>('[data-whose]'))
    part.hidden = (part.dataset['whose'] === 'list') !== (list !== '');
  const byList = form.querySelector('[data-whose="list"]');
  if (byList) byList.textContent = t('business.by', { list: own?.textContent?.trim() ?? list });
  carryTo({ date: { date: query.get('date') ?? '' }, deadline: carried() });
}

/** The same date and number, for the page of deadlines. */
function carried(): Readonly<Record<string, string>> {
  const days = addBox.value.replace(/^-/, '');
  return { date: query.get('date') ?? '', ...(Number(days) > 0 && { days }) };
}

const deadlinePath = (list: string): string => `${deadline}?${new URLSearchParams({ list, ...carried() })}`;

/** What a reader changed in the sentence or below it; a box whose text is no value at all is wrong, not empty. */
function readBox(target: EventTarget | null): void {
  if (target === addBox || target === directionBox) {
    const sign = directionBox.value === 'before' ? '-' : '';
    query.set('add', addBox.value === '' ? '?' : sign + addBox.value);
  } else if (target === dateBox) query.set('date', dateBox.value);
  else if (target === toBox) query.set('to', toBox.value);
  else if (target === weekendBox) write('weekend', weekendBox.value);
  else if (target === listBox) chooseList();
}

/** Days off are those of a place or of a list, which has a weekend and holidays of its own; a court's are on another page. */
function chooseList(): void {
  if (listBox.selectedOptions[0]?.dataset['deadline'] !== undefined) {
    location.assign(deadlinePath(listBox.value));
    return;
  }
  for (const name of ['weekend', 'with', 'without', 'substitute'] as const) query.delete(name);
  write('list', listBox.value);
  if (listBox.value !== '') query.delete('province');
  else query.set('province', place);
}

/** Counts between two dates, or adds to one. */
function turnTo(mode: string | undefined): void {
  if (mode === 'to') {
    query.delete('add');
    query.set('to', query.get('to') ?? query.get('date') ?? '');
  } else {
    query.delete('to');
    query.set('add', addBox.value || '10');
  }
  void show();
}

form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return;
  readBox(target);
  void show();
});
substituteBox.addEventListener('change', () => {
  write('substitute', substituteBox.checked ? 'next' : '');
  void show();
});
for (const button of form.querySelectorAll<HTMLElement>('[data-turn]'))
  button.addEventListener('click', () => turnTo(button.dataset['turn']));

let place = 'ca';
onPlaceOf(query, ({ code, isFirst, isUnknown }) => {
  place = code;
  if (!isFirst) for (const name of ['list', 'with', 'without', 'weekend'] as const) query.delete(name);
  if (!query.has('list') && !isUnknown) query.set('province', code);
  void show();
});
