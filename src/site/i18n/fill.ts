import type { Bilingual, Locale } from '../../core/language/locale.ts';
import { withinSentence } from '../../core/language/names.ts';

export type TextValues = Readonly<Record<string, string | number>>;

const RULES: Bilingual<Intl.PluralRules> = {
  en: new Intl.PluralRules('en-CA'),
  fr: new Intl.PluralRules('fr-CA'),
};

/**
 * Fills `{n}` with a value, and `{n|day|days}` with the form that goes with it: French has “0 jour”. A holiday’s name after a colon begins
 * in lower case: « C’est aussi ce jour-là : fête du Canada ».
 *
 * @throws {RangeError} for a placeholder without a value
 */
export function fill(text: string, values: TextValues, locale: Locale): string {
  return text.replace(
    /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (_, name: string, one: string | undefined, other: string | undefined, at: number) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`No value for {${name}} in "${text}"`);
      if (one === undefined || other === undefined)
        return text.slice(0, at).endsWith(': ') ? withinSentence(String(value), locale) : String(value);
      return RULES[locale].select(Number(value)) === 'one' ? one : other;
    },
  );
}
