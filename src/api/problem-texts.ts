import type { Locale } from '../dataset/paths.ts';

export type ProblemCode =
  | 'bad-parameter'
  | 'repeated-parameter'
  | 'no-current-year'
  | 'bad-request'
  | 'unknown-key'
  | 'not-found'
  | 'method-not-allowed'
  | 'target-too-long'
  | 'too-many-requests'
  | 'keys-unavailable'
  | 'unavailable';

interface Details {
  readonly parameter: string;
  readonly value: string;
}

type InBoth<T> = Readonly<Record<Locale, T>>;

export const TITLES: Readonly<Record<ProblemCode, InBoth<string>>> = {
  'bad-parameter': { en: 'Bad parameter', fr: 'Paramètre non valide' },
  'repeated-parameter': { en: 'Repeated parameter', fr: 'Paramètre répété' },
  'no-current-year': { en: 'No current year', fr: 'Pas d’année en cours' },
  'bad-request': { en: 'Malformed request', fr: 'Requête mal formée' },
  'unknown-key': { en: 'Unknown key', fr: 'Clé inconnue' },
  'not-found': { en: 'No such address', fr: 'Adresse inexistante' },
  'method-not-allowed': { en: 'Method not allowed', fr: 'Méthode non autorisée' },
  'target-too-long': { en: 'Address too long', fr: 'Adresse trop longue' },
  'too-many-requests': { en: 'Too many requests', fr: 'Trop de requêtes' },
  'keys-unavailable': { en: 'Keys cannot be checked', fr: 'Vérification des clés impossible' },
  unavailable: { en: 'Service unavailable', fr: 'Service non disponible' },
};

export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, InBoth<(details: Details) => string>>> = {
  'bad-parameter': {
    en: ({ parameter, value }) => `The parameter “${parameter}” cannot be “${value}”.`,
    fr: ({ parameter, value }) => `Le paramètre « ${parameter} » ne peut pas être « ${value} ».`,
  },
  'repeated-parameter': {
    en: ({ parameter }) => `The parameter “${parameter}” was given more than once.`,
    fr: ({ parameter }) => `Le paramètre « ${parameter} » a été donné plus d’une fois.`,
  },
  'no-current-year': {
    en: ({ parameter }) => `Today lies outside the years listed, so the parameter “${parameter}” is needed.`,
    fr: ({ parameter }) =>
      `La date d’aujourd’hui est hors des années couvertes : le paramètre « ${parameter} » est nécessaire.`,
  },
  'bad-request': {
    en: () => 'The address holds a percent-escape or a character that cannot be read.',
    fr: () => 'L’adresse contient une séquence d’échappement ou un caractère illisible.',
  },
  'unknown-key': {
    en: () =>
      'The key is unknown, malformed, expired or revoked. Without any key, the anonymous limit applies.',
    fr: () =>
      'La clé est inconnue, mal formée, expirée ou révoquée. Sans aucune clé, la limite anonyme s’applique.',
  },
  'not-found': {
    en: () => 'There is no operation at this address. The documentation lists them all.',
    fr: () => 'Il n’y a aucune opération à cette adresse. La documentation les énumère toutes.',
  },
  'method-not-allowed': {
    en: () => 'This address answers GET, HEAD and OPTIONS only.',
    fr: () => 'Cette adresse ne répond qu’à GET, HEAD et OPTIONS.',
  },
  'target-too-long': {
    en: () => 'The address, with its parameters, must be shorter than 8 KB.',
    fr: () => 'L’adresse, paramètres compris, doit faire moins de 8 Ko.',
  },
  'too-many-requests': {
    en: () => 'The limit of requests a minute is reached. Retry-After says in how many seconds to try again.',
    fr: () =>
      'La limite de requêtes par minute est atteinte. L’en-tête Retry-After indique dans combien de secondes réessayer.',
  },
  'keys-unavailable': {
    en: () => 'Partner keys cannot be checked at the moment. Try again soon, or without a key.',
    fr: () =>
      'Les clés de partenaire ne peuvent pas être vérifiées pour l’instant. Réessayez bientôt, ou sans clé.',
  },
  unavailable: {
    en: () => 'The answer cannot be given at the moment. Try again soon.',
    fr: () => 'La réponse ne peut pas être donnée pour l’instant. Réessayez bientôt.',
  },
};
