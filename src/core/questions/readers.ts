import { type Day, parseDate } from '../calendar/day.ts';
import { WEEK_STARTS } from '../calendar/weeks.ts';
import { SUBSTITUTES, WEEKEND_NAMES } from '../holidays/days-off/weekends.ts';
import { FIRST_YEAR, isKnownDay, LAST_YEAR } from '../holidays/law.ts';
import { PROVINCE_CODES, SCOPE_CODES, type ScopeCode, toScopeCode } from '../holidays/scope.ts';
import type { Words } from '../language/locale.ts';
import type { QuestionProblem } from './question-problems.ts';

export interface Reader<T> {
  /** Undefined for a wrong value. */
  readonly read: (text: string) => T | undefined;
  /** The values that it takes, as the end of a sentence after a colon. */
  readonly needs: Words;
  /** For programs: a range, or all values. */
  readonly allowed: string | readonly string[];
}

/** The most business days that can be added or taken away: about fourteen years. */
export const MAX_ADDED = 3660;

/** The most years between two dates whose business days are counted: what any host can afford, and a working life. */
export const MAX_COUNTED_YEARS = 50;

export const MAX_OWN_DAYS = 100;

export const MAX_SKIPPED = 400;

/** The longest period: about ten years. */
const MAX_DAYS = 3660;

const CODES = PROVINCE_CODES.join(', ');

export const DATES = `${FIRST_YEAR}-01-01..${LAST_YEAR}-12-31`;

/** Today is no date of a question that leaves the date out. */
export const NO_CURRENT_YEAR: QuestionProblem = {
  kind: 'problem',
  code: 'no-current-year',
  parameter: 'date',
  allowed: DATES,
};

const DATE: Reader<Day> = {
  read: (text) => {
    const date = parseDate(text);
    return date !== undefined && isKnownDay(date) ? date : undefined;
  },
  needs: {
    en: `it must be a valid date in the form YYYY-MM-DD, from ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31`,
    fr: `indiquez une date valide, au format AAAA-MM-JJ, du ${FIRST_YEAR}-01-01 au ${LAST_YEAR}-12-31`,
  },
  allowed: DATES,
};

/** Any ids: which exist depends on the place or the list. */
const IDS: Reader<readonly string[]> = {
  read: (text) => (/^[^\s,]+(,[^\s,]+)*$/.test(text) ? [...new Set(text.split(','))] : undefined),
  needs: {
    en: 'it must be a list of holiday IDs or, for “with”, dates, separated by commas without spaces',
    fr: 'indiquez des identifiants de jours fériés ou, pour «\u00a0with\u00a0», des dates, séparés par des virgules sans espaces',
  },
  allowed: 'id,id,…',
};

/** Any text: which ids exist depends on the lists. */
const LIST: Reader<string> = {
  read: (text) => text,
  needs: {
    en: 'it must be the ID of a list in /lists/index.json',
    fr: 'indiquez l’identifiant d’une liste de /lists/index.json',
  },
  allowed: 'a-z, 0-9, -',
};

const FLAG: Reader<boolean> = {
  read: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
  needs: { en: 'it must be 0 or 1', fr: 'utilisez 0 ou 1' },
  allowed: ['0', '1'],
};

/** Parameters that the library and the pages of the site read too, without their documentation: it would bloat the bundles. */
export const READERS = {
  year: wholeNumber(FIRST_YEAR, LAST_YEAR),

  province: {
    read: toScopeCode,
    needs: {
      en: `it must be one of ${CODES}, in upper or lower case, with or without the CA- prefix (CA-ON), one at a time; for federal holidays, omit the parameter or use “ca”`,
      fr: `utilisez l’un des codes ${CODES}, en majuscules ou en minuscules, avec ou sans le préfixe CA- (CA-ON), un seul à la fois; pour les jours fériés fédéraux, omettez le paramètre ou utilisez «\u00a0ca\u00a0»`,
    },
    allowed: SCOPE_CODES,
  } satisfies Reader<ScopeCode>,

  list: LIST,

  include: readChoice(['all'], {
    en: 'the only valid value is “all”; otherwise, omit the parameter',
    fr: 'la seule valeur permise est «\u00a0all\u00a0»; sinon, omettez le paramètre',
  }),

  date: DATE,
  to: DATE,
  add: wholeNumber(-MAX_ADDED, MAX_ADDED),

  weekend: readChoice(WEEKEND_NAMES, {
    en: 'it must be “sat,sun”, “sun”, “fri,sat” or “none”',
    fr: 'utilisez «\u00a0sat,sun\u00a0», «\u00a0sun\u00a0», «\u00a0fri,sat\u00a0» ou «\u00a0none\u00a0»',
  }),

  substitute: readChoice(SUBSTITUTES, {
    en: 'it must be “none” or “next”',
    fr: 'utilisez «\u00a0none\u00a0» ou «\u00a0next\u00a0»',
  }),

  with: IDS,
  without: IDS,

  days: wholeNumber(1, MAX_DAYS),

  clear: FLAG,
  projected: FLAG,

  commission: FLAG,
  irregular: FLAG,
  regularDay: FLAG,
  qualifies: FLAG,

  weekStart: readChoice(WEEK_STARTS, {
    en: `it must be one of ${WEEK_STARTS.join(', ')}`,
    fr: `utilisez l’une des valeurs ${WEEK_STARTS.join(', ')}`,
  }),
};

/** Values of a question, by the names of the service's parameters; undefined for those left out. */
export type Asked<Name extends keyof typeof READERS> = {
  readonly [N in Name]?: ReturnType<(typeof READERS)[N]['read']>;
};

export function readChoice<Word extends string>(words: readonly Word[], needs: Words): Reader<Word> {
  return { read: (text) => words.find((word) => word === text), needs, allowed: words };
}

export function wholeNumber(least: number, most: number) {
  return {
    read: (text) => {
      const number = /^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : undefined;
    },
    schema: { type: 'integer' as const, minimum: least, maximum: most },
    allowed: `${least}..${most}`,
    needs: {
      en: `it must be a whole number from ${least} to ${most}`,
      fr: `indiquez un nombre entier de ${least} à ${most}`,
    },
  } satisfies Reader<number> & { schema: object };
}
