import { dayOf, weekdayOf } from '../../calendar/day.ts';
import { type CsvFormat, toCsv } from '../../documents/downloads/csv.ts';
import { type ByScope, SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { shortDate, weekdayName } from '../../language/dates.ts';
import type { Bilingual, Locale } from '../../language/locale.ts';
import { calendarOfPlaces } from '../calendars/subscriptions.ts';
import { shadeOf } from '../day/tile-map.ts';
import { arrange } from '../frame/arrange.client.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { mayBeOffFor } from '../lieu/may-be-off.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';
import { showSheet } from './fridge.client.ts';
import {
  type AllPlaces,
  type DateStanding,
  type PlacesRow,
  type PlacesTable,
  placesTable,
} from './places-table.ts';

interface YearData extends AllPlaces {
  readonly locale: Locale;
  readonly year: number;
  readonly paths: Readonly<Record<string, string>>;
  /** The page of each date. */
  readonly datePaths: Readonly<Record<string, string>>;
  readonly names: ByScope<string>;
  readonly codes: ByScope<string>;
  /** How many days off by law. */
  readonly counts: ByScope<string>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Spreadsheets need the byte order mark to read UTF-8; in French Canada they expect semicolons. */
const FORMAT: Bilingual<CsvFormat> = {
  en: { delimiter: ',', bom: true },
  fr: { delimiter: ';', bom: true },
};

const data = pageData<YearData>();
const { locale, year, names, codes, counts } = data;
const t = laidTexts(data.texts, locale);
const form = byId<HTMLFormElement>('choice');
const boxes = form.querySelectorAll<HTMLInputElement>('[name="places"]');
/** From west to east. */
const ALL = [...boxes].map((box) => box.value as ScopeCode);
const title = byId('title');
const wholeTitle = title.textContent;
/** The printed address of the year, without places. */
const address = byId('page-address').textContent.trim();

/** The ticked places; empty for all of Canada. */
const myPlaces = (): readonly ScopeCode[] =>
  [...boxes].filter((box) => box.checked).map((box) => box.value as ScopeCode);

const words = (standing: DateStanding | undefined): string => t(`short.${standing ?? 'none'}`);

/** Ticks the places in the address and ignores anything unknown. */
function readAddress(): void {
  const { searchParams } = new URL(location.href);
  const places = new Set((searchParams.get('places') ?? '').toLowerCase().split(','));
  for (const box of boxes) box.checked = places.has(box.value);
}

const queryOf = (places: readonly ScopeCode[]): string =>
  places.length === 0 ? '' : `?places=${places.join(',')}`;

/** Keeps the choice in the address, on paper too. */
function writeAddress(places: readonly ScopeCode[]): void {
  const query = queryOf(places);
  byId('page-address').textContent = address + query;
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
}

function show(): void {
  const mine = myPlaces();
  const table = placesTable(data, mine);
  const isWhole = mine.length === 0;
  writeAddress(mine);
  byId('chosen').textContent = isWhole ? t('all.choose') : mine.map((place) => names[place]).join(', ');
  byId('table').hidden = !isWhole;
  byId('whole-key').hidden = !isWhole;
  byId('mine').hidden = isWhole;
  byId('whole').hidden = isWhole;
  if (!isWhole) fillTable(table);
  arrange(byId('mine'), isWhole ? [] : [mineTable]);
  if (isWhole) title.textContent = wholeTitle;
  else title.replaceChildren(...answerOf(table));
  byId('note').textContent = noteOf(table);
  const calendar = byId<HTMLAnchorElement>('one-calendar');
  calendar.hidden = mine.length < 2;
  calendar.href = calendarOfPlaces(mine, year, locale);
}

/** What is far below follows: the links to other years, and the sheet for the fridge. */
function showBelow(): void {
  const mine = myPlaces();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-year]'))
    link.search = queryOf(mine);
  const table = placesTable(data, mine.length > 0 ? mine : [ownPlace().code]);
  byId('sheet-address').textContent = address + queryOf(table.places);
  showSheet(table, { year, locale, names, codes, t });
}

/** A tick is answered by the table; what is below it waits until that is painted. */
function change(): void {
  show();
  requestAnimationFrame(() => setTimeout(showBelow));
}

/** “In 2027 all three are off on 6 days.” */
function answerOf({ places, rows: shown }: PlacesTable): (Node | string)[] {
  const [only = 'ca'] = places;
  const days = places.length === 1 ? counts[only] : shown.filter(({ isAll }) => isAll).length;
  const n = t('all.numbers').split(',')[places.length - 2] ?? '';
  const lead =
    places.length === 1 ? t('all.one', { place: names[only], year }) : t('all.together', { n, year });
  const end = t(places.length === 1 ? 'all.daysByLaw' : 'all.onDays', { days });
  return [`${lead} `, element('em', {}, end)];
}

/** What the answer leaves out; for all of Canada, what applies in the reader's place. */
function noteOf({ places, rows: shown }: PlacesTable): string {
  if (places.length === 0) {
    const { code } = ownPlace();
    return t('all.own', { days: counts[code], place: t(`in.${code}`) });
  }
  if (places.length === 1) return '';
  const friday = shown.find(({ holidays }) => holidays.some(({ id }) => id === 'good-friday'));
  const isOffElsewhere = friday?.standings.every((standing) => standing === 'paid' || standing === 'choice');
  const chooser = places.find((_, index) => friday?.standings[index] === 'choice');
  return isOffElsewhere && chooser ? t('all.easter', { place: t(`in.${chooser}`) }) : '';
}

const [head, body, foot] = [element('tr'), element('tbody'), element('tr')];
const mineTable = element(
  'table',
  {},
  element('caption', { class: 'visually-hidden' }, t('all.table', { year })),
  element('thead', {}, head),
  body,
  element('tfoot', {}, foot),
);
/** Its rows and cells, by what they say: one that stays is not laid out again. */
const drawn = new Map<string, HTMLElement>();

function drawnOnce(key: string, draw: () => HTMLElement): HTMLElement {
  const one = drawn.get(key) ?? draw();
  drawn.set(key, one);
  return one;
}

function fillTable({ places, rows: shown }: PlacesTable): void {
  const headOf = (place: ScopeCode) => () => element('th', { scope: 'col' }, names[place]);
  const totalOf = (place: ScopeCode) => () =>
    element('td', {}, codeOf(place), element('span', {}, counts[place]));
  const yearHead = drawnOnce('year', () => element('th', { scope: 'col' }, String(year)));
  const countHead = drawnOnce('count', () => element('th', { scope: 'row' }, t('all.count')));
  mineTable.className = `my-table of-${Math.min(places.length, 4)}`;
  arrange(head, [yearHead, ...places.map((place) => drawnOnce(`head ${place}`, headOf(place)))]);
  arrange(
    body,
    shown.map((row) => rowOf(row, places)),
  );
  arrange(foot, [countHead, ...places.map((place) => drawnOnce(`total ${place}`, totalOf(place)))]);
}

/** “Possible day off for Christmas Day or Boxing Day”; nothing for a holiday. */
function mayBeOff(owed: PlacesRow['owed']): readonly string[] {
  const names = owed.map(({ name }) => name);
  return names.length > 0 ? [mayBeOffFor(names, t)] : [];
}

/** “ON: another paid day by March 25, 2028” */
function givenLine({ what, places }: PlacesRow['given'][number]): HTMLElement {
  const shown = places.map((place) => codes[place]).join(', ');
  return element('small', {}, t('lieu.given', { places: shown, what }));
}

function rowOf(dated: PlacesRow, places: readonly ScopeCode[]): HTMLElement {
  const { date, holidays, owed, given, standings, isAll } = dated;
  const row = drawnOnce(date, () => element('tr'));
  row.classList.toggle('all', isAll);
  const head = drawnOnce(JSON.stringify([date, holidays, owed, given]), () => headOf(dated));
  const cells = places.map((place, index) =>
    drawnOnce(`${date} ${place}`, () => cellOf(place, standings[index])),
  );
  arrange(row, [head, ...cells]);
  return row;
}

function headOf({ date, holidays, owed, given }: PlacesRow): HTMLElement {
  const links = holidays.map(({ id, name }) => {
    const path = data.paths[id];
    return path ? element('a', { href: path }, name) : name;
  });
  const names = [...links, ...mayBeOff(owed)].flatMap((name, index) => (index === 0 ? [name] : [', ', name]));
  return element(
    'th',
    { scope: 'row' },
    element(
      'div',
      { class: 'dated' },
      element('a', { class: 'date', href: data.datePaths[date] ?? '' }, shortDate(dayOf(date), locale)),
      element('span', { class: 'names' }, ...names, ...given.map(givenLine)),
    ),
  );
}

function cellOf(place: ScopeCode, standing: DateStanding | undefined): HTMLElement {
  return element(
    'td',
    standing ? {} : { class: 'none' },
    element('i', {
      class: `tile-key swatch ${standing === 'owed' ? standing : shadeOf(standing ?? 'ordinary')}`,
      'aria-hidden': 'true',
    }),
    codeOf(place),
    element('span', {}, words(standing)),
  );
}

/** On a phone the code replaces the column's heading. */
const codeOf = (place: ScopeCode): HTMLElement =>
  element('b', { class: 'code', 'aria-hidden': 'true' }, codes[place]);

/** The table as a file for a spreadsheet, made when a reader asks for it. */
function makeSheet({ places, rows: shown }: PlacesTable): void {
  const header = [t('all.date'), t('all.weekday'), t('all.holiday'), ...places.map((place) => names[place])];
  const lines = shown.map(({ date, holidays, owed, standings }) => [
    date,
    weekdayName(weekdayOf(dayOf(date)), locale),
    [...holidays.map(({ name }) => name), ...mayBeOff(owed)].join(', '),
    ...standings.map((one) => (one ? words(one) : '')),
  ]);
  const text = toCsv(header, lines, FORMAT[locale]);
  const link = byId<HTMLAnchorElement>('sheet');
  const which = places.length === SCOPE_CODES.length ? 'canada' : places.join('-');
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = `${which}-${year}.csv`;
}

/** On a phone there is room for four of fourteen columns. */
const isPhone = matchMedia('(max-width: 40rem)');

/** Tints the column of the reader's place; on a phone it is the first. */
function showOwn(): void {
  const { code } = ownPlace();
  const order = isPhone.matches ? [code, ...ALL] : ALL;
  const placeOf = (cell: HTMLElement): number => order.indexOf(cell.dataset['place'] as ScopeCode);
  for (const row of document.querySelectorAll('#table tr')) {
    const cells = [...row.querySelectorAll<HTMLElement>('[data-place]')];
    for (const cell of cells) cell.classList.toggle('mine', cell.dataset['place'] === code);
    const sorted = cells.toSorted((a, b) => placeOf(a) - placeOf(b));
    if (sorted.some((cell, index) => cell !== cells[index])) row.append(...sorted);
  }
}

for (const type of ['click', 'contextmenu'])
  byId('sheet').addEventListener(type, () =>
    makeSheet(placesTable(data, myPlaces().length > 0 ? myPlaces() : ALL)),
  );
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', change);
byId('whole').addEventListener('click', () => {
  for (const box of boxes) box.checked = false;
  change();
});
/** On a phone the key opens at a tap. */
const foldKey = (): void => {
  byId<HTMLDetailsElement>('whole-key').open = !isPhone.matches;
};
foldKey();
isPhone.addEventListener('change', foldKey);
readAddress();
onPlace(() => {
  showOwn();
  show();
  showBelow();
});
isPhone.addEventListener('change', showOwn);
document.documentElement.dataset['ready'] = '';
