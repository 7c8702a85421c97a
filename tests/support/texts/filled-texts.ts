import type { Locale } from '../../../src/language/locale.ts';
import en from '../../../src/site/i18n/en.json' with { type: 'json' };
import { fill } from '../../../src/site/i18n/fill.ts';
import fr from '../../../src/site/i18n/fr.json' with { type: 'json' };
import { VALUES } from './template-values.ts';

/** A text as readers see it, with its origin. */
export interface Rendered {
  readonly origin: string;
  readonly text: string;
}

const TEMPLATES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, fr };

/** Every text of the site with a placeholder, filled with each of the values that it can stand for. */
export function filledTexts(locale: Locale): readonly Rendered[] {
  return Object.entries(TEMPLATES[locale]).flatMap(([key, template]) => {
    const names = [...new Set(Array.from(template.matchAll(/\{(\w+)/g), ([, name = '']) => name))];
    const values = names.map((name) => valuesOf(key, name, locale));
    const most = Math.max(0, ...values.map(({ length }) => length));
    return Array.from({ length: most }, (_, index) => {
      const own = Object.fromEntries(
        names.map((name, at) => [name, values[at]?.[(index + at) % values[at].length] ?? '']),
      );
      return { origin: `${key} ${JSON.stringify(own)}`, text: fill(template, own, locale) };
    });
  });
}

/** @throws {RangeError} for a placeholder without values: add them to template-values.ts */
function valuesOf(key: string, name: string, locale: Locale): readonly (string | number)[] {
  const values = VALUES[locale][`${key}:${name}`] ?? VALUES[locale][name];
  if (!values?.length) throw new RangeError(`No values for {${name}} of ${key}`);
  return values;
}
