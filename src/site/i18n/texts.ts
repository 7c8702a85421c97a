import type { Locale } from '../../language/locale.ts';
import en from './en.json' with { type: 'json' };
import { fill, type Values } from './fill.ts';
import fr from './fr.json' with { type: 'json' };

export type TextKey = keyof typeof en;

const texts: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = { en, fr };

/** Returns a text with its `{placeholders}` filled. */
export type Translate = (key: TextKey, values?: Values) => string;

export function textsOf(locale: Locale): Translate {
  return (key, values = {}) => fill(texts[locale][key], values, locale);
}

/** The texts that a page's script needs, as data for the page. */
export function textsFor(locale: Locale, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts[locale]).filter(([key]) => key.startsWith(prefix)));
}
