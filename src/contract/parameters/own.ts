import { type Day, parseDate } from '../../calendar/day.ts';
import { WEEKENDS, type WeekendName } from '../../holidays/days-off/business-days.ts';
import { FIRST_YEAR, isKnownDay, isListedYear, LAST_YEAR } from '../../holidays/law.ts';
import { PROVINCE_CODES, toProvinceCode } from '../../holidays/scope.ts';
import { type Bilingual, LOCALES, toLocale } from '../../language/locale.ts';

import { type Parameter, wholeNumber } from './parameter.ts';

const CODES = PROVINCE_CODES.join(', ');
const WEEKEND_NAMES = Object.keys(WEEKENDS) as readonly WeekendName[];
/** As many business days as can be added, or taken away: some fourteen years. */
export const MOST_ADDED = 3660;

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

/** Those of the service's own operations, which the library reads too. */
export const OWN_PARAMETERS = {
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
    ...wholeNumber(-MOST_ADDED, MOST_ADDED),
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
} satisfies Readonly<Record<string, Parameter<unknown>>>;
