import { type Day, dayOf, formatDate, yearOf } from '../../../calendar/day.ts';
import { canadaWeek, isoWeek, type Week } from '../../../calendar/weeks.ts';
import { READERS } from '../../../contract/readers.ts';
import { isKnownDay } from '../../../holidays/law.ts';
import type { ListedDay, Lists } from '../../../holidays/lists/lists.ts';
import { dateRange, fullDate } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { laidTexts } from '../../i18n/laid-texts.ts';
import { answerOf, type DayOfPlace, type PlaceAnswer, standingOf } from '../../lib/day/day-answer.ts';
import { daySentence } from '../../lib/day/day-sentence.ts';
import { listedDayDetails } from '../../lib/lists/listed-day-details.ts';
import { shownName } from '../../lib/shown-name.ts';
import { element } from '../element.ts';
import { byId, pageData } from '../page-data.ts';
import { readersDate } from './readers-date.ts';

interface DateData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Pages of the holidays, by id. */
  readonly pages: Readonly<Record<string, string>>;
}

const { locale, texts, pages } = pageData<DateData>();
const t = laidTexts(texts);
const box = byId<HTMLInputElement>('date');
const answer = byId('answer');
const title = document.title;

/** The date of the address, today where it names none. */
function dateOfAddress(): string {
  return new URL(location.href).searchParams.get('d') ?? readersDate();
}

function showNeighbour(id: string, day: Day): void {
  const link = byId<HTMLAnchorElement>(id);
  link.hidden = !isKnownDay(day);
  link.href = `?d=${formatDate(day)}`;
}

function showWeek(id: string, { week, year, start, end }: Week): void {
  byId(id).textContent = `${t('week.answer', { week, year })}, ${dateRange(start, end, locale)}`;
}

/** @param text YYYY-MM-DD; anything else is said to be none */
async function show(text: string): Promise<void> {
  const day = READERS.date.read(text);
  byId('date-problem').textContent = day === undefined ? t('date.wrong', { value: text }) : '';
  box.setAttribute('aria-invalid', String(day === undefined));
  if (box.value !== text) box.value = text;
  byId('of-date').hidden = day === undefined;
  if (day === undefined) return;
  showNeighbour('before', day - 1);
  showNeighbour('after', day + 1);
  showWeek('iso', isoWeek(day));
  showWeek('canada', canadaWeek(day));
  document.title = `${fullDate(day, locale)} | ${title}`;
  try {
    const { bundledAlmanac, bundledListDays } = await import('../../../holidays/lists/bundled.ts');
    const answers = answerOf((place) => bundledAlmanac().listing(place, yearOf(day)), text);
    // A later choice has its own answer.
    if (box.value !== text) return;
    showAnswers(day, answers);
    showLists(day, bundledListDays());
  } catch {
    answer.textContent = t('live.failed');
  }
}

function showAnswers(day: Day, answers: readonly PlaceAnswer[]): void {
  const sentence = daySentence(day, answers, locale, t);
  answer.replaceChildren(element('strong', {}, sentence.date), ` ${sentence.answer}`);
  for (const { place, days } of answers) {
    const cell = document.querySelector(`[data-place="${place}"]`);
    const holidays = days.map((of) => holidayOf(of, place, day));
    cell?.replaceChildren(
      ...(holidays.length > 0 ? holidays : [element('span', { class: 'muted' }, t('date.none'))]),
    );
  }
}

function showLists(day: Day, lists: Lists): void {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const id = cell.dataset['list'] ?? '';
    const days = lists.days(id, yearOf(day)).filter(({ date }) => date === day);
    const isKnown = lists.years(id).includes(yearOf(day));
    const nothing = element('span', { class: 'muted' }, t(isKnown ? 'date.listNone' : 'date.listUnknown'));
    cell.replaceChildren(...(days.length > 0 ? days.map(listedDay) : [nothing]));
  }
}

/** A day of a list; and where it is kept, or from when on, if that is not everywhere and all day. */
function listedDay(day: ListedDay): HTMLElement {
  const details = listedDayDetails(day, t).map((detail) => element('span', { class: 'muted small' }, detail));
  return element('p', {}, shownName(day, locale), ...details);
}

/** A holiday, with its mark and what it is; its name leads to its card. */
function holidayOf(day: DayOfPlace, place: string, date: Day): HTMLElement {
  const name = shownName(day, locale);
  const page = pages[day.id];
  const standing = standingOf(day);
  const isMoved = dayOf(day.observedDate) !== date;
  const what = isMoved
    ? t('date.moved', { date: fullDate(dayOf(day.observedDate), locale) })
    : t(`standing.${standing}`);
  const text = page ? element('a', { href: `${page}#${place}` }, name) : name;
  return element('p', {}, mark(standing), text, ' ', element('span', { class: 'muted small' }, what));
}

function mark(standing: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', `mark ${standing}`);
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#mark-${standing}`);
  svg.append(use);
  return svg;
}

/** Shows another date and puts it into the address. */
function turnTo(text: string): void {
  history.pushState(null, '', `?d=${encodeURIComponent(text)}`);
  void show(text);
}

box.addEventListener('change', () => turnTo(box.value));
byId<HTMLFormElement>('date-form').addEventListener('submit', (event) => {
  event.preventDefault();
  turnTo(box.value);
});
for (const id of ['before', 'after']) {
  byId<HTMLAnchorElement>(id).addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    turnTo(new URL(byId<HTMLAnchorElement>(id).href).searchParams.get('d') ?? '');
  });
}
addEventListener('popstate', () => void show(dateOfAddress()));
void show(dateOfAddress()).finally(() => {
  document.documentElement.dataset['ready'] = '';
});
