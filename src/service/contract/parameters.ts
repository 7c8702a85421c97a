import type { oas31 } from 'zod-openapi';
import { WEEK_SYSTEMS } from '../../core/calendar/weeks.ts';
import {
  PROVINCE_CODES,
  SCOPE_CODES,
  type ScopeCode,
  toProvinceCode,
  toScopeCode,
} from '../../core/holidays/scope.ts';
import { LOCALES, parseLocale, type Words } from '../../core/language/locale.ts';
import { LIST_IDS } from '../../core/lists/list.ts';
import { AMOUNT_READERS } from '../../core/questions/amounts.ts';
import {
  MAX_COUNTED_YEARS,
  READERS,
  type Reader,
  readChoice,
  wholeNumber,
} from '../../core/questions/readers.ts';

export interface Parameter<T> extends Reader<T> {
  /** JSON Schema, as OpenAPI takes it. */
  readonly schema: oas31.SchemaObject;
  readonly description: Words;
  readonly example: string | number;
  /** The problem of a wrong value; `bad-parameter` by default. */
  readonly problem?: 'unknown-country';
}

const AMOUNT = { type: 'number', minimum: 0 } as const;
const DATE = { type: 'string', format: 'date' } as const;
const IDS = { type: 'string', pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$' } as const;
const LIST: oas31.SchemaObject = { type: 'string', enum: [...LIST_IDS] };
const FLAG = READERS.clear;

const CODES = PROVINCE_CODES.join(', ');
const ALL_CODES = SCOPE_CODES.join(', ');
const ONE_PLACE = placePattern(SCOPE_CODES);
const PLACE = { type: 'string', pattern: `^${ONE_PLACE}$` } as const;
const MAX_BRIDGE_DAYS = 3;
// The limit of Nager.Date v3.
const MAX_OFFSET = 12;

/** A province or territory, without `ca` for the federal listing. */
const PROVINCE = {
  read: toProvinceCode,
  schema: { type: 'string', pattern: `^${placePattern(PROVINCE_CODES)}$` },
  allowed: PROVINCE_CODES,
  needs: {
    en: `it must be one of ${CODES}, in upper or lower case, with or without the CA- prefix (CA-ON); for the whole country, omit the parameter`,
    fr: `utilisez l’un des codes ${CODES}, en majuscules ou en minuscules, avec ou sans le préfixe CA- (CA-ON); pour tout le pays, omettez le paramètre`,
  },
} as const;

/** `province` in the query: several places in one calendar, each once. In the order of the codes, so that a set is one calendar. */
const PLACES = {
  read: (text: string): readonly ScopeCode[] | undefined => {
    const codes = text.split(',').map(toScopeCode);
    const inOrder = SCOPE_CODES.filter((code) => codes.includes(code));
    return inOrder.length === codes.length ? inOrder : undefined;
  },
  schema: { type: 'string', pattern: `^${ONE_PLACE}(,${ONE_PLACE})*$` },
  allowed: SCOPE_CODES,
  needs: {
    en: `it must be one or more of ${ALL_CODES}, each once, separated by commas`,
    fr: `indiquez un ou plusieurs des codes ${ALL_CODES}, chacun une fois, séparés par des virgules`,
  },
} as const;

const LOCALE = {
  read: parseLocale,
  schema: { type: 'string', pattern: '^([Ee][Nn]|[Ff][Rr])(-[A-Za-z0-9]{1,8})*$' },
  allowed: LOCALES,
  needs: {
    en: 'it must be “en”, “fr” or a language tag such as “fr-CA”',
    fr: 'utilisez «\u00a0en\u00a0», «\u00a0fr\u00a0» ou une étiquette de langue comme «\u00a0fr-CA\u00a0»',
  },
} as const;

const COUNTRY = {
  read: (text: string) => (text.toUpperCase() === 'CA' ? 'CA' : undefined),
  allowed: ['CA'],
  needs: { en: 'it must be “CA”', fr: 'utilisez «\u00a0CA\u00a0»' },
  problem: 'unknown-country',
} as const;

const HOLIDAY = {
  read: (text: string) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined),
  allowed: 'a-z, 0-9, -',
  needs: {
    en: 'it must be the ID of a holiday, such as “canada-day”',
    fr: 'indiquez l’identifiant d’un jour férié, comme «\u00a0canada-day\u00a0»',
  },
} as const;

export const PARAMETERS = {
  year: describe(READERS.year, 2026, {
    en: 'Year of the holidays, 1900 to 2100; by default, the current year',
    fr: 'Année des jours fériés, de 1900 à 2100; par défaut, l’année en cours',
  }),
  province: describe({ ...READERS.province, schema: PLACE }, 'on', {
    en: 'Province or territory code, in upper or lower case, with or without the `CA-` prefix; omit it or use `ca` for federal holidays.',
    fr: 'Code d’une province ou d’un territoire, en majuscules ou en minuscules, avec ou sans le préfixe `CA-`. Si le code est omis ou vaut `ca`, la réponse contient les jours fériés fédéraux.',
  }),
  places: describe(PLACES, 'on', {
    en: 'Province or territory code, or `ca` for federal holidays (the default); several, separated by commas, for one calendar with all of their holidays',
    fr: 'Code d’une province ou d’un territoire, ou `ca` pour les jours fériés fédéraux (par défaut); plusieurs codes séparés par des virgules donnent un seul calendrier avec tous leurs jours fériés',
  }),
  list: describe({ ...READERS.list, schema: LIST }, 'tsx', {
    en: 'ID of a named list to use instead of a province: its days are days off, and its own weekend applies by default',
    fr: 'Identifiant d’une liste à utiliser au lieu d’une province\u00a0: les jours de la liste sont chômés, et sa fin de semaine s’applique par défaut',
  }),
  longWeekends: describe(FLAG, '1', {
    en: 'Use 1 to include long weekends',
    fr: 'Indiquez 1 pour ajouter les longues fins de semaine',
  }),
  include: describe(READERS.include, 'all', {
    en: 'Use `all` to include optional days and public service holidays',
    fr: 'Indiquez `all` pour ajouter les jours facultatifs et les congés de la fonction publique',
  }),
  date: describe({ ...READERS.date, schema: DATE }, '2026-11-21', {
    en: 'YYYY-MM-DD, from 1900-01-01 to 2100-12-31; by default, today’s date in the province or territory requested',
    fr: 'AAAA-MM-JJ, du 1900-01-01 au 2100-12-31; par défaut, la date du jour dans la province ou le territoire demandé',
  }),
  add: describe(READERS.add, 5, {
    en: 'Number of business days to add to the date, or to subtract if negative; if 0, the result is the date itself. Cannot be used with `to`.',
    fr: 'Nombre de jours ouvrables à ajouter à la date, ou à soustraire s’il est négatif; s’il vaut 0, le résultat est la date elle-même. Incompatible avec `to`.',
  }),
  to: describe({ ...READERS.to, schema: DATE }, '2027-01-31', {
    en: `Date up to which business days are counted, YYYY-MM-DD, at most ${MAX_COUNTED_YEARS} years from \`date\`; it can be earlier than \`date\`. Cannot be used with \`add\`.`,
    fr: `Date jusqu’à laquelle on compte les jours ouvrables, AAAA-MM-JJ, à ${MAX_COUNTED_YEARS}\u00a0ans de \`date\` au plus; elle peut précéder \`date\`. Incompatible avec \`add\`.`,
  }),
  weekend: describe(READERS.weekend, 'sat,sun', {
    en: 'Weekend days, or `none`; by default, `sat,sun` or the list’s own weekend',
    fr: 'Jours de la fin de semaine, ou `none` s’il n’y en a pas; par défaut, `sat,sun` ou la fin de semaine de la liste',
  }),
  substitute: describe(READERS.substitute, 'next', {
    en: 'Use `next` to count as most employers do: a holiday on a weekend is taken on the next free working day. By default, `none`: only the days off set by law are left out. Cannot be used with `list`, which has its own substitute days.',
    fr: 'Indiquez `next` pour compter comme la plupart des employeurs\u00a0: un jour férié qui tombe une fin de semaine est reporté au premier jour ouvrable suivant qui n’est pas déjà férié. Par défaut, `none`\u00a0: seuls les congés prévus par la loi sont exclus. Incompatible avec `list`, car une liste a ses propres jours de remplacement.',
  }),
  with: describe({ ...READERS.with, schema: IDS }, 'easter-monday', {
    en: 'Other days to count as days off, separated by commas: dates of your own (at most 100), and IDs of optional days, public service holidays or, for a list, days observed only in some provinces or for part of the day',
    fr: 'Autres jours à compter comme jours de congé, séparés par des virgules\u00a0: vos propres dates (au plus 100) et les identifiants de jours facultatifs, congés de la fonction publique ou, pour une liste, jours observés seulement dans certaines provinces ou pendant une partie de la journée',
  }),
  without: describe({ ...READERS.without, schema: IDS }, 'good-friday', {
    en: 'IDs of statutory holidays, or of days on the list, to count as working days, separated by commas',
    fr: 'Identifiants, séparés par des virgules, des jours fériés prévus par la loi ou des jours de la liste à compter comme des jours de travail',
  }),
  days: describe(READERS.days, 10, {
    en: 'Length of the period, in days, from 1 to 3660',
    fr: 'Durée du délai en jours, de 1 à 3660',
  }),
  clear: describe(FLAG, '0', {
    en: 'Use 1 if the period is expressed as “at least” a number of days or as “clear days”',
    fr: 'Indiquez 1 si le délai est exprimé en jours francs ou en un nombre minimal de jours',
  }),
  wages: describe({ ...AMOUNT_READERS.wages, schema: AMOUNT }, 2240, {
    en: 'Wages for the reference period (`window` in the response), in dollars, excluding overtime',
    fr: 'Salaire, en dollars, pour la période de référence (`window` dans la réponse), sans les heures supplémentaires',
  }),
  vacationPay: describe({ ...AMOUNT_READERS.vacationPay, schema: AMOUNT }, 60, {
    en: 'Vacation pay for the reference period, in dollars, if the law adds it to wages',
    fr: 'Indemnité de vacances, en dollars, pour la période de référence, si la loi l’ajoute au salaire',
  }),
  rate: describe({ ...AMOUNT_READERS.rate, schema: AMOUNT }, 14, {
    en: 'Hourly wage in dollars',
    fr: 'Salaire horaire en dollars',
  }),
  daysWorked: describe(AMOUNT_READERS.daysWorked, 20, {
    en: 'Days worked in the reference period',
    fr: 'Nombre de jours travaillés pendant la période de référence',
  }),
  hoursInWindow: describe({ ...AMOUNT_READERS.hoursInWindow, schema: AMOUNT }, 135, {
    en: 'Hours worked in the reference period, excluding overtime',
    fr: 'Heures travaillées pendant la période de référence, sans les heures supplémentaires',
  }),
  hours: describe({ ...AMOUNT_READERS.hours, schema: AMOUNT }, 8, {
    en: 'Hours in a normal day',
    fr: 'Heures d’une journée normale',
  }),
  worked: describe({ ...AMOUNT_READERS.worked, schema: AMOUNT }, 8, {
    en: 'Hours worked on the holiday; by default, 0',
    fr: 'Heures travaillées le jour férié; par défaut, 0',
  }),
  commission: describe(FLAG, '1', {
    en: 'Use 1 if the employee is paid in whole or in part on commission (federal law and Quebec)',
    fr: 'Indiquez 1 si la personne est rémunérée en tout ou en partie à commission (régime fédéral et Québec)',
  }),
  projected: describe(FLAG, '1', {
    en: 'Use 1 to include years that the publisher has not announced, calculated by the rule of its published years; each such day has the status `projected`',
    fr: 'Indiquez 1 pour compter les années que l’organisme n’a pas encore publiées, selon la règle que suivent les années publiées; chacun de ces jours porte le statut `projected`',
  }),
  irregular: describe(FLAG, '1', {
    en: 'Use 1 if hours or wages vary, 0 if they do not; if omitted, the formula for which all values are given is used',
    fr: 'Indiquez 1 si les heures ou le salaire varient, 0 s’ils ne varient pas; si le paramètre est omis, la formule dont toutes les valeurs sont données est utilisée',
  }),
  regularDay: describe(FLAG, '1', {
    en: 'Use 0 if the holiday does not fall on a day on which the employee regularly works (Alberta)',
    fr: 'Indiquez 0 si le jour férié ne tombe pas un jour où la personne travaille habituellement (Alberta)',
  }),
  qualifies: describe(FLAG, '1', {
    en: 'Use 0 if the employee does not meet the conditions; by default, 1',
    fr: 'Indiquez 0 si la personne ne remplit pas les conditions; par défaut, 1',
  }),
  weekStart: describe(READERS.weekStart, 'sun', {
    en: 'First day of the employer’s week, if the law counts in weeks; by default, `sun`',
    fr: 'Premier jour de la semaine de l’employeur, si la loi compte en semaines; par défaut, `sun`',
  }),
  locale: describe(LOCALE, 'en', {
    en: 'Language of error messages, and of names if the response is in only one language: `en` or `fr`, or a tag such as `fr-CA`. By default, names are in English, and the language of errors depends on the `Accept-Language` header.',
    fr: 'Langue des messages d’erreur, ainsi que des noms si la réponse est dans une seule langue\u00a0: `en` ou `fr`, ou une étiquette comme `fr-CA`. Par défaut, les noms sont en anglais, et les erreurs, dans la langue qu’indique `Accept-Language`.',
  }),
  // For clients of Nager.Date v3.
  availableBridgeDays: describe(wholeNumber(0, MAX_BRIDGE_DAYS), 1, {
    en: 'Maximum number of working days to take off to extend a weekend; by default, 1',
    fr: 'Nombre maximal de jours de congé à prendre pour faire le pont; par défaut, 1',
  }),
  subdivisionCode: describe(PROVINCE, 'CA-ON', {
    en: 'Province or territory code; if omitted, the response is for the whole country',
    fr: 'Code d’une province ou d’un territoire; s’il est omis, la réponse porte sur tout le pays',
  }),
  countyCode: describe(PROVINCE, 'CA-ON', {
    en: 'Province or territory code; if omitted, federal holidays are used',
    fr: 'Code d’une province ou d’un territoire; s’il est omis, la réponse porte sur les jours fériés fédéraux',
  }),
  offset: describe(wholeNumber(-MAX_OFFSET, MAX_OFFSET), -5, {
    en: 'Offset from UTC, in hours, used to determine today’s date; by default, the offset of the capital',
    fr: 'Décalage en heures par rapport à l’heure UTC, pour déterminer la date du jour; par défaut, le décalage de la capitale',
  }),
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type ParameterName = keyof typeof PARAMETERS;

/** The values of parameters, once read; undefined for those left out. */
export type Values<Name extends ParameterName> = {
  readonly [N in Name]: ReturnType<(typeof PARAMETERS)[N]['read']>;
};

export const PATH_PARAMETERS = {
  year: describe(READERS.year, 2026, { en: 'Year, from 1900 to 2100', fr: 'Année, de 1900 à 2100' }),
  place: describe(readCode(SCOPE_CODES), 'on', {
    en: 'Province or territory code, or `ca` for federal holidays',
    fr: 'Code d’une province ou d’un territoire, ou `ca` pour les jours fériés fédéraux',
  }),
  countryCode: describe(COUNTRY, 'CA', {
    en: '`CA`, in upper or lower case',
    fr: '`CA`, en majuscules ou en minuscules',
  }),
  id: describe(HOLIDAY, 'canada-day', {
    en: 'ID of a holiday, such as `canada-day`',
    fr: 'Identifiant d’un jour férié, comme `canada-day`',
  }),
  locale: describe(readCode(LOCALES), 'en', { en: 'Language of the names', fr: 'Langue des noms' }),
  system: describe(readCode(WEEK_SYSTEMS), 'iso', {
    en: 'Week numbering system',
    fr: 'Système de numérotation des semaines',
  }),
  list: describe({ ...READERS.list, schema: LIST }, 'tsx', {
    en: 'ID of a list in `/lists/index.json`',
    fr: 'Identifiant d’une liste de `/lists/index.json`',
  }),
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type PathParameterName = keyof typeof PATH_PARAMETERS;

export type PathValues<Name extends PathParameterName> = {
  readonly [N in Name]: NonNullable<ReturnType<(typeof PATH_PARAMETERS)[N]['read']>>;
};

/** The codes of places in any case, alone or as CA-XX, so that a client may send back what the service answered. */
function placePattern(codes: readonly ScopeCode[]): string {
  const inAnyCase = (code: string): string =>
    code.replaceAll(/./g, (letter) => `[${letter.toUpperCase()}${letter}]`);
  const provinces = codes.filter((code) => code !== 'ca').map(inAnyCase);
  const canada = codes.includes('ca') ? `${inAnyCase('ca')}|` : '';
  return `(${canada}(${inAnyCase('ca')}-)?(${provinces.join('|')}))`;
}

function readCode<Code extends string>(codes: readonly Code[]): Reader<Code> {
  const all = codes.join(', ');
  return readChoice(codes, { en: `it must be one of ${all}`, fr: `utilisez l’un des codes ${all}` });
}

function describe<T>(
  reader: Reader<T> & Partial<Pick<Parameter<T>, 'schema' | 'problem'>>,
  example: string | number,
  description: Words,
): Parameter<T> {
  const { allowed } = reader;
  const words: oas31.SchemaObject =
    typeof allowed === 'string' ? { type: 'string' } : { type: 'string', enum: [...allowed] };
  return { schema: words, ...reader, description, example };
}
