import { render } from 'preact';
import { READERS } from '../../core/questions/readers.ts';
import { onTurn } from '../day/date-turn.client.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { namePlace, onPlace, ownPlace } from '../place/own-place.client.ts';
import type { AnyDate } from './any-date.ts';
import { DateArticle } from './date-article.tsx';
import type { DateData, Turn } from './date-data.ts';
import type { DateView } from './date-view.ts';

const { locale, texts, site, labels, pages, own } = pageData<DateData>();
const t = laidTexts(texts, locale);
const root = byId('date-root');
const { searchParams } = new URL(location.href);
/** The page's own date, else that of the address, else today. */
const text = own?.value ?? searchParams.get('date') ?? readersDate();
const { title } = document;

/** Kept, because even a module that is loaded already takes a frame to import. */
let loaded: AnyDate | undefined;

async function answers(): Promise<AnyDate> {
  loaded ??= await (await import('./any-date.ts')).anyDate(locale, t);
  return loaded;
}

/** Says what a date is to a reader in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: OwnPlace): Promise<void> {
  if (own) return draw(place, own, own.views[place.code]);
  const date = READERS.date.read(text);
  if (date === undefined) return draw(place, { value: text, problem: t('date.wrong', { value: text }) });
  try {
    const all = await answers();
    if (ownPlace().code !== place.code) return;
    const view = all.view(date, place.code);
    draw(place, all.turn(date), view);
    document.title = `${view.date} | ${title}`;
  } catch (error) {
    console.error(error);
    draw(place, { value: text, problem: t('live.failed') });
  }
}

/** Without a view there is only the box to ask for another date, and what was wrong. */
function draw(place: OwnPlace, turn: Turn & { readonly problem?: string }, view?: DateView): void {
  render(<DateArticle {...{ locale, t, site, place, turn, view, labels, pages }} />, root);
  lightUp(root.querySelectorAll('.tile.law'));
  carryTo({
    businessDays: { date: turn.value, province: place.code },
    deadline: { date: turn.value },
  });
}

async function turnTo(chosen: string): Promise<void> {
  const date = READERS.date.read(chosen);
  location.assign(date === undefined ? `?date=${chosen}` : (await answers()).pathOf(date));
}

onTurn((chosen) => void turnTo(chosen));
const named = searchParams.get('place');
if (named) namePlace(named.toLowerCase());
onPlace((place) => {
  void show(place).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
