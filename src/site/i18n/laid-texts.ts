import type { Locale } from '../../core/language/locale.ts';
import { fill } from './fill.ts';
import type { Translate } from './texts.ts';

/** Reads the texts that `textsFor` put into the page. @throws {RangeError} for a text that it didn't */
export function laidTexts(texts: Readonly<Record<string, string>>, locale: Locale): Translate {
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new RangeError(`The page lays down no text "${key}"`);
    return fill(text, values, locale);
  };
}
