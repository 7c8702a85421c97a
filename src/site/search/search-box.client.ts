import { bundledDates } from '../../core/bundled/dates.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { dayOf } from '../../core/calendar/day.ts';
import type { Locale } from '../../core/language/locale.ts';
import { localeOf } from '../common/counterparts.ts';
import { element } from '../frame/element.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { Translate } from '../i18n/texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { answer } from './answer.ts';
import type { Answer } from './asking.ts';
import type { FoundPage } from './found-pages.client.ts';
import { createLexicon, type Lexicon, loadWords, withoutFillers } from './lexicon.ts';
import { cardElement, lists } from './search-card.client.ts';

/** Wait until somebody stops typing. */
const PAUSE_MS = 150;

const locale = localeOf(document.documentElement.lang);
const started = new WeakSet<HTMLElement>();
const lexicons = new Map<Locale, Promise<Lexicon>>();
let texts: Promise<Translate> | undefined;

/** Loads the texts of the page’s language when somebody searches. */
async function loadTexts(): Promise<Translate> {
  const { default: all } = await (locale === 'fr'
    ? import('statdays:search-texts-fr')
    : import('statdays:search-texts-en'));
  return laidTexts(all, locale);
}

/** The words of a language, loaded once. */
function lexiconIn(of: Locale): Promise<Lexicon> {
  const loaded =
    lexicons.get(of) ??
    loadWords(of).then((words) =>
      createLexicon(words, bundledAlmanac().law.holidays, bundledDates().aliases),
    );
  lexicons.set(of, loaded);
  return loaded;
}

/** Answers what somebody types into a box. */
export function startSearch(box: HTMLElement): void {
  if (started.has(box)) return;
  started.add(box);
  const input = box.querySelector('input');
  if (!input) return;
  // Nothing moves when the answer comes.
  part(box, 'examples').hidden = input.value !== '';
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void show(box, input), PAUSE_MS);
  });
  // The field is emptied after the event.
  input.form?.addEventListener('reset', () => setTimeout(() => void show(box, input)));
  void show(box, input);
}

async function show(box: HTMLElement, input: HTMLInputElement): Promise<void> {
  const text = input.value.trim();
  texts ??= loadTexts();
  const [t, lexicon] = await Promise.all([texts, lexiconIn(locale)]);
  // By now the reader may have typed another question.
  const isOld = (): boolean => input.value.trim() !== text;
  if (isOld()) return;
  const today = dayOf(readersDate());
  const asker = { locale, t, today, home: ownPlace().code, almanac: bundledAlmanac() };
  const card = await answer(text, asker, lexiconIn);
  if (isOld()) return;
  // If no row answers, wait for the pages, so that nothing moves afterwards. None mentions a date that does not exist.
  const pages = card?.isUnknown === 'words' ? await pagesFor(text, lexicon, true) : [];
  if (isOld()) return;
  const pagesOnly = { line: t('search.pagesOnly', { text }), links: [] };
  showCard(box, pages.length > 0 ? pagesOnly : card);
  const found = part(box, 'found');
  if (card && !card.isUnknown) found.replaceChildren(folded(text, lexicon, t));
  else found.replaceChildren(...lists(pages));
  box.dispatchEvent(new CustomEvent('asked', { detail: text }));
  box.dataset['shown'] = text;
}

function part(box: HTMLElement, name: 'examples' | 'answer' | 'links' | 'found'): HTMLElement {
  const found = box.querySelector<HTMLElement>(`[data-${name}]`);
  if (!found) throw new Error(`The search box has no "data-${name}"`);
  return found;
}

function showCard(box: HTMLElement, card: Answer | undefined): void {
  part(box, 'examples').hidden = card !== undefined && !card.isUnknown;
  part(box, 'answer').replaceChildren(...(card ? [cardElement(card)] : []));
  part(box, 'links').replaceChildren(...lists(card?.links ?? []));
}

/** Few readers look for pages, so the search of pages loads on demand. */
async function pagesFor(text: string, lexicon: Lexicon, isStrict: boolean): Promise<readonly FoundPage[]> {
  const { findPages } = await import('./found-pages.client.ts');
  return findPages(withoutFillers(text, lexicon), isStrict);
}

/** Pages below an answer. They are searched when somebody unfolds them. */
function folded(text: string, lexicon: Lexicon, t: Translate): HTMLElement {
  const list = element('div');
  const details = element(
    'details',
    { class: 'search-also' },
    element('summary', {}, t('search.also')),
    list,
  );
  details.addEventListener(
    'toggle',
    async () => {
      const [pages = element('p', {}, t('search.alsoNone'))] = lists(await pagesFor(text, lexicon, false));
      list.append(pages);
    },
    { once: true },
  );
  return details;
}
