import type { Day } from '../calendar/day.ts';
import { WEEK_SYSTEMS, type WeekSystem } from '../calendar/weeks.ts';
import { WEEKEND_NAMES, type WeekendName } from '../holidays/days-off/business-days.ts';
import {
  PROVINCE_CODES,
  type ProvinceCode,
  SCOPE_CODES,
  type ScopeCode,
  toProvinceCode,
} from '../holidays/scope.ts';
import { type Bilingual, LOCALES, type Locale, localeOfTag } from '../language/locale.ts';
import { READERS, type Reader, wholeNumber } from './readers.ts';

/** A query parameter: how it is read, what it may be, and how it is documented. */
export interface Parameter<T> extends Reader<T> {
  /** JSON Schema, as OpenAPI takes it. */
  readonly schema: JsonSchema;
  readonly description: Bilingual<string>;
  readonly example: string | number;
  /** The problem of a wrong value; `bad-parameter` by default. */
  readonly refusal?: 'unknown-country';
}

interface JsonSchema {
  type: 'string' | 'integer';
  minimum?: number;
  maximum?: number;
  enum?: string[];
  format?: string;
  pattern?: string;
}

/** `with` and `without` */
const IDS = { schema: { type: 'string', pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$' } } as const;

const FLAG = { ...READERS.clear, schema: { type: 'string', enum: ['0', '1'] } } satisfies Omit<
  Parameter<boolean>,
  'description' | 'example'
>;

const FORMATS = ['json', 'text'] as const;
export type Format = (typeof FORMATS)[number];

const CODES = PROVINCE_CODES.join(', ');
// The limits of Nager.Date v3.
const MAX_BRIDGE_DAYS = 100;
const MAX_OFFSET = 12;

/** A province or territory, without `ca` for the federal listing. */
const PLACE = {
  read: toProvinceCode,
  schema: { type: 'string', pattern: placePattern(PROVINCE_CODES) },
  allowed: PROVINCE_CODES,
  needs: {
    en: `it must be one of ${CODES}, in upper or lower case, or in the form CA-ON; leave it out for the whole country`,
    fr: `il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, ou sous la forme CA-ON; omettez-le pour tout le pays`,
  },
  example: 'CA-ON',
} satisfies Omit<Parameter<ProvinceCode>, 'description'>;

/** Every query parameter, by its name. */
export const PARAMETERS = {
  year: {
    ...READERS.year,
    description: {
      en: 'Year of the listing, 1900 to 2100; by default, the current year',
      fr: 'L’année de la liste, de 1900 à 2100; à défaut, l’année en cours',
    },
    example: 2026,
  } satisfies Parameter<number>,

  province: {
    ...READERS.province,
    schema: { type: 'string', pattern: placePattern(SCOPE_CODES) },
    description: {
      en: 'Code of a province or territory, in upper or lower case or in the form CA-XX; ca, or by default, the federal listing',
      fr: 'Code d’une province ou d’un territoire, en majuscules ou en minuscules, ou sous la forme CA-XX; ca, ou à défaut, la liste fédérale',
    },
    example: 'on',
  },

  list: {
    ...READERS.list,
    schema: { type: 'string' },
    description: {
      en: 'Id of a named list. For business days, a list whose days are days off, instead of a province, with its own weekend by default; for a time limit, the list whose rule applies',
      fr: 'Identifiant d’une liste. Pour les jours ouvrables, une liste dont les jours sont des congés, à la place d’une province, avec sa fin de semaine par défaut; pour un délai, la liste dont la règle s’applique',
    },
    example: 'tsx',
  } satisfies Parameter<string>,

  longWeekends: {
    ...FLAG,
    description: {
      en: '1 adds the list of long weekends',
      fr: '1 ajoute la liste des longues fins de semaine',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  include: {
    ...READERS.include,
    schema: { type: 'string', enum: ['all'] },
    description: {
      en: 'all adds optional days and public service holidays',
      fr: 'all ajoute les jours facultatifs et les congés de la fonction publique',
    },
    example: 'all',
  } satisfies Parameter<'all'>,

  date: {
    ...READERS.date,
    schema: { type: 'string', format: 'date' },
    description: {
      en: 'YYYY-MM-DD, from 1900-01-01 to 2100-12-31; by default, today in the place requested',
      fr: 'AAAA-MM-JJ, de 1900-01-01 à 2100-12-31; à défaut, la date du jour à l’endroit demandé',
    },
    example: '2026-11-21',
  } satisfies Parameter<Day>,

  add: {
    ...READERS.add,
    description: {
      en: 'Number of business days after date, or before it if negative; 0 gives date itself. Cannot be used with to',
      fr: 'Nombre de jours ouvrables après date, ou avant s’il est négatif; 0 donne date elle-même. Incompatible avec to',
    },
    example: 5,
  } satisfies Parameter<number>,

  to: {
    ...READERS.to,
    schema: { type: 'string', format: 'date' },
    description: {
      en: 'YYYY-MM-DD, the date up to which business days are counted; it may be before date. Cannot be used with add',
      fr: 'AAAA-MM-JJ, la date jusqu’à laquelle les jours ouvrables sont comptés; elle peut précéder date. Incompatible avec add',
    },
    example: '2027-01-31',
  } satisfies Parameter<Day>,

  weekend: {
    ...READERS.weekend,
    schema: { type: 'string', enum: [...WEEKEND_NAMES] },
    description: {
      en: 'The days of the weekend, or none; by default, sat,sun or the weekend of the list',
      fr: 'Les jours qui forment la fin de semaine, ou none pour aucun; à défaut, sat,sun ou la fin de semaine de la liste',
    },
    example: 'sat,sun',
  } satisfies Parameter<WeekendName>,

  with: {
    ...READERS.with,
    ...IDS,
    description: {
      en: 'Ids of holidays to count as days off too, separated by commas: optional days, public service holidays or, on a list, days for some provinces or some hours only',
      fr: 'Identifiants des jours à compter aussi comme congés, séparés par des virgules\u00a0: jours facultatifs, congés de la fonction publique ou, dans une liste, jours limités à certaines provinces ou à certaines heures',
    },
    example: 'easter-monday',
  } satisfies Parameter<readonly string[]>,

  without: {
    ...READERS.without,
    ...IDS,
    description: {
      en: 'Ids of statutory holidays, or of days on the list, to count as working days, separated by commas',
      fr: 'Identifiants des jours fériés selon la loi, ou des jours de la liste, à compter comme jours de travail, séparés par des virgules',
    },
    example: 'good-friday',
  } satisfies Parameter<readonly string[]>,

  days: {
    ...READERS.days,
    description: {
      en: 'Length of the period in days, 1 to 3660',
      fr: 'Durée du délai en jours, de 1 à 3660',
    },
    example: 10,
  } satisfies Parameter<number>,

  clear: {
    ...FLAG,
    description: {
      en: '1 if the period is expressed as “at least” so many days, or so many “clear days”',
      fr: '1 si le délai est exprimé en jours francs ou en un nombre minimal de jours',
    },
    example: '0',
  } satisfies Parameter<boolean>,

  format: {
    read: (text) => FORMATS.find((format) => format === text),
    schema: { type: 'string', enum: [...FORMATS] },
    allowed: FORMATS,
    needs: { en: 'it must be json or text', fr: 'il doit être json ou text' },
    description: {
      en: 'text answers with one value as plain text, for a spreadsheet, a shell or a form; json by default. Errors are JSON in both',
      fr: 'text donne une seule valeur en texte brut, pour une feuille de calcul, un script ou un formulaire; à défaut, json. Les erreurs sont en JSON dans les deux cas',
    },
    example: 'text',
  } satisfies Parameter<Format>,

  locale: {
    read: localeOfTag,
    schema: { type: 'string', pattern: '^([Ee][Nn]|[Ff][Rr])(-[A-Za-z0-9]{1,8})*$' },
    allowed: LOCALES,
    needs: {
      en: 'it must be en or fr, or a language tag that starts with one of them (fr-CA)',
      fr: 'il doit être en ou fr, ou une étiquette de langue qui commence par l’un des deux (fr-CA)',
    },
    description: {
      en: 'Language of error messages, and of names in a response in a single language: en or fr, or a tag such as fr-CA. By default, names are in English and errors in the language of Accept-Language',
      fr: 'Langue des messages d’erreur et, dans une réponse en une seule langue, des noms\u00a0: en ou fr, ou une étiquette comme fr-CA. À défaut, les noms sont en anglais et les erreurs dans la langue d’Accept-Language',
    },
    example: 'en',
  },

  // For clients of Nager.Date v3.

  availableBridgeDays: {
    ...wholeNumber(0, MAX_BRIDGE_DAYS),
    description: {
      en: 'How many working days may be taken off to bridge a long weekend; by default, 1',
      fr: 'Nombre de jours ouvrables qu’on peut prendre pour faire le pont dans une longue fin de semaine; à défaut, 1',
    },
    example: 1,
  } satisfies Parameter<number>,

  subdivisionCode: {
    ...PLACE,
    description: {
      en: 'Code of a province or territory; by default, the holidays of the whole country',
      fr: 'Code d’une province ou d’un territoire; à défaut, les jours fériés de tout le pays',
    },
  },

  countyCode: {
    ...PLACE,
    description: {
      en: 'Code of a province or territory; by default, the federal listing',
      fr: 'Code d’une province ou d’un territoire; à défaut, la liste fédérale',
    },
  },

  offset: {
    ...wholeNumber(-MAX_OFFSET, MAX_OFFSET),
    description: {
      en: 'Offset from UTC, in hours, that decides today’s date; by default, the time in the capital',
      fr: 'Décalage par rapport à UTC, en heures, qui détermine la date du jour; à défaut, l’heure de la capitale',
    },
    example: -5,
  } satisfies Parameter<number>,
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type ParameterName = keyof typeof PARAMETERS;

/** The values of parameters, once read; undefined for those left out. */
export type Values<Name extends ParameterName> = {
  readonly [N in Name]: ReturnType<(typeof PARAMETERS)[N]['read']>;
};

/** Parameters in the path, which are always given. */
export const PATH_PARAMETERS = {
  year: {
    ...PARAMETERS.year,
    description: { en: 'Year of the listing, 1900 to 2100', fr: 'L’année de la liste, de 1900 à 2100' },
  },

  place: {
    read: (text) => SCOPE_CODES.find((code) => code === text),
    schema: { type: 'string', enum: [...SCOPE_CODES] },
    allowed: SCOPE_CODES,
    needs: {
      en: `it must be one of ${SCOPE_CODES.join(', ')}`,
      fr: `il doit être l’un des codes ${SCOPE_CODES.join(', ')}`,
    },
    description: {
      en: 'Code of a province or territory, or ca for the federal listing',
      fr: 'Code d’une province ou d’un territoire, ou ca pour la liste fédérale',
    },
    example: 'on',
  } satisfies Parameter<ScopeCode>,

  countryCode: {
    read: (text) => (text.toUpperCase() === 'CA' ? 'CA' : undefined),
    schema: { type: 'string', enum: ['CA'] },
    allowed: ['CA'],
    needs: { en: 'it must be CA', fr: 'il doit être CA' },
    description: { en: 'CA, in upper or lower case', fr: 'CA, en majuscules ou en minuscules' },
    example: 'CA',
    refusal: 'unknown-country',
  } satisfies Parameter<'CA'>,

  id: {
    read: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined),
    schema: { type: 'string' },
    allowed: 'a-z, 0-9, -',
    needs: {
      en: 'it must be the id of a holiday, as in a listing',
      fr: 'il doit être l’identifiant d’un jour férié, tel qu’il figure dans une liste',
    },
    description: {
      en: 'The id of a holiday, as in a listing',
      fr: 'L’identifiant d’un jour férié, tel qu’il figure dans une liste',
    },
    example: 'canada-day',
  } satisfies Parameter<string>,

  locale: {
    ...PARAMETERS.locale,
    schema: { type: 'string', enum: [...LOCALES] },
    description: { en: 'Language of the names', fr: 'Langue des noms' },
  } satisfies Parameter<Locale>,

  system: {
    read: (text) => WEEK_SYSTEMS.find((system) => system === text),
    schema: { type: 'string', enum: [...WEEK_SYSTEMS] },
    allowed: WEEK_SYSTEMS,
    needs: { en: 'it must be iso or canada', fr: 'il doit être iso ou canada' },
    description: { en: 'Which week numbers', fr: 'La numérotation des semaines' },
    example: 'iso',
  } satisfies Parameter<WeekSystem>,

  list: {
    ...PARAMETERS.list,
    description: {
      en: 'The id of a list in /lists/index.json',
      fr: 'L’identifiant d’une liste de /lists/index.json',
    },
  },
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type PathParameterName = keyof typeof PATH_PARAMETERS;

/** The values of parameters in the path, once read. */
export type PathValues<Name extends PathParameterName> = {
  readonly [N in Name]: NonNullable<ReturnType<(typeof PATH_PARAMETERS)[N]['read']>>;
};

/** Codes of places in any case, alone or as CA-XX, so that a client may send back what the service answered. */
function placePattern(codes: readonly ScopeCode[]): string {
  const inAnyCase = (code: string): string =>
    code.replaceAll(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  const provinces = codes.filter((code) => code !== 'ca').map(inAnyCase);
  const canada = codes.includes('ca') ? `${inAnyCase('ca')}|` : '';
  return `^(${canada}(${inAnyCase('ca')}-)?(${provinces.join('|')}))$`;
}
