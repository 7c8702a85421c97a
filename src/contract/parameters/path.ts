import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { OWN_PARAMETERS } from './own.ts';
import type { Parameter } from './parameter.ts';

/** Those that are a part of the path, and so are always there. */
export const PATH_PARAMETERS = {
  year: {
    ...OWN_PARAMETERS.year,
    description: { en: 'The year listed, 1900 to 2100', fr: 'L’année de la liste, de 1900 à 2100' },
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

  list: {
    ...OWN_PARAMETERS.list,
    description: {
      en: 'The id of a list of /lists/index.json',
      fr: 'L’identifiant d’une liste de /lists/index.json',
    },
  },
} satisfies Readonly<Record<string, Parameter<unknown>>>;

export type PathParameterName = keyof typeof PATH_PARAMETERS;

/** What the values of some parameters in the path are once they are read. */
export type PathValues<Name extends PathParameterName> = {
  readonly [N in Name]: NonNullable<ReturnType<(typeof PATH_PARAMETERS)[N]['read']>>;
};
