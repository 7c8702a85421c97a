import { type Day, dayOf, weekdayOf } from '../../core/calendar/day.ts';
import type { BusinessDays } from '../../core/holidays/days-off/business-days.ts';
import { fullDate, longDate, weekdayName } from '../../core/language/dates.ts';
import { addressIn, capital, type Locale, sectionIn } from '../../core/language/locale.ts';
import { joined, joinedNames, withinSentence } from '../../core/language/names.ts';
import type { Lists } from '../../core/lists/lists.ts';
import { type TimeLimit, timeLimit } from '../../core/lists/time-limits.ts';
import {
  type AnsweredTimeLimit,
  recessNotes,
  type TimeLimitAnswer,
} from '../../core/questions/time-limit.ts';
import { shownName } from '../common/shown-name.ts';
import { shortDay, shortRange } from '../day/day-squares.client.ts';
import { holidayName } from '../day/holiday-name.ts';
import type { CountedDay } from '../day/long-runs.ts';
import { questionForm, unbroken } from '../day/question-form.client.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { TextKey } from '../i18n/texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { askByQuery, type DeadlineName, DEADLINE_NAMES as NAMES } from './deadline-choice.ts';
import { deadlineDays } from './deadline-days.ts';

interface DeadlineData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** The names of the holidays after which the rules add a day, by the day’s ID. */
  readonly after: Readonly<Record<string, string>>;
}

/** Everything that the page shows of an answer. */
interface Answer extends Omit<AnsweredTimeLimit, 'kind' | 'answer'> {
  readonly body: TimeLimitAnswer;
  readonly date: Day;
}

const { locale, texts, after } = pageData<DeadlineData>();
const t = laidTexts(texts, locale);
const form = byId<HTMLFormElement>('choice');
const box = (name: DeadlineName) => byId<HTMLInputElement | HTMLSelectElement>(name);
const page = questionForm(Object.fromEntries(NAMES.map((name) => [name, box(name)])), locale, t);
/** More names than these are said as a number. */
const MAX_NAMES = 6;

/** The question, as the address has it: a value that its box cannot show stays until the reader replaces it. */
const query = readAddress();

/** Kept, because even a module that is loaded already takes a frame to import. */
let rules: Lists | undefined;

async function show(): Promise<void> {
  const date = query.get('date') ?? '';
  carryTo({ date: { date }, businessDays: { date, add: query.get('days') ?? '' } });
  try {
    rules ??= (await import('../../core/bundled/lists.ts')).bundledLists();
    const { reply, problems } = askByQuery(query, rules, dayOf(readersDate()));
    page.clear();
    problems.forEach(page.tell);
    if (!reply) return;
    const answer = { ...reply, body: reply.answer, date: dayOf(reply.answer.date) };
    showResult(answer);
    showDays(answer);
    showReasons(answer);
    showRule(answer);
    byId<HTMLAnchorElement>('calendar').href = calendarFile(answer);
    byId('answered').hidden = false;
  } catch (error) {
    page.fail(error);
  }
}

/** The one day, or a box for each reading, the earlier first. */
function showResult(answer: Answer): void {
  const { body, limit, openDays } = answer;
  if (limit.throughRecess !== undefined) {
    showByWhoSetsIt(answer, limit.throughRecess);
    return;
  }
  if (body.alternatives.length === 0) {
    byId('result').replaceChildren(
      element('p', { class: 'kick' }, t('deadline.last')),
      element('h2', { class: 'last-day display' }, ...unbroken(fullDate(limit.result, locale))),
    );
    return;
  }
  const early = t(body.moved ? 'deadline.movedReading' : 'deadline.why.stands', {
    n: body.days,
    what: closedBy(openDays, limit.counted),
  });
  showReadings(reading('', 'deadline.earlier', limit.result, early), ...laterReadings(body));
}

/** A recess stops what the rules set; whether it stops what an Act sets is open, so that its day comes first. */
function showByWhoSetsIt({ body, limit, rule }: Answer, throughRecess: Day): void {
  const why = recessNotes(rule, limit).map((note) => note[locale]);
  showReadings(
    reading('', 'deadline.byAct', throughRecess, why.join(' ')),
    reading('later', 'deadline.byRules', limit.result, t('deadline.recessOut')),
    ...laterReadings(body),
  );
}

function showReadings(...readings: readonly HTMLElement[]): void {
  byId('result').replaceChildren(element('div', { class: 'readings' }, ...readings));
}

function laterReadings({ alternatives }: TimeLimitAnswer): readonly HTMLElement[] {
  return alternatives.map((later) => reading('later', 'deadline.later', dayOf(later.result), later[locale]));
}

function reading(kind: string, title: TextKey, day: Day, why: string): HTMLElement {
  return element(
    'div',
    { class: `reading panel ${kind}` },
    element('p', { class: 'kick small' }, t(title)),
    element('h2', { class: 'capital' }, ...unbroken(fullDate(day, locale))),
    element('p', { class: 'muted' }, why),
  );
}

function showDays({ rule, openDays, date, limit, body }: Answer): void {
  const items = deadlineDays(rule, openDays, date, limit);
  const hasReadings = body.alternatives.length > 0;
  page.showSquares(
    items,
    (item) => below(item, limit, hasReadings),
    (item) => spoken(item, limit),
  );
  const days = items.filter((item) => item.kind === 'day');
  const shown: Readonly<Record<string, boolean>> = {
    last: true,
    holiday: days.some((item) => item.role === 'counted' && item.holidays.length > 0),
    weekend: days.some((item) => item.role === 'counted' && item.isWeekend && item.holidays.length === 0),
    out: items.some((item) => item.kind === 'recess') || days.some(({ role }) => role === 'out'),
    closed: days.some(({ role }) => role === 'closed'),
    later: hasReadings,
  };
  for (const entry of byId('key').children)
    if (entry instanceof HTMLElement) entry.hidden = !shown[entry.dataset['key'] ?? ''];
}

function below({ day, role, number }: CountedDay, limit: TimeLimit, hasReadings: boolean): string {
  if (role === 'last') {
    if (hasReadings) return t('deadline.square.earlier');
    return number === undefined ? t('deadline.square.last') : t('deadline.square.lastDay', { n: number });
  }
  if (role === 'counted') return day === limit.counted ? `${number} →` : `${number}`;
  return t(`deadline.square.${role}`);
}

/** `Christmas Day, counted, day 5`: what a screen reader hears after the date. */
function spoken({ day, role, number, holidays }: CountedDay, limit: TimeLimit): readonly string[] {
  return [
    ...holidays.map((holiday) => holidayName(holiday, after, locale, t)),
    ...(number === undefined ? [] : [t('deadline.spoken.counted', { n: number })]),
    ...(role === 'counted' ? [] : [t(`deadline.spoken.${role}`)]),
    ...(role === 'counted' && day === limit.counted ? [t('deadline.spoken.moved')] : []),
  ];
}

/** A line for each day that has something to say. */
function showReasons(answer: Answer): void {
  const { body, limit, date } = answer;
  page.showReasons([
    [shortDay(date, locale), t('deadline.why.event')],
    ...leftOut(answer),
    ...countedHolidays(answer),
    ...moves(answer),
    [
      shortDay(limit.result, locale),
      t(body.moved ? 'deadline.why.next' : standsKey(answer), { n: body.days }),
    ],
    ...longer(answer),
  ]);
}

function standsKey({ body, rule }: Answer): TextKey {
  return body.clear && rule.clear?.counts === 'both-ends-out'
    ? 'deadline.why.afterClear'
    : 'deadline.why.stands';
}

/** What a short period left out, and the recess. */
function leftOut({ body, openDays, rule, limit }: Answer): [string, string][] {
  const recess = body.skipped.filter(({ reason }) => reason === 'recess').map((day) => dayOf(day.date));
  const others = limit.skipped.filter((day) => !recess.includes(day));
  const holidays = others.filter((day) => openDays.holidaysOn(day).length > 0);
  const weekend = others.filter((day) => openDays.holidaysOn(day).length === 0);
  const [first] = recess;
  const lines: [string, string][] = [];
  if (holidays.length > 0)
    lines.push([
      daysIn(holidays),
      t('deadline.why.out', { what: namesOf(openDays, holidays), n: holidays.length }),
    ]);
  if (weekend.length > 0) lines.push([daysIn(weekend), weekendOut(weekend)]);
  if (first !== undefined && rule.recess) {
    const isOne = limit.skipped.length < 30;
    const when = isOne ? shortRange(first, recess.at(-1) ?? first, locale, t) : t('deadline.why.winters');
    lines.push([when, t('deadline.why.recess', { what: shownName(rule.recess, locale) })]);
  }
  return lines;
}

/** The holidays on the way that are counted like any day. */
function countedHolidays({ body, openDays, rule, limit, date }: Answer): [string, string][] {
  if (body.counting !== 'calendar') return [];
  const skipped = new Set(limit.skipped);
  const days = Array.from({ length: limit.counted - date - 1 }, (_, index) => date + 1 + index).filter(
    (day) => !skipped.has(day) && openDays.holidaysOn(day).length > 0,
  );
  if (days.length === 0) return [];
  const why = rule.shortPeriods === undefined ? 'deadline.why.countedHere' : 'deadline.why.counted';
  const isMany = days.length > MAX_NAMES;
  const what = isMany ? '' : `${namesOf(openDays, days)}${locale === 'fr' ? '\u00a0' : ''}: `;
  const values = { days: body.days, most: rule.shortPeriods ?? 0, n: days.length, what };
  return [
    [isMany ? t('deadline.why.holidays', { n: days.length }) : daysIn(days), capital(t(why, values).trim())],
  ];
}

/** From the day counted last to the day before the result: why each is not the last. */
function moves({ body, openDays, limit }: Answer): [string, string][] {
  return Array.from({ length: limit.result - limit.counted }, (_, index) => {
    const day = limit.counted + index;
    const key = index === 0 ? 'deadline.why.moved' : 'deadline.why.movedOn';
    return [shortDay(day, locale), t(key, { n: body.days, what: closedBy(openDays, day) })];
  });
}

/** Why a period does not end on a day: `Saturday, Boxing Day`. */
function closedBy(openDays: BusinessDays, day: Day): string {
  const weekday = openDays.isWeekend(day) ? [weekdayName(weekdayOf(day), locale)] : [];
  const names = openDays.holidaysOn(day).map((holiday) => holidayName(holiday, after, locale, t));
  return [...weekday, ...names].map((name) => withinSentence(name, locale)).join(', ');
}

/** A short period can end after a longer one: what one day more than the longest short period would give. */
function longer({ body, rule, openDays, limit, date }: Answer): [string, string][] {
  if (body.counting === 'calendar' || rule.shortPeriods === undefined) return [];
  const days = rule.shortPeriods + 1;
  const other = timeLimit(rule, openDays, { date, days, clear: body.clear });
  if (!other || other.result >= limit.result) return [];
  return [
    [
      t('deadline.why.instead', { n: days }),
      t('deadline.why.sooner', { date: longDate(other.result, locale) }),
    ],
  ];
}

/** One day by its name: `Sunday`; more are weekends. */
function weekendOut([first = 0, ...others]: readonly Day[]): string {
  return others.length > 0
    ? t('deadline.why.weekendOut')
    : t('deadline.why.weekdayOut', { weekday: weekdayName(weekdayOf(first), locale) });
}

function daysIn(days: readonly Day[]): string {
  if (days.length > MAX_NAMES) return t('deadline.why.days', { n: days.length });
  return joined(
    days.map((day) => shortDay(day, locale)),
    locale,
  );
}

function namesOf(openDays: BusinessDays, days: readonly Day[]): string {
  const names = days.flatMap((day) =>
    openDays.holidaysOn(day).map((holiday) => holidayName(holiday, after, locale, t)),
  );
  return capital(joinedNames([...new Set(names)], locale));
}

/** The rule, what is taken for granted, and, last of the notes, that it is a computation. */
function showRule({ body, rule: computing, limit }: Answer): void {
  const { rule } = body;
  const shown = new Set(recessNotes(computing, limit).map(({ en }) => en));
  const notes = body.notes.filter(({ en }) => !shown.has(en));
  byId('rule').textContent = rule[locale];
  const section = byId<HTMLAnchorElement>('section');
  section.textContent = sectionIn(rule, locale);
  section.href = addressIn(rule, locale);
  byId('notes').replaceChildren(...notes.slice(0, -1).map((note) => element('li', {}, note[locale])));
  byId('advice').textContent = notes.at(-1)?.[locale] ?? '';
}

/** The last day as a file for a calendar (RFC 5545), in an address of its own. */
function calendarFile({ body }: Answer): string {
  const compact = (date: string): string => date.replaceAll('-', '');
  const name = byId<HTMLSelectElement>('list').selectedOptions[0]?.textContent?.trim() ?? '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stat Days//Deadline//EN',
    'BEGIN:VEVENT',
    `UID:${body.list.id}-${body.date}-${body.days}-${body.clear ? 'clear' : 'days'}@statdays`,
    `DTSTAMP:${compact(readersDate())}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(body.result)}`,
    `SUMMARY:${t('deadline.event', { n: body.days, rules: name }).replaceAll(',', '\\,')}`,
    `URL:${location.href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const text = lines.map((line) => line.replace(/.{60}(?=.)/gu, '$&\r\n ')).join('\r\n');
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${text}\r\n`)}`;
}

/** The parameters of the address: as in the service, empty ones count as left out; what a form begins with is in its boxes. */
function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of NAMES) searchParams.delete(name, '');
  if (!searchParams.has('date')) searchParams.set('date', readersDate());
  // The civil courts of the reader's place, where their rules were read.
  const ofPlace = [...byId<HTMLSelectElement>('list').options].find(
    ({ value }) => value === `civil-procedure-${ownPlace().code}`,
  );
  if (!searchParams.has('list') && ofPlace) searchParams.set('list', ofPlace.value);
  for (const name of ['days', 'list'] as const)
    if (!searchParams.has(name)) searchParams.set(name, box(name).value);
  return searchParams;
}

function fillBoxes(): void {
  for (const name of ['days', 'date', 'list'] as const) box(name).value = query.get(name) ?? '';
  byId<HTMLInputElement>('clear').checked = query.get('clear') === '1';
}

/** Takes over what the reader changed; a box whose text is no value at all is wrong, not empty. */
function readBox(name: DeadlineName): void {
  const field = box(name);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked) query.set(name, '1');
    else query.delete(name);
  } else query.set(name, field.value || (field.validity.badInput ? '?' : ''));
  history.replaceState(null, '', `?${query}`);
}

form.addEventListener('input', ({ target }) => {
  const name = NAMES.find((known) => box(known) === target);
  if (name === undefined) return;
  readBox(name);
  void show();
});
fillBoxes();
void show();
