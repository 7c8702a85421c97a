import { embeddedAliases } from 'statdays:aliases';
import { dayOf } from '../../calendar/day.ts';
import { bundledAlmanac, bundledListDays } from '../../holidays/bundled.ts';
import { readersDate } from '../day/readers-date.client.ts';
import { localeOf } from '../docs/docs-locale.ts';
import { element } from '../frame/element.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { Translate } from '../i18n/texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { answerTo } from './answer.ts';
import type { Card } from './card.ts';
import { type FoundPage, findPages } from './found-pages.client.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { cardElement, linkList } from './search-card.client.ts';

/** Nobody reads an answer to half a word. */
const PAUSE_MS = 150;
/** The pages that are shown at once. */
const PAGES = 4;

const locale = localeOf(document.documentElement.lang);
const started = new WeakSet<HTMLElement>();
let texts: Promise<Translate> | undefined;
let lexicon: Lexicon | undefined;

/** Only those of the page's language, and only here: few readers search. */
async function loadTexts(): Promise<Translate> {
  const { default: all } = await (locale === 'fr' ? import('../i18n/fr.json') : import('../i18n/en.json'));
  return laidTexts(all);
}

/** Answers what somebody types into a box, from the law that comes with the script. */
export function startSearch(box: HTMLElement): void {
  if (started.has(box)) return;
  started.add(box);
  const input = box.querySelector('input');
  if (!input) return;
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(box, input), PAUSE_MS);
  });
  // The field is empty after the event.
  input.form?.addEventListener('reset', () => setTimeout(() => void show(box, input)));
  box.addEventListener('click', (event) => {
    const example = event.target instanceof Element ? event.target.closest('[data-example]') : null;
    if (!example) return;
    event.preventDefault();
    input.value = example.textContent ?? '';
    input.focus();
    void show(box, input);
  });
  void show(box, input);
}

async function show(box: HTMLElement, input: HTMLInputElement): Promise<void> {
  const text = input.value.trim();
  texts ??= loadTexts();
  const t = await texts;
  // A later question has its own answer.
  const isOld = (): boolean => input.value.trim() !== text;
  if (isOld()) return;
  const card = answer(text, t);
  showCard(box, card);
  box.dispatchEvent(new CustomEvent('asked', { detail: text }));
  const pages = card ? await findPages(text, locale, card.isUnknown ?? false) : [];
  if (isOld()) return;
  if (card?.isUnknown && pages.length > 0) showCard(box, { ...card, ...onlyPages(text, t) });
  showPages(box, pages, PAGES, t);
  box.dataset['shown'] = text;
}

function answer(text: string, t: Translate): Card | undefined {
  const almanac = bundledAlmanac();
  lexicon ??= createLexicon(almanac.law.holidays, embeddedAliases());
  const asking = {
    locale,
    t,
    today: dayOf(readersDate()),
    place: ownPlace().code,
    almanac,
    lists: bundledListDays(),
  };
  return answerTo(text, asking, lexicon);
}

/** What no answer knows stands in pages after all. */
const onlyPages = (text: string, t: Translate) => ({
  answer: [t('search.pagesOnly', { text })],
  sentence: [],
  examples: [],
  links: [],
});

const part = (box: HTMLElement, name: string): HTMLElement =>
  box.querySelector<HTMLElement>(`[data-${name}]`) ?? box;

function showCard(box: HTMLElement, card: Card | undefined): void {
  part(box, 'answer').replaceChildren(...(card ? [cardElement(card, locale)] : []));
  part(box, 'links').replaceChildren(...(card && card.links.length > 0 ? [linkList(card.links)] : []));
}

function showPages(box: HTMLElement, pages: readonly FoundPage[], number: number, t: Translate): void {
  const found = part(box, 'found');
  if (pages.length === 0) {
    found.replaceChildren();
    return;
  }
  const list = linkList(
    pages.slice(0, number).map(({ href, title, excerpt }) => ({ href, title, content: excerpt() })),
  );
  found.replaceChildren(element('h2', {}, t('search.also')), list);
  if (pages.length <= number) return;
  const more = element('button', { type: 'button', class: 'search-more' }, t('search.more'));
  more.addEventListener('click', () => {
    showPages(box, pages, number + PAGES, t);
    found.querySelectorAll('a')[number]?.focus();
  });
  found.append(more);
}
