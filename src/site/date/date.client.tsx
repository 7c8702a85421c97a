import { render } from 'preact';
import { formatDate } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { READERS } from '../../core/questions/readers.ts';
import { holidayPath } from '../common/routes.ts';
import { pathOfDate } from '../day/date-pages.ts';
import { dateBox, onTurn, showTurns } from '../day/date-turn.client.ts';
import { OfficeList, type OfficePages } from '../day/office-list.tsx';
import { carryTo } from '../day/question-tabs.client.ts';
import { markPlace, showAnswers } from '../day/tile-map.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { fillList, fillSlots } from '../frame/slots.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { namePlace, onPlace, ownPlace } from '../place/own-place.client.ts';
import { type DateSources, type DateView, dateView } from './date-view.ts';

interface DateData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: OfficePages;
}

const { locale, texts, pages } = pageData<DateData>();
const t = laidTexts(texts, locale);
const article = byId('of-date');
const { searchParams } = new URL(location.href);
/** The page's own date, else that of the address, else today. */
const text = article.dataset['date'] ?? searchParams.get('date') ?? readersDate();
const title = document.title;

/** Kept, because even a module that is loaded already takes a frame to import. */
let loaded: DateSources | undefined;

async function sources(): Promise<DateSources> {
  loaded ??= await (await import('./date-sources.ts')).dateSources();
  return loaded;
}

/** Says what a date is to a reader in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: ScopeCode): Promise<void> {
  const date = READERS.date.read(text);
  dateBox.value = text;
  if (date === undefined) {
    tell(t('date.wrong', { value: text }));
    return;
  }
  // The place line names the reader's place at once: the answer for another one stays hidden but keeps its space.
  byId('answer').ariaBusy = 'true';
  try {
    const all = await sources();
    if (ownPlace().code !== place) return;
    showView(dateView(all, date, place, locale, t), place);
    showTurns(date, (day) => pathOfDate(all.almanac, all.lists, locale, day));
    carryTo({
      businessDays: { date: formatDate(date), province: place },
      deadline: { date: formatDate(date) },
    });
  } catch (error) {
    console.error(error);
    tell(t('live.failed'));
  }
}

/** Says what is wrong below the box, which stays to ask for another date. */
function tell(problem: string): void {
  byId('problem').textContent = problem;
  dateBox.setAttribute('aria-invalid', 'true');
  for (const part of article.children) (part as HTMLElement).hidden = !part.contains(dateBox);
  for (const id of ['before', 'after']) byId(id).hidden = true;
  fillSlots(article, { date: t('date.title'), names: '' });
  fillList(article, 'facts', []);
}

function showView(view: DateView, place: ScopeCode): void {
  const { date, names, answer, rest, run, next } = view;
  fillSlots(article, { date, names, answer, rest, run, next });
  byId('answer').ariaBusy = 'false';
  byId('answer').dataset['off'] = `${view.isOff}`;
  fillList(
    article,
    'facts',
    view.facts.map((fact) => ({ slots: { fact } })),
  );
  fillList(
    article,
    'history',
    view.history.map((sentence) => ({ slots: { sentence } })),
  );
  fillList(
    article,
    'owed',
    view.owed.map(({ sentence, section }) => ({ slots: { sentence, section } })),
  );
  showAnswers(view.answers);
  markPlace(place);
  lightUp(document.querySelectorAll('.tile.law'));
  fillList(
    article,
    'squares',
    view.squares.map(({ mark, spoken, above, number }) => ({
      mark,
      slots: { spoken, above, number },
    })),
  );
  render(<OfficeList rows={view.offices} pages={pages} />, byId('offices'));
  fillList(
    article,
    'acts',
    view.acts.map(({ name, path }) => ({ path, slots: { name } })),
  );
  fillList(
    article,
    'holidays',
    view.holidays.map(({ id, name }) => ({
      path: holidayPath(locale, id),
      slots: { name: t('date.whyMore', { name }) },
    })),
  );
  hide('who', !view.hasMap);
  hide('around', !view.hasDaysAround);
  hide('open', view.offices.length === 0);
  hide('why', view.holidays.length === 0);
  if (!article.dataset['date']) document.title = `${date} | ${title}`;
}

/** A page of its own has the one of two sections that it needs. */
function hide(id: string, isHidden: boolean): void {
  const section = document.getElementById(id);
  if (section) section.hidden = isHidden;
}

async function turnTo(chosen: string): Promise<void> {
  const date = READERS.date.read(chosen);
  const { almanac, lists } = await sources();
  location.assign(date === undefined ? `?date=${chosen}` : pathOfDate(almanac, lists, locale, date));
}

onTurn((chosen) => void turnTo(chosen));
const place = searchParams.get('place');
if (place) namePlace(place.toLowerCase());
onPlace(({ code }) => {
  void show(code).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
