import { toCivilDate } from '../../calendar/day.ts';
import type { ByScope } from '../../holidays/scope.ts';
import { monthName, weekdayName } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { element } from '../frame/element.client.ts';
import { byId } from '../frame/page-data.client.ts';
import type { Translate } from '../i18n/texts.ts';
import { mayBeOffFor } from '../lieu/may-be-off.ts';
import { fridgeSheet, MANY, type SheetMonth, type SheetNote } from './fridge-sheet.ts';
import type { PlacesTable } from './places-table.ts';

interface Sheet {
  readonly year: number;
  readonly locale: Locale;
  readonly names: ByScope<string>;
  readonly codes: ByScope<string>;
  readonly t: Translate;
}

const titleBox = byId<HTMLInputElement>('sheet-title');
const nameBox = byId<HTMLInputElement>('sheet-name');

/** Draws the fridge sheet with the reader's own title and name. */
export function showSheet(table: PlacesTable, sheet: Sheet): void {
  const { year, locale, names, t } = sheet;
  const { places } = table;
  const isOne = places.length === 1;
  const months = fridgeSheet(year, table);
  byId('sheet-places').textContent = places.map((place) => names[place]).join(', ');
  const drawn = byId('sheet-months');
  drawn.classList.toggle('many', places.length > MANY);
  // The days of the year stay: with the places, only their marks and the notes change.
  if (!drawn.firstElementChild) drawn.append(...months.map((month) => monthOf(month, locale)));
  for (const [index, month] of months.entries()) {
    const section = drawn.children[index];
    if (section) markMonth(section, month, sheet);
  }
  byId('sheet-all').textContent = t(isOne ? 'fridge.law' : 'fridge.all');
  byId('sheet-some').textContent = t(isOne ? 'fridge.optional' : 'fridge.some');
  const marks = new Set(months.flatMap(({ days }) => days.map(({ mark }) => mark)));
  const hasOwed = months.some(({ notes }) => notes.some(({ isOwed }) => isOwed));
  showKey('some', marks.has('some'));
  showKey('closing', marks.has('closing'));
  showKey('owed', hasOwed);
  drawn.classList.toggle('has-owed', hasOwed);
  byId('sheet-choice').hidden = !table.rows.some(({ standings }) => standings.includes('choice'));
  writeTitle();
}

function showKey(mark: string, isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(`.sheet-foot .if-${mark}`))
    part.hidden = !isShown;
}

function monthOf({ month, firstWeekday, days }: SheetMonth, locale: Locale): HTMLElement {
  const heads = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) =>
    element('b', {}, weekdayName(weekday, locale).slice(0, 1).toUpperCase()),
  );
  const before = Array.from({ length: firstWeekday }, () => element('span'));
  const squares = days.map(({ day }) => element('span', {}, String(toCivilDate(day).day)));
  return element(
    'section',
    {},
    element('h3', {}, monthName(month, locale)),
    element('div', { class: 'month-days' }, ...heads, ...before, ...squares),
    element('ul', { class: 'plain' }),
  );
}

function markMonth(section: Element, { days, notes }: SheetMonth, sheet: Sheet): void {
  const squares = [...section.querySelectorAll('.month-days > span')].slice(-days.length);
  for (const [index, { mark = '' }] of days.entries()) {
    const square = squares[index];
    if (square && square.className !== mark) square.className = mark;
  }
  section.querySelector('ul')?.replaceChildren(...notes.map((note) => noteOf(note, sheet)));
}

function noteOf({ day, names, isOwed, places }: SheetNote, { codes, t }: Sheet): HTMLElement {
  const where = places.map(({ code, isChoice }) => `${codes[code]}${isChoice ? '*' : ''}`).join(', ');
  const text = isOwed ? owedText(where, names, t) : names.join(', ');
  return element(
    'li',
    isOwed ? { class: 'if-owed' } : {},
    element('b', {}, String(toCivilDate(day).day)),
    element('span', {}, `${text} `, element('i', {}, where)),
  );
}

/** With codes there is no room for the name, which is that of the weekend before or after. */
function owedText(where: string, names: SheetNote['names'], t: Translate): string {
  return where ? t('short.owed') : mayBeOffFor(names, t);
}

function writeTitle(): void {
  byId('sheet-heading').textContent = titleBox.value;
  byId('sheet-own').textContent = nameBox.value;
}

for (const box of [titleBox, nameBox]) box.addEventListener('input', writeTitle);

/** Prints only the sheet, then restores the page. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-print-sheet]')) return;
  document.documentElement.dataset['print'] = 'sheet';
  window.print();
});
addEventListener('afterprint', () => {
  delete document.documentElement.dataset['print'];
});
