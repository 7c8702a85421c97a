import type { Locale } from '../../core/language/locale.ts';
import en from './en.json' with { type: 'json' };
import { fill, type TextValues } from './fill.ts';
import fr from './fr.json' with { type: 'json' };

export type TextKey = keyof typeof en;

const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = { en, fr };

/** Returns a text with its `{placeholders}` filled. */
export type Translate = (key: TextKey, values?: TextValues) => string;

export function translateTo(locale: Locale): Translate {
  return (key, values = {}) => fill(texts[locale][key], values, locale);
}

/** The texts that a page’s script needs, as data for the page: those whose keys begin so, in this order. */
export function textsFor(locale: Locale, ...prefixes: readonly string[]): Record<string, string> {
  const all = Object.entries(texts[locale]);
  return Object.fromEntries(prefixes.flatMap((prefix) => all.filter(([key]) => key.startsWith(prefix))));
}
