import type { Allowance, Bucket } from '../../counters/limits.ts';
import type { Locale } from '../../language/locale.ts';
import type { CredentialSource } from '../caller/credential.ts';

export type ProblemCode =
  | 'bad-parameter'
  | 'repeated-parameter'
  | 'no-current-year'
  | 'bad-request'
  | 'unknown-key'
  | 'not-found'
  | 'method-not-allowed'
  | 'precondition-failed'
  | 'target-too-long'
  | 'too-many-requests'
  | 'keys-unavailable'
  | 'unavailable';

/** What the sentences name; empty where the problem has no such thing. */
export interface Details {
  readonly parameter: string;
  /** Fit to be quoted. */
  readonly value: string;
  /** What the parameter must be. */
  readonly needs: string;
  readonly allowed: readonly string[];
  readonly allowance: Allowance | undefined;
  /** Where the key came from. */
  readonly source: CredentialSource | undefined;
  readonly siteUrl: string;
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
  'precondition-failed': { en: 'Precondition failed', fr: 'Condition non remplie' },
  'target-too-long': { en: 'Address too long', fr: 'Adresse trop longue' },
  'too-many-requests': { en: 'Too many requests', fr: 'Trop de requêtes' },
  'keys-unavailable': { en: 'Keys cannot be checked', fr: 'Vérification des clés impossible' },
  unavailable: { en: 'Service unavailable', fr: 'Service non disponible' },
};

const NOT_BEARER: InBoth<string> = {
  en: 'The Authorization header must hold “Bearer” and a key; no other scheme is read.',
  fr: 'L’en-tête Authorization doit contenir «\u00a0Bearer\u00a0» et une clé; aucun autre schéma n’est lu.',
};

const SOURCES: Readonly<Record<Exclude<CredentialSource, 'other-scheme'>, InBoth<string>>> = {
  'x-api-key': { en: 'in the X-API-Key header', fr: 'de l’en-tête X-API-Key' },
  authorization: { en: 'in the Authorization header', fr: 'de l’en-tête Authorization' },
  api_key: { en: 'in the parameter “api_key”', fr: 'du paramètre «\u00a0api_key\u00a0»' },
};

/** Where the key came from and what is wrong with it. */
function refusedKey(source: CredentialSource | undefined, locale: Locale): string {
  if (source === 'other-scheme') return NOT_BEARER[locale];
  const place = source === undefined ? '' : ` ${SOURCES[source][locale]}`;
  return locale === 'fr'
    ? `La clé${place} est inconnue, mal formée, expirée ou révoquée.`
    : `The key${place} is unknown, malformed, expired or revoked.`;
}

const NO_ALLOWANCE: Allowance = { bucket: 'anonymous', limit: 0 };

const WHOSE: Readonly<Record<Bucket, InBoth<string>>> = {
  anonymous: { en: 'without a key', fr: 'sans clé' },
  partner: { en: 'of this key', fr: 'de cette clé' },
};

const MORE: Readonly<Record<Bucket, InBoth<string>>> = {
  anonymous: { en: 'To ask for a free key:', fr: 'Pour demander une clé gratuite\u00a0:' },
  partner: { en: 'To ask for more:', fr: 'Pour en demander davantage\u00a0:' },
};

export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, InBoth<(details: Details) => string>>> = {
  'bad-parameter': {
    en: ({ parameter, value, needs }) => `The parameter “${parameter}” cannot be “${value}”: ${needs}.`,
    fr: ({ parameter, value, needs }) =>
      `Le paramètre «\u00a0${parameter}\u00a0» ne peut pas être «\u00a0${value}\u00a0»\u00a0: ${needs}.`,
  },
  'repeated-parameter': {
    en: ({ parameter }) => `The parameter “${parameter}” was given more than once: give it once.`,
    fr: ({ parameter }) =>
      `Le paramètre «\u00a0${parameter}\u00a0» a été donné plus d’une fois\u00a0: donnez-le une seule fois.`,
  },
  'no-current-year': {
    en: ({ parameter }) => `Today lies outside the years listed, so the parameter “${parameter}” is needed.`,
    fr: ({ parameter }) =>
      `La date d’aujourd’hui est hors des années couvertes\u00a0: le paramètre «\u00a0${parameter}\u00a0» est nécessaire.`,
  },
  'bad-request': {
    en: () => 'The address holds a percent-escape or a character that cannot be read.',
    fr: () => 'L’adresse contient une séquence d’échappement ou un caractère illisible.',
  },
  'unknown-key': {
    en: ({ source }) =>
      `${refusedKey(source, 'en')} X-API-Key counts before Authorization, and Authorization before api_key. Without any key, the anonymous limit applies.`,
    fr: ({ source }) =>
      `${refusedKey(source, 'fr')} X-API-Key passe avant Authorization, et Authorization avant api_key. Sans aucune clé, la limite anonyme s’applique.`,
  },
  'not-found': {
    en: ({ allowed }) => `There is no operation at this address. There are these: ${allowed.join(', ')}.`,
    fr: ({ allowed }) =>
      `Il n’y a aucune opération à cette adresse. Il y a celles-ci\u00a0: ${allowed.join(', ')}.`,
  },
  'method-not-allowed': {
    en: () => 'This address answers GET, HEAD and OPTIONS only.',
    fr: () => 'Cette adresse ne répond qu’à GET, HEAD et OPTIONS.',
  },
  'precondition-failed': {
    en: () =>
      'The content is not, or no longer, the one that If-Match names. Ask without If-Match to get it as it is.',
    fr: () =>
      'Le contenu n’est pas, ou n’est plus, celui que nomme If-Match. Faites la requête sans If-Match pour l’obtenir tel quel.',
  },
  'target-too-long': {
    en: () => 'The address, with its parameters, must be shorter than 8 KB.',
    fr: () => 'L’adresse, paramètres compris, doit faire moins de 8\u00a0Ko.',
  },
  'too-many-requests': {
    en: ({ allowance: { bucket, limit } = NO_ALLOWANCE, siteUrl }) =>
      `The limit of ${limit} requests a minute ${WHOSE[bucket].en} is reached. Retry-After says in how many seconds to try again. ${MORE[bucket].en} ${siteUrl}/docs/key/`,
    fr: ({ allowance: { bucket, limit } = NO_ALLOWANCE, siteUrl }) =>
      `La limite de ${limit} requêtes par minute ${WHOSE[bucket].fr} est atteinte. L’en-tête Retry-After indique dans combien de secondes réessayer. ${MORE[bucket].fr} ${siteUrl}/docs/key/`,
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
