import { PROVINCE_CODES, type ProvinceCode, toProvinceCode } from '../../holidays/scope.ts';
import { type Parameter, placePattern, wholeNumber } from './parameter.ts';

const CODES = PROVINCE_CODES.join(', ');
/** As many as the service of these parameters takes. */
const MAX_BRIDGE_DAYS = 100;
const MAX_OFFSET = 12;

/** A province or territory where there is no federal listing to fall back on. */
const PLACE = {
  read: toProvinceCode,
  schema: { type: 'string', pattern: placePattern(PROVINCE_CODES) },
  allowed: PROVINCE_CODES,
  needs: {
    en: `it must be one of ${CODES}, in upper or lower case, also as CA-ON, or left out for the whole country`,
    fr: `il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, aussi sous la forme CA-ON, ou omis pour tout le pays`,
  },
  example: 'CA-ON',
} satisfies Omit<Parameter<ProvinceCode>, 'description'>;

/** Those of the operations for clients of Nager.Date v3. */
export const V3_PARAMETERS = {
  availableBridgeDays: {
    ...wholeNumber(0, MAX_BRIDGE_DAYS),
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
      en: 'Code of a province or territory; the federal listing where left out',
      fr: 'Code d’une province ou d’un territoire; à défaut, la liste fédérale',
    },
  },

  offset: {
    ...wholeNumber(-MAX_OFFSET, MAX_OFFSET),
    description: {
      en: 'Hours from UTC of the clock that says which day today is; the clock of the capital where left out',
      fr: 'Décalage horaire, en heures par rapport à UTC, de l’horloge qui donne la date du jour; à défaut, l’heure de la capitale',
    },
    example: -5,
  } satisfies Parameter<number>,
} satisfies Readonly<Record<string, Parameter<unknown>>>;
