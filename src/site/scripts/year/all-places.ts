import { parseDate, yearOf } from '../../../calendar/day.ts';
import type { AllPlacesBody } from '../../../contract/schemas/files.ts';
import { allPlacesPath } from '../../../documents/paths.ts';
import { SCOPE_CODES, type ScopeCode } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';
import { laidTexts } from '../../i18n/laid-texts.ts';
import { answerOf, daysIn } from '../../lib/day/day-answer.ts';
import { daySentence } from '../../lib/day/day-sentence.ts';
import { element } from '../element.ts';
import { byId, pageData } from '../page-data.ts';

interface YearData {
  readonly locale: Locale;
  readonly year: number;
  readonly texts: Readonly<Record<string, string>>;
}

const { locale, year, texts } = pageData<YearData>();
const t = laidTexts(texts);
const form = byId<HTMLFormElement>('choice');
const dateBox = byId<HTMLInputElement>('date');
const answer = byId('answer');
const table = byId('table');
const boxes = form.querySelectorAll<HTMLInputElement>('[name="places"]');

/** The places of the reader; none chosen is all. */
function myPlaces(): readonly ScopeCode[] {
  const checked = new Set([...boxes].filter((box) => box.checked).map((box) => box.value));
  return SCOPE_CODES.filter((code) => checked.has(code));
}

/** Fills the form from the address; what it does not know there is left out. */
function readAddress(): void {
  const { searchParams } = new URL(location.href);
  const places = new Set((searchParams.get('places') ?? '').toLowerCase().split(','));
  for (const box of boxes) box.checked = places.has(box.value);
  const date = searchParams.get('date') ?? '';
  const day = parseDate(date);
  dateBox.value = day !== undefined && yearOf(day) === year ? date : '';
}

/** The address that leads back to the choice, and the same places in the years around. */
function writeAddress(): void {
  const query = [
    ...(myPlaces().length > 0 ? [`places=${myPlaces().join(',')}`] : []),
    ...(dateBox.value === '' ? [] : [`date=${dateBox.value}`]),
  ].join('&');
  history.replaceState(null, '', `${location.pathname}${query === '' ? '' : `?${query}`}`);
}

function markPlaces(): void {
  const mine = new Set<string>(myPlaces());
  for (const cell of document.querySelectorAll<HTMLElement>('[data-place]'))
    cell.classList.toggle('mine', mine.has(cell.dataset['place'] ?? ''));
  table.classList.toggle('own', mine.size > 0);
  const places = [...mine].join(',');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-year]'))
    link.search = places === '' ? '' : `places=${places}`;
}

let fetched: Promise<AllPlacesBody> | undefined;

/** The year of all places, from its data file, read once. @throws where it cannot be read */
function allPlaces(): Promise<AllPlacesBody> {
  fetched ??= readAllPlaces();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

async function readAllPlaces(): Promise<AllPlacesBody> {
  const response = await fetch(allPlacesPath(year, 'json'));
  if (!response.ok) throw new Error(`The file of ${year} answered ${response.status}`);
  return (await response.json()) as AllPlacesBody;
}

async function showAnswer(): Promise<void> {
  const date = dateBox.value;
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-date]'))
    row.classList.toggle('chosen', row.dataset['date'] === date);
  const day = parseDate(date);
  if (day === undefined || yearOf(day) !== year) return;
  try {
    const mine = myPlaces();
    const body = await allPlaces();
    const answers = answerOf((place) => daysIn(body, place), date, mine.length > 0 ? mine : SCOPE_CODES);
    const sentence = daySentence(day, answers, locale, t);
    answer.replaceChildren(element('strong', {}, sentence.date), ` ${sentence.answer}`);
  } catch {
    answer.textContent = t('live.failed');
  }
}

function show(): void {
  markPlaces();
  void showAnswer();
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => {
  writeAddress();
  show();
});
for (const link of document.querySelectorAll<HTMLAnchorElement>('a.date')) {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dateBox.value = link.dataset['date'] ?? '';
    writeAddress();
    show();
    answer.scrollIntoView({ block: 'nearest' });
  });
}
readAddress();
show();
