import { render } from 'preact';
import type { Almanac } from '../../core/holidays/almanac.ts';
import { createLists, type Lists } from '../../core/lists/lists.ts';
import { problemInWords } from '../day/problem-words.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import '../frame/copy-address.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import '../frame/share.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onNamedPlace, ownPlace } from '../place/own-place.client.ts';
import { BUSINESS_DAYS_NAMES, type BusinessDaysName, countByQuery } from './business-days-choice.ts';
import { businessDaysView, offeredHolidays } from './business-days-view.ts';
import {
  type AskedBusinessDays,
  type BusinessDaysData,
  BusinessDaysPage,
  type BusinessDaysProps,
} from './business-days-view.tsx';

const { locale, texts, deadlinePath, ...rest } = pageData<BusinessDaysData>();
const t = laidTexts(texts, locale);
const page = byId('page');

/** The question, by the parameters of the service, as the address has it. */
const query = readAddress();

/** Kept, because even a module that is loaded already takes a frame to import. */
let law: Almanac | undefined;

/** Only a count by a list loads the lists. */
async function listsFor(asked: URLSearchParams): Promise<Lists> {
  if (!asked.has('list')) return createLists({ lists: [], days: {} }, {});
  const { bundledListDays } = await import('../../core/bundled/lists.ts');
  return bundledListDays();
}

async function show(): Promise<void> {
  history.replaceState(null, '', `?${query}`);
  const date = query.get('date') ?? '';
  carryTo({ date: { date }, deadline: carried() });
  if (!law) draw({});
  try {
    law ??= (await import('../../core/bundled/law.ts')).bundledAlmanac();
    const almanac = law;
    const lists = await listsFor(query);
    const { answers, problems } = countByQuery(query, almanac, lists);
    if (problems.some(({ code }) => code === 'counts-time-limits')) {
      location.replace(pathOfDeadline(query.get('list') ?? ''));
      return;
    }
    const [answer] = answers;
    const other = query.has('list')
      ? undefined
      : countByQuery(withOtherDays(query), almanac, lists).answers[0];
    draw({
      view: answer && problems.length === 0 ? businessDaysView(answer, other, locale, t) : undefined,
      holidays: answer ? offeredHolidays(answer, almanac, lists, locale) : [],
      wrong: problems.map(({ parameter }) => parameter),
      problems: problems.map((problem) => problemInWords(problem, findLabel(problem.parameter), locale, t)),
    });
    lightUp(page.querySelectorAll('#squares > li'));
  } catch (error) {
    console.error(error);
    draw({ problems: [t('live.failed')] });
  }
  document.documentElement.dataset['ready'] = '';
}

function draw(answer: Partial<BusinessDaysProps>): void {
  const question: AskedBusinessDays = Object.fromEntries(query);
  render(<BusinessDaysPage {...rest} t={t} question={question} place={ownPlace()} {...answer} />, page);
}

/** The same question, with the days that most employers give for holidays on a weekend, or without them if it has them. */
function withOtherDays(asked: URLSearchParams): URLSearchParams {
  const other = new URLSearchParams(asked);
  if (asked.get('substitute') === 'next') other.delete('substitute');
  else other.set('substitute', 'next');
  return other;
}

/** The accessible name of a field; holidays have theirs in common. */
const findLabel = (name = ''): string =>
  page.querySelector(`label[for="${name}"]`)?.textContent ?? t('business.holidays');

/** The parameters of the address: as in the service, empty ones count as left out, and a date left out is today. */
function readAddress(): URLSearchParams {
  const { searchParams } = new URL(location.href);
  for (const name of BUSINESS_DAYS_NAMES) searchParams.delete(name, '');
  if (!searchParams.has('date')) searchParams.set('date', readersDate());
  if (!searchParams.has('add') && !searchParams.has('to')) searchParams.set('add', '10');
  return searchParams;
}

function write(name: BusinessDaysName, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}

/** The same date and number, for the page of deadlines. */
function carried(): Readonly<Record<string, string>> {
  const days = (query.get('add') ?? '').replace(/^-/, '');
  return { date: query.get('date') ?? '', ...(Number(days) > 0 && { days }) };
}

const pathOfDeadline = (list: string): string =>
  `${deadlinePath}?${new URLSearchParams({ list, ...carried() })}`;

/** A tick names a holiday in the question, or takes it out again. */
function tick({ value, checked, dataset }: HTMLInputElement): void {
  const name = dataset['changes'] === 'without' ? 'without' : 'with';
  const ids = new Set((query.get(name) ?? '').split(',').filter((one) => one !== ''));
  if (checked === (name === 'with')) ids.add(value);
  else ids.delete(value);
  write(name, [...ids].join(','));
}

/** Days off are those of a place or of a list, which has a weekend and holidays of its own; a court's are on another page. */
function chooseList(list: string): void {
  if (rest.courts.some(({ id }) => id === list)) {
    location.assign(pathOfDeadline(list));
    return;
  }
  for (const name of ['weekend', 'with', 'without', 'substitute'] as const) query.delete(name);
  write('list', list);
  if (list !== '') query.delete('province');
  else query.set('province', ownPlace().code);
}

/** Takes over what the reader changed; a field whose text is no value at all is wrong, not empty. */
function readField(field: HTMLInputElement | HTMLSelectElement): void {
  const { id, value } = field;
  if (id === 'add' || id === 'direction') {
    const isBefore = page.querySelector<HTMLSelectElement>('#direction')?.value === 'before';
    const days = page.querySelector<HTMLInputElement>('#add')?.value;
    query.set('add', `${isBefore ? '-' : ''}${days || '?'}`);
  } else if (id === 'date' || id === 'to') query.set(id, value);
  else if (id === 'weekend') write('weekend', value);
  else if (id === 'list') chooseList(value);
  else if (id === 'substitute') write('substitute', (field as HTMLInputElement).checked ? 'next' : '');
  else if (field.closest('#holidays')) tick(field as HTMLInputElement);
}

/** Counts between two dates, or adds to one. */
function changeMode(mode: string | undefined): void {
  if (mode === 'to') {
    query.delete('add');
    query.set('to', query.get('to') ?? query.get('date') ?? '');
  } else {
    query.delete('to');
    query.set('add', query.get('add') ?? '10');
  }
}

page.addEventListener('input', ({ target }) => {
  readField(target as HTMLInputElement | HTMLSelectElement);
  void show();
});
page.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('#other, [data-turn]');
  if (!button) return;
  if (button.id === 'other') write('substitute', withOtherDays(query).get('substitute') ?? '');
  else changeMode(button.dataset['turn']);
  void show();
});
page.addEventListener('submit', (event) => event.preventDefault());
onNamedPlace(query, ({ code, isFirst, isUnknown }) => {
  if (!isFirst) for (const name of ['list', 'with', 'without', 'weekend'] as const) query.delete(name);
  if (!query.has('list') && !isUnknown) query.set('province', code);
  void show();
});
