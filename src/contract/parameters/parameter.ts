import type { ScopeCode } from '../../holidays/scope.ts';
import type { Bilingual } from '../../language/locale.ts';

/** How a value is read, and what is said of a wrong one. */
export interface Reader<T> {
  /** Undefined for a value that it may not have. */
  readonly read: (text: string) => T | undefined;
  /** What a value must be, as the end of a sentence after a colon. */
  readonly needs: Bilingual<string>;
  /** For programs: a range, or all values. */
  readonly allowed: string | readonly string[];
}

/** All that anybody says of a query parameter: how it is read, what it may be, and in which words. */
export interface Parameter<T> extends Reader<T> {
  /** JSON Schema, as OpenAPI takes it. */
  readonly schema: JsonSchema;
  readonly description: Bilingual<string>;
  readonly example: string | number;
  /** The problem of a value that it may not have; left out, `bad-parameter`. */
  readonly refusal?: 'unknown-country';
}

export interface JsonSchema {
  type: 'string' | 'integer';
  minimum?: number;
  maximum?: number;
  enum?: string[];
  format?: string;
  pattern?: string;
}

/** Matches the codes of places in any case, alone or as CA-XX: types made of it take what the service answers, too. */
export function placePattern(codes: readonly ScopeCode[]): string {
  const inAnyCase = (code: string): string =>
    code.replaceAll(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  const provinces = codes.filter((code) => code !== 'ca').map(inAnyCase);
  const canada = codes.includes('ca') ? `${inAnyCase('ca')}|` : '';
  return `^(${canada}(${inAnyCase('ca')}-)?(${provinces.join('|')}))$`;
}

/** What all parameters that are whole numbers have in common. */
export function wholeNumber(least: number, most: number) {
  return {
    read: (text) => readWholeNumber(text, least, most),
    schema: { type: 'integer', minimum: least, maximum: most },
    allowed: `${least}..${most}`,
    needs: {
      en: `it must be a whole number from ${least} to ${most}`,
      fr: `il doit être un nombre entier de ${least} à ${most}`,
    },
  } satisfies Omit<Parameter<number>, 'description' | 'example'>;
}

/** A whole number in the form that JSON has for it; undefined for any other text and outside the range. */
function readWholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
