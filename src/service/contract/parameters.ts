import type { Day } from '../../core/calendar/day.ts';
import { WEEK_STARTS, WEEK_SYSTEMS, type WeekStart, type WeekSystem } from '../../core/calendar/weeks.ts';
import {
  SUBSTITUTES,
  type Substitute,
  WEEKEND_NAMES,
  type WeekendName,
} from '../../core/holidays/days-off/weekends.ts';
import {
  PROVINCE_CODES,
  type ProvinceCode,
  SCOPE_CODES,
  type ScopeCode,
  toProvinceCode,
  toScopeCode,
} from '../../core/holidays/scope.ts';
import { type Bilingual, LOCALES, type Locale, localeOfTag } from '../../core/language/locale.ts';
import { LIST_IDS } from '../../core/lists/list.ts';
import { AMOUNT_READERS } from '../../core/questions/amounts.ts';
import { MAX_COUNTED_YEARS, READERS, type Reader, wholeNumber } from '../../core/questions/readers.ts';

/** A query parameter: how it is read, what it may be, and how it is documented. */
export interface Parameter<T> extends Reader<T> {
  /** JSON Schema, as OpenAPI takes it. */
  readonly schema: JsonSchema;
  readonly description: Bilingual<string>;
  readonly example: string | number;
  /** The problem of a wrong value; `bad-parameter` by default. */
  readonly problem?: 'unknown-country';
}

interface JsonSchema {
  type: 'string' | 'integer' | 'number';
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

const CODES = PROVINCE_CODES.join(', ');
const MAX_BRIDGE_DAYS = 3;
// The limit of Nager.Date v3.
const MAX_OFFSET = 12;

/** A province or territory, without `ca` for the federal listing. */
const PLACE = {
  read: toProvinceCode,
  schema: placeSchema(PROVINCE_CODES),
  allowed: PROVINCE_CODES,
  needs: {
    en: `it must be one of ${CODES}, in upper or lower case, with or without the CA- prefix (CA-ON); for the whole country, omit the parameter`,
    fr: `utilisez l’un des codes ${CODES}, en majuscules ou en minuscules, avec ou sans le préfixe CA- (CA-ON); pour tout le pays, omettez le paramètre`,
  },
  example: 'CA-ON',
} satisfies Omit<Parameter<ProvinceCode>, 'description'>;

/** Every query parameter, by its name. */
export const PARAMETERS = {
  year: {
    ...READERS.year,
    description: {
      en: 'Year of the holidays, 1900 to 2100; by default, the current year',
      fr: 'Année des jours fériés, de 1900 à 2100; par défaut, l’année en cours',
    },
    example: 2026,
  } satisfies Parameter<number>,

  province: {
    ...READERS.province,
    schema: placeSchema(SCOPE_CODES),
    description: {
      en: 'Province or territory code, in upper or lower case, with or without the `CA-` prefix; omit it or use `ca` for federal holidays.',
      fr: 'Code d’une province ou d’un territoire, en majuscules ou en minuscules, avec ou sans le préfixe `CA-`. Si le code est omis ou vaut `ca`, la réponse contient les jours fériés fédéraux.',
    },
    example: 'on',
  },

  /** `province` in the query: several places in one calendar, each once. In the order of the codes, so that a set is one calendar. */
  places: {
    read: (text) => {
      const codes = text.split(',').map(toScopeCode);
      const inOrder = SCOPE_CODES.filter((code) => codes.includes(code));
      return inOrder.length === codes.length ? inOrder : undefined;
    },
    needs: {
      en: `it must be one or more of ${SCOPE_CODES.join(', ')}, each once, separated by commas`,
      fr: `indiquez un ou plusieurs des codes ${SCOPE_CODES.join(', ')}, chacun une fois, séparés par des virgules`,
    },
    allowed: SCOPE_CODES,
    schema: {
      type: 'string',
      get pattern() {
        const one = placePattern(SCOPE_CODES).slice(1, -1);
        return `^${one}(,${one})*$`;
      },
    },
    description: {
      en: 'Province or territory code, or `ca` for federal holidays (the default); several, separated by commas, for one calendar with all of their holidays',
      fr: 'Code d’une province ou d’un territoire, ou `ca` pour les jours fériés fédéraux (par défaut); plusieurs codes séparés par des virgules donnent un seul calendrier avec tous leurs jours fériés',
    },
    example: 'on',
  } satisfies Parameter<readonly ScopeCode[]>,

  list: {
    ...READERS.list,
    schema: { type: 'string', enum: [...LIST_IDS] },
    description: {
      en: 'ID of a named list to use instead of a province: its days are days off, and its own weekend applies by default',
      fr: 'Identifiant d’une liste à utiliser au lieu d’une province\u00a0: les jours de la liste sont chômés, et sa fin de semaine s’applique par défaut',
    },
    example: 'tsx',
  } satisfies Parameter<string>,

  longWeekends: {
    ...FLAG,
    description: {
      en: 'Use 1 to include long weekends',
      fr: 'Indiquez 1 pour ajouter les longues fins de semaine',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  include: {
    ...READERS.include,
    schema: { type: 'string', enum: ['all'] },
    description: {
      en: 'Use `all` to include optional days and public service holidays',
      fr: 'Indiquez `all` pour ajouter les jours facultatifs et les congés de la fonction publique',
    },
    example: 'all',
  } satisfies Parameter<'all'>,

  date: {
    ...READERS.date,
    schema: { type: 'string', format: 'date' },
    description: {
      en: 'YYYY-MM-DD, from 1900-01-01 to 2100-12-31; by default, today’s date in the province or territory requested',
      fr: 'AAAA-MM-JJ, du 1900-01-01 au 2100-12-31; par défaut, la date du jour dans la province ou le territoire demandé',
    },
    example: '2026-11-21',
  } satisfies Parameter<Day>,

  add: {
    ...READERS.add,
    description: {
      en: 'Number of business days to add to the date, or to subtract if negative; if 0, the result is the date itself. Cannot be used with `to`.',
      fr: 'Nombre de jours ouvrables à ajouter à la date, ou à soustraire s’il est négatif; s’il vaut 0, le résultat est la date elle-même. Incompatible avec `to`.',
    },
    example: 5,
  } satisfies Parameter<number>,

  to: {
    ...READERS.to,
    schema: { type: 'string', format: 'date' },
    description: {
      en: `Date up to which business days are counted, YYYY-MM-DD, at most ${MAX_COUNTED_YEARS} years from \`date\`; it can be earlier than \`date\`. Cannot be used with \`add\`.`,
      fr: `Date jusqu’à laquelle on compte les jours ouvrables, AAAA-MM-JJ, à ${MAX_COUNTED_YEARS}\u00a0ans de \`date\` au plus; elle peut précéder \`date\`. Incompatible avec \`add\`.`,
    },
    example: '2027-01-31',
  } satisfies Parameter<Day>,

  weekend: {
    ...READERS.weekend,
    schema: { type: 'string', enum: [...WEEKEND_NAMES] },
    description: {
      en: 'Weekend days, or `none`; by default, `sat,sun` or the list’s own weekend',
      fr: 'Jours de la fin de semaine, ou `none` s’il n’y en a pas; par défaut, `sat,sun` ou la fin de semaine de la liste',
    },
    example: 'sat,sun',
  } satisfies Parameter<WeekendName>,

  substitute: {
    ...READERS.substitute,
    schema: { type: 'string', enum: [...SUBSTITUTES] },
    description: {
      en: 'Use `next` to count as most employers do: a holiday on a weekend is taken on the next free working day. By default, `none`: only the days off set by law are left out. Cannot be used with `list`, which has its own substitute days.',
      fr: 'Indiquez `next` pour compter comme la plupart des employeurs\u00a0: un jour férié qui tombe une fin de semaine est reporté au premier jour ouvrable suivant qui n’est pas déjà férié. Par défaut, `none`\u00a0: seuls les congés prévus par la loi sont exclus. Incompatible avec `list`, car une liste a ses propres jours de remplacement.',
    },
    example: 'next',
  } satisfies Parameter<Substitute>,

  with: {
    ...READERS.with,
    ...IDS,
    description: {
      en: 'Other days to count as days off, separated by commas: dates of your own (at most 100), and IDs of optional days, public service holidays or, for a list, days observed only in some provinces or for part of the day',
      fr: 'Autres jours à compter comme jours de congé, séparés par des virgules\u00a0: vos propres dates (au plus 100) et les identifiants de jours facultatifs, congés de la fonction publique ou, pour une liste, jours observés seulement dans certaines provinces ou pendant une partie de la journée',
    },
    example: 'easter-monday',
  } satisfies Parameter<readonly string[]>,

  without: {
    ...READERS.without,
    ...IDS,
    description: {
      en: 'IDs of statutory holidays, or of days on the list, to count as working days, separated by commas',
      fr: 'Identifiants, séparés par des virgules, des jours fériés prévus par la loi ou des jours de la liste à compter comme des jours de travail',
    },
    example: 'good-friday',
  } satisfies Parameter<readonly string[]>,

  days: {
    ...READERS.days,
    description: {
      en: 'Length of the period, in days, from 1 to 3660',
      fr: 'Durée du délai en jours, de 1 à 3660',
    },
    example: 10,
  } satisfies Parameter<number>,

  clear: {
    ...FLAG,
    description: {
      en: 'Use 1 if the period is expressed as “at least” a number of days or as “clear days”',
      fr: 'Indiquez 1 si le délai est exprimé en jours francs ou en un nombre minimal de jours',
    },
    example: '0',
  } satisfies Parameter<boolean>,

  wages: {
    ...AMOUNT_READERS.wages,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Wages for the reference period (`window` in the response), in dollars, excluding overtime',
      fr: 'Salaire, en dollars, pour la période de référence (`window` dans la réponse), sans les heures supplémentaires',
    },
    example: 2240,
  } satisfies Parameter<number>,

  vacationPay: {
    ...AMOUNT_READERS.vacationPay,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Vacation pay for the reference period, in dollars, if the law adds it to wages',
      fr: 'Indemnité de vacances, en dollars, pour la période de référence, si la loi l’ajoute au salaire',
    },
    example: 60,
  } satisfies Parameter<number>,

  rate: {
    ...AMOUNT_READERS.rate,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Hourly wage in dollars',
      fr: 'Salaire horaire en dollars',
    },
    example: 14,
  } satisfies Parameter<number>,

  daysWorked: {
    ...AMOUNT_READERS.daysWorked,
    description: {
      en: 'Days worked in the reference period',
      fr: 'Nombre de jours travaillés pendant la période de référence',
    },
    example: 20,
  } satisfies Parameter<number>,

  hoursInWindow: {
    ...AMOUNT_READERS.hoursInWindow,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Hours worked in the reference period, excluding overtime',
      fr: 'Heures travaillées pendant la période de référence, sans les heures supplémentaires',
    },
    example: 135,
  } satisfies Parameter<number>,

  hours: {
    ...AMOUNT_READERS.hours,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Hours in a normal day',
      fr: 'Heures d’une journée normale',
    },
    example: 8,
  } satisfies Parameter<number>,

  worked: {
    ...AMOUNT_READERS.worked,
    schema: { type: 'number', minimum: 0 },
    description: {
      en: 'Hours worked on the holiday; by default, 0',
      fr: 'Heures travaillées le jour férié; par défaut, 0',
    },
    example: 8,
  } satisfies Parameter<number>,

  commission: {
    ...FLAG,
    description: {
      en: 'Use 1 if the employee is paid in whole or in part on commission (federal law and Quebec)',
      fr: 'Indiquez 1 si la personne est rémunérée en tout ou en partie à commission (régime fédéral et Québec)',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  projected: {
    ...FLAG,
    description: {
      en: 'Use 1 to include years that the publisher has not announced, calculated by the rule of its published years; each such day has the status `projected`',
      fr: 'Indiquez 1 pour compter les années que l’organisme n’a pas encore publiées, selon la règle que suivent les années publiées; chacun de ces jours porte le statut `projected`',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  irregular: {
    ...FLAG,
    description: {
      en: 'Use 1 if hours or wages vary, 0 if they do not; if omitted, the formula for which all values are given is used',
      fr: 'Indiquez 1 si les heures ou le salaire varient, 0 s’ils ne varient pas; si le paramètre est omis, la formule dont toutes les valeurs sont données est utilisée',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  regularDay: {
    ...FLAG,
    description: {
      en: 'Use 0 if the holiday does not fall on a day on which the employee regularly works (Alberta)',
      fr: 'Indiquez 0 si le jour férié ne tombe pas un jour où la personne travaille habituellement (Alberta)',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  qualifies: {
    ...FLAG,
    description: {
      en: 'Use 0 if the employee does not meet the conditions; by default, 1',
      fr: 'Indiquez 0 si la personne ne remplit pas les conditions; par défaut, 1',
    },
    example: '1',
  } satisfies Parameter<boolean>,

  weekStart: {
    ...READERS.weekStart,
    schema: { type: 'string', enum: [...WEEK_STARTS] },
    description: {
      en: 'First day of the employer’s week, if the law counts in weeks; by default, `sun`',
      fr: 'Premier jour de la semaine de l’employeur, si la loi compte en semaines; par défaut, `sun`',
    },
    example: 'sun',
  } satisfies Parameter<WeekStart>,

  locale: {
    read: localeOfTag,
    schema: { type: 'string', pattern: '^([Ee][Nn]|[Ff][Rr])(-[A-Za-z0-9]{1,8})*$' },
    allowed: LOCALES,
    needs: {
      en: 'it must be “en”, “fr” or a language tag such as “fr-CA”',
      fr: 'utilisez «\u00a0en\u00a0», «\u00a0fr\u00a0» ou une étiquette de langue comme «\u00a0fr-CA\u00a0»',
    },
    description: {
      en: 'Language of error messages, and of names if the response is in only one language: `en` or `fr`, or a tag such as `fr-CA`. By default, names are in English, and the language of errors depends on the `Accept-Language` header.',
      fr: 'Langue des messages d’erreur, ainsi que des noms si la réponse est dans une seule langue\u00a0: `en` ou `fr`, ou une étiquette comme `fr-CA`. Par défaut, les noms sont en anglais, et les erreurs, dans la langue qu’indique `Accept-Language`.',
    },
    example: 'en',
  },

  // For clients of Nager.Date v3.

  availableBridgeDays: {
    ...wholeNumber(0, MAX_BRIDGE_DAYS),
    description: {
      en: 'Maximum number of working days to take off to extend a weekend; by default, 1',
      fr: 'Nombre maximal de jours de congé à prendre pour faire le pont; par défaut, 1',
    },
    example: 1,
  } satisfies Parameter<number>,

  subdivisionCode: {
    ...PLACE,
    description: {
      en: 'Province or territory code; if omitted, the response is for the whole country',
      fr: 'Code d’une province ou d’un territoire; s’il est omis, la réponse porte sur tout le pays',
    },
  },

  countyCode: {
    ...PLACE,
    description: {
      en: 'Province or territory code; if omitted, federal holidays are used',
      fr: 'Code d’une province ou d’un territoire; s’il est omis, la réponse porte sur les jours fériés fédéraux',
    },
  },

  offset: {
    ...wholeNumber(-MAX_OFFSET, MAX_OFFSET),
    description: {
      en: 'Offset from UTC, in hours, used to determine today’s date; by default, the offset of the capital',
      fr: 'Décalage en heures par rapport à l’heure UTC, pour déterminer la date du jour; par défaut, le décalage de la capitale',
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
    description: { en: 'Year, from 1900 to 2100', fr: 'Année, de 1900 à 2100' },
  },

  place: {
    read: (text) => SCOPE_CODES.find((code) => code === text),
    schema: { type: 'string', enum: [...SCOPE_CODES] },
    allowed: SCOPE_CODES,
    needs: {
      en: `it must be one of ${SCOPE_CODES.join(', ')}`,
      fr: `utilisez l’un des codes ${SCOPE_CODES.join(', ')}`,
    },
    description: {
      en: 'Province or territory code, or `ca` for federal holidays',
      fr: 'Code d’une province ou d’un territoire, ou `ca` pour les jours fériés fédéraux',
    },
    example: 'on',
  } satisfies Parameter<ScopeCode>,

  countryCode: {
    read: (text) => (text.toUpperCase() === 'CA' ? 'CA' : undefined),
    schema: { type: 'string', enum: ['CA'] },
    allowed: ['CA'],
    needs: { en: 'it must be “CA”', fr: 'utilisez «\u00a0CA\u00a0»' },
    description: { en: '`CA`, in upper or lower case', fr: '`CA`, en majuscules ou en minuscules' },
    example: 'CA',
    problem: 'unknown-country',
  } satisfies Parameter<'CA'>,

  id: {
    read: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined),
    schema: { type: 'string' },
    allowed: 'a-z, 0-9, -',
    needs: {
      en: 'it must be the ID of a holiday, such as “canada-day”',
      fr: 'indiquez l’identifiant d’un jour férié, comme «\u00a0canada-day\u00a0»',
    },
    description: {
      en: 'ID of a holiday, such as `canada-day`',
      fr: 'Identifiant d’un jour férié, comme `canada-day`',
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
    needs: { en: 'it must be “iso” or “canada”', fr: 'utilisez «\u00a0iso\u00a0» ou «\u00a0canada\u00a0»' },
    description: { en: 'Week numbering system', fr: 'Système de numérotation des semaines' },
    example: 'iso',
  } satisfies Parameter<WeekSystem>,

  list: {
    ...PARAMETERS.list,
    description: {
      en: 'ID of a list in `/lists/index.json`',
      fr: 'Identifiant d’une liste de `/lists/index.json`',
    },
  },
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type PathParameterName = keyof typeof PATH_PARAMETERS;

/** The values of parameters in the path, once read. */
export type PathValues<Name extends PathParameterName> = {
  readonly [N in Name]: NonNullable<ReturnType<(typeof PATH_PARAMETERS)[N]['read']>>;
};

/** Codes of places in any case, alone or as CA-XX, so that a client may send back what the service answered. Only documents ask for the pattern. */
function placeSchema(codes: readonly ScopeCode[]): JsonSchema {
  return {
    type: 'string',
    get pattern() {
      return placePattern(codes);
    },
  };
}

function placePattern(codes: readonly ScopeCode[]): string {
  const inAnyCase = (code: string): string =>
    code.replaceAll(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  const provinces = codes.filter((code) => code !== 'ca').map(inAnyCase);
  const canada = codes.includes('ca') ? `${inAnyCase('ca')}|` : '';
  return `^(${canada}(${inAnyCase('ca')}-)?(${provinces.join('|')}))$`;
}
