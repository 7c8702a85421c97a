import '../frame/share.client.ts';
import { render } from 'preact';
import { onTurn, parseKnownDay } from '../day/date-turn.client.ts';
import { carryTo } from '../day/question-tabs.client.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { namePlace, onPlace, ownPlace } from '../place/own-place.client.ts';
import { DateArticle } from './date-article.tsx';
import type { DateData } from './date-data.ts';
import type { DateView } from './date-view.ts';

const { locale, texts, site, labels, pages, own } = pageData<DateData>();
const t = laidTexts(texts, locale);
const root = byId('date-root');
const { searchParams } = new URL(location.href);
/** The page's own date, else that of the address, else today. */
const text = own?.value ?? searchParams.get('date') ?? readersDate();
const { title } = document;

/** Kept, because even a module that is loaded already takes a frame to import. */
let loaded: Promise<typeof import('./any-date.ts')> | undefined;

function anyDate(): NonNullable<typeof loaded> {
  loaded ??= import('./any-date.ts');
  return loaded;
}

/** Says what a date is to a reader in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: OwnPlace): Promise<void> {
  if (own) return draw(place, own, own.views[place.code]);
  const date = parseKnownDay(text);
  if (date === undefined) return draw(place, { value: text, problem: t('date.wrong', { value: text }) });
  try {
    const { viewDate, turnFrom } = await anyDate();
    const view = await viewDate(date, place.code, locale, t);
    if (ownPlace().code !== place.code) return;
    draw(place, turnFrom(locale, date), view);
    document.title = `${view.date} | ${title}`;
  } catch (error) {
    console.error(error);
    draw(place, { value: text, problem: t('live.failed') });
  }
}

/** Without a view there is only the box to ask for another date, and what was wrong. */
function draw(place: OwnPlace, turn: Parameters<typeof DateArticle>[0]['turn'], view?: DateView): void {
  render(<DateArticle {...{ locale, t, site, place, turn, view, labels, pages }} />, root);
  lightUp(root.querySelectorAll('.tile.law'));
  carryTo({
    businessDays: { date: turn.value, province: place.code },
    deadline: { date: turn.value },
  });
}

async function turn(chosen: string): Promise<void> {
  const date = parseKnownDay(chosen);
  location.assign(date === undefined ? `?date=${chosen}` : (await anyDate()).findPage(locale, date));
}

onTurn((chosen) => void turn(chosen));
const named = searchParams.get('place');
if (named) namePlace(named.toLowerCase());
onPlace((place) => {
  void show(place).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
