import { render } from 'preact';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { readDay } from '../../core/calendar/day.ts';
import { pickLocale } from '../common/counterparts.ts';
import { inLanguage } from '../common/in-language.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { answer } from './answer.ts';
import { lexiconIn, withoutFillers } from './lexicon.ts';
import { AlsoFound, PageLinks, SearchCard } from './search-card.tsx';

/** Wait until somebody stops typing. */
const PAUSE_MS = 150;

const locale = pickLocale(document.documentElement.lang);
const started = new WeakSet<HTMLElement>();

/** The texts of answers, loaded when somebody searches. */
const textsIn = inLanguage(
  { en: () => import('statdays:search-texts-en'), fr: () => import('statdays:search-texts-fr') },
  (texts) => laidTexts(texts, locale),
);

/** Answers what somebody types into a box. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector('input');
  if (!input || started.has(box)) return;
  started.add(box);
  let timer = 0;
  const later = (pause: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(box, input), pause);
  };
  input.addEventListener('input', () => later(PAUSE_MS));
  // The field is emptied after the event.
  input.form?.addEventListener('reset', () => later(0));
  // Nothing moves when the answer comes.
  part(box, 'examples').hidden = input.value !== '';
  // An empty box is painted first. The words are read while somebody types the first ones.
  if (input.value) void show(box, input);
  else setTimeout(() => void lexiconIn(locale), PAUSE_MS);
}

async function show(box: HTMLElement, input: HTMLInputElement): Promise<void> {
  const text = input.value.trim();
  const [t, lexicon] = await Promise.all([textsIn(locale), lexiconIn(locale)]);
  const asker = {
    locale,
    t,
    today: readDay(readersDate()),
    home: ownPlace().code,
    almanac: bundledAlmanac(),
  };
  const found = await answer(text, asker);
  // By now the reader may have typed another question.
  if (input.value.trim() !== text) return;
  // Few readers look for pages, so the search of pages loads on demand.
  const find = async () =>
    (await import('./found-pages.client.tsx')).findPages(withoutFillers(text, lexicon));
  const also = { title: t('search.also'), none: t('search.alsoNone'), find };
  part(box, 'examples').hidden = found !== undefined && !found.isUnknown;
  render(found && <SearchCard {...found} />, part(box, 'answer'));
  render(found && <PageLinks links={found.links} />, part(box, 'links'));
  render(found && <AlsoFound key={text} {...also} />, part(box, 'found'));
  box.dispatchEvent(new CustomEvent('asked', { detail: text }));
  box.dataset['shown'] = text;
}

function part(box: HTMLElement, name: 'examples' | 'answer' | 'links' | 'found'): HTMLElement {
  const found = box.querySelector<HTMLElement>(`[data-${name}]`);
  if (!found) throw new Error(`The search box has no "data-${name}"`);
  return found;
}
