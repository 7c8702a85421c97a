import type { Locale } from '../../../src/language/locale.ts';
import { TEXTS } from '../../docs/texts.ts';
import { composedTexts } from './composed-texts.ts';
import { filledTexts, type Rendered } from './filled-texts.ts';

/** Texts in a language, drawn with a seed: first those that code assembles, then the written ones. */
export async function drawTexts(
  locale: Locale,
  seed: number,
  count: number,
  assembled: number,
): Promise<readonly Rendered[]> {
  const random = randomFrom(seed);
  const composed = byTemplate(
    [...(await composedTexts(locale)), ...filledTexts(locale)].filter(({ text }) => isSentence(text)),
  );
  return [...pick(composed, assembled, random), ...pick(writtenTexts(locale), count - assembled, random)];
}

/** One group for texts that differ only in numbers, dates and origin: a template counts once, however often it is used. */
function byTemplate(texts: readonly Rendered[]): readonly (readonly Rendered[])[] {
  return [
    ...Map.groupBy(texts, ({ origin, text }) => `${kindOf(origin)} ${text.replace(/[\d:]+/g, '#')}`).values(),
  ];
}

/** `search`, `page`, `docs`; the texts of the site with placeholders are one kind. */
const kindOf = (origin: string): string =>
  / \{/.test(origin) ? 'filled' : (/^(?:the )?\w+/.exec(origin)?.[0] ?? origin);

/** Sentences and lines of the pages, the documentation, the data, the errors and the contract. */
function writtenTexts(locale: Locale): readonly (readonly Rendered[])[] {
  // The functions that compose calendar files are among the assembled texts.
  const { 'calendar files': _, ...written } = TEXTS[locale];
  const all = Object.entries(written).flatMap(([origin, texts]) =>
    texts
      .flatMap((text) => text.split(/\n+/))
      .flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]))
      .map((text) => ({ origin, text: text.trim() }))
      .filter(({ text }) => isSentence(text)),
  );
  return [...Map.groupBy(all, ({ text }) => text).values()];
}

/** Not a placeholder to fill, code, a component or one word. */
const isSentence = (text: string): boolean =>
  !/[{}]|<wbr|^#+ (?:GET|POST) |^(?:<|```|import |export |[ ,;:.])|^[-: |]*$/.test(text) &&
  text.trim().split(/\s+/).length > 2;

/** Draws groups without putting any back, kinds of origins in turn, then one text of each. */
function pick(
  groups: readonly (readonly Rendered[])[],
  count: number,
  random: () => number,
): readonly Rendered[] {
  const kinds = [...Map.groupBy(groups, ([first]) => kindOf(first?.origin ?? '')).values()].map((own) =>
    shuffled(own, random),
  );
  const order: (readonly Rendered[])[] = [];
  while (order.length < count && kinds.some((own) => own.length > 0)) {
    const own = kinds[Math.floor(random() * kinds.length)];
    const group = own?.pop();
    if (group) order.push(group);
  }
  return order.map((group) => group[Math.floor(random() * group.length)] as Rendered);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
