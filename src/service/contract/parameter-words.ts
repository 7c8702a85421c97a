import type { Words } from '../../core/language/locale.ts';
import type { OperationName } from './operations.ts';
import { PARAMETERS, type ParameterName } from './parameters.ts';

type Descriptions = { readonly [Name in ParameterName]?: Words };

const TIME_LIMIT_WORDS = {
  list: {
    en: 'ID of the list whose rule applies: one of those for which `hasTimeLimitRule` is `true` in /lists/index.json',
    fr: 'Identifiant de la liste dont la règle s’applique, parmi celles dont `hasTimeLimitRule` vaut `true` dans `/lists/index.json`',
  },
  date: {
    en: 'Day of the event, which is not counted, YYYY-MM-DD; by default, today’s date in the province of the list, or in Toronto for a federal list',
    fr: 'Jour de l’événement, qui ne compte pas, AAAA-MM-JJ; par défaut, la date du jour dans la province de la liste, ou à Toronto pour une liste fédérale',
  },
  projected: {
    en: 'Changes nothing here: the lists whose rules apply are set by acts and cover every year to 2100',
    fr: 'Ne change rien ici\u00a0: les listes dont la règle s’applique sont établies par des textes de loi et couvrent toutes les années jusqu’en 2100',
  },
} as const;

/** The meaning of a parameter in an operation, if `PARAMETERS` says too much or too little. Apart from `OPERATIONS`: a request needs none of it. */
const OWN_WORDS: { readonly [Name in OperationName]?: Descriptions } = {
  'time-limit.json': TIME_LIMIT_WORDS,
  'time-limit.txt': TIME_LIMIT_WORDS,
  'holiday-pay.json': {
    date: {
      en: 'Date of a holiday, or the day on which it is observed, YYYY-MM-DD; by default, the next paid holiday',
      fr: 'Date d’un jour férié, ou jour où il est observé, AAAA-MM-JJ; par défaut, le prochain jour férié payé',
    },
  },
  'holidays.ics': {
    year: {
      en: 'Year of the holidays, 1900 to 2100; by default, the current year. A calendar of several places without a year covers last year to five ahead and suggests a refresh interval, like the feeds',
      fr: 'Année des jours fériés, de 1900 à 2100; par défaut, l’année en cours. Sans année, le calendrier de plusieurs lieux couvre de l’an dernier à cinq ans plus tard et suggère une fréquence d’actualisation, comme les abonnements',
    },
  },
};

export const ownWords = (name: OperationName): Descriptions => OWN_WORDS[name] ?? {};

/** Describes a parameter of an operation: in its own words, or in those that all share. */
export const describedIn = (name: OperationName, parameter: ParameterName): Words =>
  ownWords(name)[parameter] ?? PARAMETERS[parameter].description;
