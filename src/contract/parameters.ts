import { type Day, parseDate } from '../calendar/day.ts';
import { WEEKENDS, type WeekendName } from '../holidays/days-off/business-days.ts';
import { FIRST_YEAR, isKnownDay, isListedYear, LAST_YEAR } from '../holidays/law.ts';
import { PROVINCE_CODES, type ProvinceCode, toProvinceCode } from '../holidays/scope.ts';
import { type Bilingual, LOCALES, toLocale } from '../language/locale.ts';

/** All that anybody says of a query parameter: how it is read, what it may be, and in which words. */
export interface Parameter<T> {
  /** Undefined for a value that it may not have. */
  readonly read: (text: string) => T | undefined;
  /** JSON Schema, as OpenAPI takes it. */
  readonly schema: JsonSchema;
  /** For programs: a range, or all values. */
  readonly allowed: string | readonly string[];
  /** What a value must be, as the end of a sentence after a colon. */
  readonly needs: Bilingual<string>;
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

const CODES = PROVINCE_CODES.join(', ');
const WEEKEND_NAMES = Object.keys(WEEKENDS) as readonly WeekendName[];
/** As many business days as can be added, or taken away: some fourteen years. */
export const MOST_ADDED = 3660;

/** As many as the service of these parameters takes. */
const MOST_BRIDGE_DAYS = 100;
const MOST_OFFSET = 12;

/** A province or territory where there is no federal listing to fall back on. */
const PLACE = {
  read: toProvinceCode,
  schema: { type: 'string', enum: PROVINCE_CODES.map((code) => `CA-${code.toUpperCase()}`) },
  allowed: PROVINCE_CODES,
  needs: {
    en: `it must be one of ${CODES}, in upper or lower case, also as CA-ON, or left out for the whole country`,
    fr: `il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, aussi sous la forme CA-ON, ou omis pour tout le pays`,
  },
  example: 'CA-ON',
} satisfies Omit<Parameter<ProvinceCode>, 'description'>;

/** A whole number in the form that JSON has for it; undefined for any other text and outside the range. */
function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

const DATES = `${FIRST_YEAR}-01-01..${LAST_YEAR}-12-31`;
const DATE_NEEDS: Bilingual<string> = {
  en: `it must be a day that exists, written YYYY-MM-DD, from ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31`,
  fr: `il doit être un jour qui existe, écrit AAAA-MM-JJ, du ${FIRST_YEAR}-01-01 au ${LAST_YEAR}-12-31`,
};

/** What the two lists of ids have in common. */
const IDS = {
  read: (text) => (/^[a-z0-9-]+(,[a-z0-9-]+)*$/.test(text) ? [...new Set(text.split(','))] : undefined),
  schema: { type: 'string', pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$' },
  allowed: 'id,id,…',
  needs: {
    en: 'it must be ids of holidays, separated by commas without spaces',
    fr: 'il doit être formé d’identifiants de jours fériés, séparés par des virgules sans espaces',
  },
} satisfies Omit<Parameter<readonly string[]>, 'description' | 'example'>;

/** A known day, written YYYY-MM-DD. */
function readDate(text: string): Day | undefined {
  const date = parseDate(text);
  return date !== undefined && isKnownDay(date) ? date : undefined;
}

export const PARAMETERS = {
  year: {
    read: (text) => (/^\d{4}$/.test(text) && isListedYear(Number(text)) ? Number(text) : undefined),
    schema: { type: 'integer', minimum: FIRST_YEAR, maximum: LAST_YEAR },
    allowed: `${FIRST_YEAR}..${LAST_YEAR}`,
    needs: {
      en: `it must be a whole number from ${FIRST_YEAR} to ${LAST_YEAR}`,
      fr: `il doit être un nombre entier de ${FIRST_YEAR} à ${LAST_YEAR}`,
    },
    description: {
      en: 'The year listed, 1900 to 2100; the current year where left out',
      fr: 'L’année de la liste, de 1900 à 2100; à défaut, l’année en cours',
    },
    example: 2026,
  } satisfies Parameter<number>,

  province: {
    read: toProvinceCode,
    schema: { type: 'string', enum: [...PROVINCE_CODES] },
    allowed: PROVINCE_CODES,
    needs: {
      en: `it must be one of ${CODES}, in upper or lower case, with or without CA- before it (CA-ON); leave it out for the federal holidays`,
      fr: `il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, précédé ou non de CA- (CA-ON); omettez-le pour les jours fériés fédéraux`,
    },
    description: {
      en: 'Code of a province or territory in any case, also as CA-XX; the federal listing where left out',
      fr: 'Code d’une province ou d’un territoire, en majuscules ou en minuscules, aussi sous la forme CA-XX; à défaut, la liste fédérale',
    },
    example: 'on',
  },

  longWeekends: {
    read: (text) => (text === '0' || text === '1' ? text : undefined),
    schema: { type: 'string', enum: ['0', '1'] },
    allowed: ['0', '1'],
    needs: { en: 'it must be 0 or 1', fr: 'il doit être 0 ou 1' },
    description: {
      en: '1 adds the list of long weekends',
      fr: '1 ajoute la liste des longues fins de semaine',
    },
    example: '1',
  } satisfies Parameter<'0' | '1'>,

  include: {
    read: (text) => (text === 'all' ? text : undefined),
    schema: { type: 'string', enum: ['all'] },
    allowed: ['all'],
    needs: { en: 'it must be all, or left out', fr: 'il doit être all, ou omis' },
    description: {
      en: 'all adds optional days, those of the public service and those that the data provider alone reports',
      fr: 'all ajoute les jours facultatifs, ceux de la fonction publique et ceux que seul le fournisseur de données signale',
    },
    example: 'all',
  } satisfies Parameter<'all'>,

  date: {
    read: readDate,
    schema: { type: 'string', format: 'date' },
    allowed: DATES,
    needs: DATE_NEEDS,
    description: {
      en: 'YYYY-MM-DD from 1900-01-01 to 2100-12-31; today in the place asked for where left out',
      fr: 'AAAA-MM-JJ, de 1900-01-01 à 2100-12-31; à défaut, la date du jour à l’endroit demandé',
    },
    example: '2026-11-21',
  } satisfies Parameter<Day>,

  add: {
    read: (text) => wholeNumber(text, -MOST_ADDED, MOST_ADDED),
    schema: { type: 'integer', minimum: -MOST_ADDED, maximum: MOST_ADDED },
    allowed: `${-MOST_ADDED}..${MOST_ADDED}`,
    needs: {
      en: `it must be a whole number from ${-MOST_ADDED} to ${MOST_ADDED}`,
      fr: `il doit être un nombre entier de ${-MOST_ADDED} à ${MOST_ADDED}`,
    },
    description: {
      en: 'So many business days after date, or before it where negative; 0 gives date itself. Not together with to',
      fr: 'Tant de jours ouvrables après date, ou avant si le nombre est négatif; 0 donne date elle-même. Pas en même temps que to',
    },
    example: 5,
  } satisfies Parameter<number>,

  to: {
    read: readDate,
    schema: { type: 'string', format: 'date' },
    allowed: DATES,
    needs: DATE_NEEDS,
    description: {
      en: 'YYYY-MM-DD up to which business days are counted, also before date. Not together with add',
      fr: 'AAAA-MM-JJ jusqu’où les jours ouvrables sont comptés, même avant date. Pas en même temps que add',
    },
    example: '2027-01-31',
  } satisfies Parameter<Day>,

  weekend: {
    read: (text) => WEEKEND_NAMES.find((name) => name === text),
    schema: { type: 'string', enum: [...WEEKEND_NAMES] },
    allowed: WEEKEND_NAMES,
    needs: {
      en: 'it must be “sat,sun”, “sun”, “fri,sat” or “none”',
      fr: 'il doit être «\u00a0sat,sun\u00a0», «\u00a0sun\u00a0», «\u00a0fri,sat\u00a0» ou «\u00a0none\u00a0»',
    },
    description: {
      en: 'The days that make the weekend, or none; sat,sun where left out',
      fr: 'Les jours qui forment la fin de semaine, ou none pour aucun; à défaut, sat,sun',
    },
    example: 'sat,sun',
  } satisfies Parameter<WeekendName>,

  with: {
    ...IDS,
    description: {
      en: 'Ids of holidays that are kept here too, though they are optional or of the public service, separated by commas',
      fr: 'Identifiants des jours fériés que l’on observe aussi, bien qu’ils soient facultatifs ou de la fonction publique, séparés par des virgules',
    },
    example: 'easter-monday',
  } satisfies Parameter<readonly string[]>,

  without: {
    ...IDS,
    description: {
      en: 'Ids of statutory holidays that are not kept here, separated by commas',
      fr: 'Identifiants des jours fériés selon la loi que l’on n’observe pas, séparés par des virgules',
    },
    example: 'good-friday',
  } satisfies Parameter<readonly string[]>,

  locale: {
    read: toLocale,
    schema: { type: 'string', enum: [...LOCALES] },
    allowed: LOCALES,
    needs: { en: 'it must be en or fr', fr: 'il doit être en ou fr' },
    description: {
      en: 'Language of names and error messages; en where left out',
      fr: 'Langue des noms et des messages d’erreur; à défaut, en',
    },
    example: 'en',
  },

  availableBridgeDays: {
    read: (text) => wholeNumber(text, 0, MOST_BRIDGE_DAYS),
    schema: { type: 'integer', minimum: 0, maximum: MOST_BRIDGE_DAYS },
    allowed: `0..${MOST_BRIDGE_DAYS}`,
    needs: {
      en: `it must be a whole number from 0 to ${MOST_BRIDGE_DAYS}`,
      fr: `il doit être un nombre entier de 0 à ${MOST_BRIDGE_DAYS}`,
    },
    description: {
      en: 'How many working days may be taken off to bridge the gaps of a long weekend; 1 where left out',
      fr: 'Nombre de jours ouvrables qu’on peut prendre pour faire le pont dans une longue fin de semaine; à défaut, 1',
    },
    example: 1,
  } satisfies Parameter<number>,

  subdivisionCode: {
    ...PLACE,
    description: {
      en: 'Code of a province or territory; the holidays of the whole country where left out',
      fr: 'Code d’une province ou d’un territoire; à défaut, les jours fériés de tout le pays',
    },
  },

  countyCode: {
    ...PLACE,
    description: {
      en: 'Code of a province or territory; the whole country where left out',
      fr: 'Code d’une province ou d’un territoire; à défaut, tout le pays',
    },
  },

  offset: {
    read: (text) => wholeNumber(text, -MOST_OFFSET, MOST_OFFSET),
    schema: { type: 'integer', minimum: -MOST_OFFSET, maximum: MOST_OFFSET },
    allowed: `${-MOST_OFFSET}..${MOST_OFFSET}`,
    needs: {
      en: `it must be a whole number from ${-MOST_OFFSET} to ${MOST_OFFSET}`,
      fr: `il doit être un nombre entier de ${-MOST_OFFSET} à ${MOST_OFFSET}`,
    },
    description: {
      en: 'Hours from UTC of the clock that says which day today is; the clock of the capital where left out',
      fr: 'Décalage horaire, en heures par rapport à UTC, de l’horloge qui donne la date du jour; à défaut, l’heure de la capitale',
    },
    example: -5,
  } satisfies Parameter<number>,
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type ParameterName = keyof typeof PARAMETERS;

/** Those that are a part of the path, and so are always there. */
export const PATH_PARAMETERS = {
  year: {
    ...PARAMETERS.year,
    description: { en: 'The year listed, 1900 to 2100', fr: 'L’année de la liste, de 1900 à 2100' },
  },

  countryCode: {
    read: (text) => (text.toUpperCase() === 'CA' ? 'CA' : undefined),
    schema: { type: 'string', enum: ['CA'] },
    allowed: ['CA'],
    needs: { en: 'it must be CA', fr: 'il doit être CA' },
    description: { en: 'CA in any case', fr: 'CA, en majuscules ou en minuscules' },
    example: 'CA',
    refusal: 'unknown-country',
  } satisfies Parameter<'CA'>,

  id: {
    read: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined),
    schema: { type: 'string' },
    allowed: 'a-z, 0-9, -',
    needs: {
      en: 'it must be the id of a holiday, as a listing has it',
      fr: 'il doit être l’identifiant d’un jour férié, tel qu’il figure dans une liste',
    },
    description: {
      en: 'The id of a holiday, as a listing has it',
      fr: 'L’identifiant d’un jour férié, tel qu’il figure dans une liste',
    },
    example: 'canada-day',
  } satisfies Parameter<string>,
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type PathParameterName = keyof typeof PATH_PARAMETERS;

/** What the values of some parameters are once they are read; those left out are undefined. */
export type Values<Name extends ParameterName> = {
  readonly [N in Name]: ReturnType<(typeof PARAMETERS)[N]['read']>;
};

/** What the values of some parameters in the path are once they are read. */
export type PathValues<Name extends PathParameterName> = {
  readonly [N in Name]: NonNullable<ReturnType<(typeof PATH_PARAMETERS)[N]['read']>>;
};
