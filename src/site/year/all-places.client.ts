import { dayOf, weekdayOf } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { weekdayName } from '../../core/language/dates.ts';
import type { Bilingual, Locale } from '../../core/language/locale.ts';
import { type CsvFormat, toCsv } from '../../service/documents/downloads/csv.ts';
import { mayBeOffFor } from '../day/day-sentence.ts';
import { calendarOfPlaces } from '../feeds/subscriptions.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';
import type { NamedHoliday } from './places-table.ts';

/** Spreadsheets need the byte order mark to read UTF-8; in French Canada they expect semicolons. */
const FORMAT: Bilingual<CsvFormat> = {
  en: { delimiter: ',', bom: true },
  fr: { delimiter: ';', bom: true },
};

const { locale, year, texts } = pageData<{
  readonly locale: Locale;
  readonly year: number;
  readonly texts: Readonly<Record<string, string>>;
}>();
const t = laidTexts(texts, locale);
const form = byId<HTMLFormElement>('choice');
const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="places"]')];
/** From west to east. */
const ALL = boxes.map((box) => box.value as ScopeCode);
const title = byId('title');
const wholeTitle = title.textContent;
/** The printed address of the year, without places. */
const address = byId('page-address').textContent.trim();
const table = byId('table');
const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')];
/** On a phone there is room for four of fourteen columns. */
const isPhone = matchMedia('(max-width: 40rem)');

const textOf = (part: Element | null | undefined): string => part?.textContent?.trim() ?? '';
const nameOf = (place: ScopeCode): string =>
  textOf(boxes.find(({ value }) => value === place)?.closest('label'));
const countOf = (place: ScopeCode): string => textOf(table.querySelector(`tfoot [data-place="${place}"]`));
const cellsOf = (row: Element): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('[data-place]:not([hidden])'),
];

/** The ticked places; empty for all of Canada. */
const myPlaces = (): readonly ScopeCode[] =>
  boxes.filter(({ checked }) => checked).map(({ value }) => value as ScopeCode);

/** Ticks the places in the address and ignores anything unknown. */
function readAddress(): void {
  const { searchParams } = new URL(location.href);
  const places = new Set((searchParams.get('places') ?? '').toLowerCase().split(','));
  for (const box of boxes) box.checked = places.has(box.value);
}

/** Keeps the choice in the address, on paper too, and in the links to other years. */
function writeAddress(places: readonly ScopeCode[]): void {
  const query = places.length === 0 ? '' : `?places=${places.join(',')}`;
  byId('page-address').textContent = address + query;
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-year]')) link.search = query;
}

function show(): void {
  const mine = myPlaces();
  const isWhole = mine.length === 0;
  writeAddress(mine);
  showColumns(isWhole ? ALL : mine);
  table.classList.toggle('some', !isWhole);
  byId('key').hidden = !isWhole;
  byId('whole').hidden = isWhole;
  byId('chosen').textContent = isWhole ? t('all.choose') : mine.map(nameOf).join(', ');
  if (isWhole) title.textContent = wholeTitle;
  else title.replaceChildren(...answerOf(mine));
  byId('note').textContent = noteOf(mine);
  const calendar = byId<HTMLAnchorElement>('one-calendar');
  calendar.hidden = mine.length < 2;
  calendar.href = calendarOfPlaces(mine, year, locale);
}

/** Leaves the columns of some places, the dates with a mark in one of them, and the names that they use. */
function showColumns(places: readonly ScopeCode[]): void {
  const isShown = (place: string | undefined): boolean => places.includes(place as ScopeCode);
  for (const cell of table.querySelectorAll<HTMLElement>('[data-place]'))
    cell.hidden = !isShown(cell.dataset['place']);
  for (const name of table.querySelectorAll<HTMLElement>('.name'))
    name.hidden = !name.dataset['places']?.split(' ').some(isShown);
  for (const name of table.querySelectorAll<HTMLElement>('[data-owed]')) {
    const owed = JSON.parse(name.dataset['owed'] ?? '') as readonly NamedHoliday[];
    const names = owed.filter((holiday) => holiday.places.some(isShown)).map((holiday) => holiday.name);
    name.textContent = mayBeOffFor(names, t);
  }
  for (const row of rows) {
    const standings = cellsOf(row).map(({ dataset }) => dataset['standing'] ?? '');
    row.hidden = !standings.some(Boolean);
    row.classList.toggle(
      'all',
      standings.every((standing) => ['paid', 'special', 'legal'].includes(standing)),
    );
  }
}

/** “In 2027 all three are off on 6 days.” */
function answerOf(places: readonly ScopeCode[]): (Node | string)[] {
  const [only = 'ca', second] = places;
  const n = t('all.numbers').split(',')[places.length - 2] ?? '';
  const end = document.createElement('em');
  end.textContent = second
    ? t('all.onDays', { days: rows.filter(({ classList }) => classList.contains('all')).length })
    : t('all.daysByLaw', { days: countOf(only) });
  return [`${second ? t('all.together', { n, year }) : t('all.one', { place: nameOf(only), year })} `, end];
}

/** What the answer leaves out; for all of Canada, what applies in the reader's place. */
function noteOf(places: readonly ScopeCode[]): string {
  if (places.length === 0) {
    const { code } = ownPlace();
    return t('all.own', { days: countOf(code), place: t(`in.${code}`) });
  }
  if (places.length === 1) return '';
  const friday = table.querySelector('[data-holiday="good-friday"]')?.closest('tr');
  const cells = friday ? cellsOf(friday) : [];
  const isOffElsewhere = cells.every(({ dataset }) => ['paid', 'choice'].includes(dataset['standing'] ?? ''));
  const chooser = cells.find(({ dataset }) => dataset['standing'] === 'choice')?.dataset['place'];
  return isOffElsewhere && chooser ? t('all.easter', { place: t(`in.${chooser as ScopeCode}`) }) : '';
}

/** The table as it is shown, as a file for a spreadsheet, made when a reader asks for it. */
function makeSheet(): void {
  const mine = myPlaces();
  const places = mine.length > 0 ? mine : ALL;
  const header = [t('all.date'), t('all.weekday'), t('all.holiday'), ...places.map(nameOf)];
  const lines = rows
    .filter(({ hidden }) => !hidden)
    .map((row) => {
      const date = row.dataset['date'] ?? '';
      const names = [...row.querySelectorAll('.name:not([hidden])')].map(textOf);
      const words = places.map((place) =>
        textOf(row.querySelector(`[data-place="${place}"][data-standing] .word`)),
      );
      return [date, weekdayName(weekdayOf(dayOf(date)), locale), names.join(', '), ...words];
    });
  const link = byId<HTMLAnchorElement>('sheet');
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(
    new Blob([toCsv(header, lines, FORMAT[locale])], { type: 'text/csv;charset=utf-8' }),
  );
  link.download = `${places === ALL ? 'canada' : places.join('-')}-${year}.csv`;
}

/** Tints the column of the reader's place; on a phone it is the first. */
function showOwn(): void {
  const { code } = ownPlace();
  const order = isPhone.matches ? [code, ...ALL] : ALL;
  const placeOf = (cell: HTMLElement): number => order.indexOf(cell.dataset['place'] as ScopeCode);
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll<HTMLElement>('[data-place]')];
    for (const cell of cells) cell.classList.toggle('mine', cell.dataset['place'] === code);
    const sorted = cells.toSorted((a, b) => placeOf(a) - placeOf(b));
    if (sorted.some((cell, index) => cell !== cells[index])) row.append(...sorted);
  }
}

/** On a phone the key opens at a tap. */
const foldKey = (): void => {
  byId<HTMLDetailsElement>('key').open = !isPhone.matches;
};

for (const type of ['click', 'contextmenu']) byId('sheet').addEventListener(type, makeSheet);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', show);
byId('whole').addEventListener('click', () => {
  for (const box of boxes) box.checked = false;
  show();
});
foldKey();
isPhone.addEventListener('change', foldKey);
isPhone.addEventListener('change', showOwn);
readAddress();
onPlace(() => {
  showOwn();
  show();
});
document.documentElement.dataset['ready'] = '';
