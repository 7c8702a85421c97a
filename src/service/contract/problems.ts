import type { Locale, Words } from '../../core/language/locale.ts';
import {
  type KeySource,
  type ProblemDetails,
  type ProblemText,
  QUESTION_SENTENCES,
} from '../../core/questions/question-problems.ts';
import { docsPath } from './docs-pages.ts';
import type { ProblemBody } from './schemas/bodies.ts';

const PLACES: Readonly<Record<Exclude<KeySource, 'other-scheme'>, Words>> = {
  'x-api-key': { en: ' in the X-API-Key header', fr: ' de l’en-tête X-API-Key' },
  authorization: { en: ' in the Authorization header', fr: ' de l’en-tête Authorization' },
  api_key: { en: ' in the “api_key” parameter', fr: ' du paramètre «\u00a0api_key\u00a0»' },
};

function refusedKey(source: KeySource): Words {
  if (source === 'other-scheme')
    return {
      en: 'The Authorization header must contain “Bearer” and a key; no other scheme is accepted.',
      fr: 'L’en-tête Authorization doit contenir «\u00a0Bearer\u00a0» et une clé; aucun autre mode d’authentification n’est accepté.',
    };
  const place = PLACES[source];
  return {
    en: `The key${place.en} is unknown, malformed, expired or revoked.`,
    fr: `La clé${place.fr} est inconnue, mal formée, expirée ou révoquée.`,
  };
}

const CALLERS = {
  anonymous: {
    whose: { en: 'without a key', fr: 'sans clé' },
    more: { en: 'To ask for a free key:', fr: 'Pour demander une clé gratuite\u00a0:' },
  },
  partner: {
    whose: { en: 'for this key', fr: 'pour cette clé' },
    more: { en: 'To ask for a higher limit:', fr: 'Pour demander une limite plus élevée\u00a0:' },
  },
} as const;

export const PROBLEMS = {
  'bad-parameter': {
    status: 400,
    title: { en: 'Invalid parameter', fr: 'Paramètre non valide' },
    detail: QUESTION_SENTENCES['bad-parameter'],
  },
  'missing-parameter': {
    status: 400,
    title: { en: 'Missing parameter', fr: 'Paramètre manquant' },
    detail: QUESTION_SENTENCES['missing-parameter'],
  },
  'repeated-parameter': {
    status: 400,
    title: { en: 'Repeated parameter', fr: 'Paramètre répété' },
    detail: QUESTION_SENTENCES['repeated-parameter'],
  },
  'unknown-parameter': {
    status: 400,
    title: { en: 'Unknown parameter', fr: 'Paramètre inconnu' },
    detail: QUESTION_SENTENCES['unknown-parameter'],
  },
  'counts-time-limits': {
    status: 400,
    title: { en: 'This list is for time limits', fr: 'Cette liste sert au calcul des délais' },
    detail: QUESTION_SENTENCES['counts-time-limits'],
  },
  'no-current-year': {
    status: 400,
    title: { en: 'Current year not covered', fr: 'Année en cours non couverte' },
    detail: QUESTION_SENTENCES['no-current-year'],
  },
  'bad-request': {
    status: 400,
    title: { en: 'Malformed request', fr: 'Requête mal formée' },
    detail: {
      en: 'The address contains an invalid character or percent-encoding.',
      fr: 'L’adresse contient un caractère ou une séquence d’échappement (%) non valides.',
    },
  },
  'unknown-key': {
    status: 401,
    title: { en: 'Unknown key', fr: 'Clé inconnue' },
    detail: ({ source = 'x-api-key' }) => ({
      en: `${refusedKey(source).en} X-API-Key takes precedence over Authorization, and Authorization over api_key. Without a key, the anonymous limit applies.`,
      fr: `${refusedKey(source).fr} X-API-Key a priorité sur Authorization, et Authorization sur api_key. Sans clé, la limite des appels anonymes s’applique.`,
    }),
  },
  'not-found': {
    status: 404,
    title: { en: 'Address not found', fr: 'Adresse introuvable' },
    detail: ({ allowed }) => ({
      en: `There is no endpoint at this address. The available endpoints are ${writeAllowed(allowed)}.`,
      fr: `Aucun point d’accès ne correspond à cette adresse. Points d’accès de l’API\u00a0: ${writeAllowed(allowed)}.`,
    }),
  },
  'unknown-country': {
    status: 404,
    title: { en: 'Unknown country', fr: 'Pays inconnu' },
    detail: ({ value }) => ({
      en: `The country “${value}” is not covered: this service covers only Canada (code CA).`,
      fr: `Le pays «\u00a0${value}\u00a0» n’est pas couvert\u00a0: ce service porte uniquement sur le Canada (code CA).`,
    }),
  },
  'unknown-list': {
    status: 404,
    title: { en: 'Unknown list', fr: 'Liste inconnue' },
    detail: ({ value, allowed }) => ({
      en: `There is no list called “${value}”. The available lists are ${writeAllowed(allowed)}.`,
      fr: `La liste «\u00a0${value}\u00a0» n’existe pas. Listes publiées\u00a0: ${writeAllowed(allowed)}.`,
    }),
  },
  'year-not-published': {
    status: 404,
    title: { en: 'Year not published', fr: 'Année non publiée' },
    detail: ({ value, allowed }) => ({
      en: `The “${value}” list does not cover the year requested: we have found no source for that year. The list covers ${writeAllowed(allowed)}.`,
      fr: `La liste «\u00a0${value}\u00a0» ne couvre pas l’année demandée, pour laquelle nous n’avons trouvé aucune source. Années couvertes\u00a0: ${writeAllowed(allowed)}.`,
    }),
  },
  'method-not-allowed': {
    status: 405,
    title: { en: 'Method not allowed', fr: 'Méthode non autorisée' },
    detail: {
      en: 'This address accepts only GET, HEAD and OPTIONS.',
      fr: 'Cette adresse n’accepte que les méthodes GET, HEAD et OPTIONS.',
    },
  },
  'precondition-failed': {
    status: 412,
    title: { en: 'Precondition failed', fr: 'Condition non remplie' },
    detail: {
      en: 'The content does not match the ETag in If-Match; it may have changed since. Leave out If-Match to get the current content.',
      fr: 'Le contenu ne correspond pas, ou ne correspond plus, à l’ETag de l’en-tête If-Match. Retirez cet en-tête pour obtenir le contenu actuel.',
    },
  },
  'target-too-long': {
    status: 414,
    title: { en: 'Address too long', fr: 'Adresse trop longue' },
    detail: {
      en: 'The address, including its parameters, must be shorter than 8 KB.',
      fr: 'L’adresse, paramètres compris, doit faire moins de 8\u00a0ko.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { en: 'Too many requests', fr: 'Trop de requêtes' },
    detail: ({ allowance: { bucket, limit } = { bucket: 'anonymous', limit: 0 }, source }, siteUrl) => ({
      en: `${source ? `${refusedKey(source).en} ` : ''}You have reached the limit of ${limit.toLocaleString('en-CA')} requests a minute ${CALLERS[bucket].whose.en}. Wait for the number of seconds given in Retry-After, then try again. ${CALLERS[bucket].more.en} ${siteUrl}${docsPath('en', 'docs/limits')}`,
      fr: `${source ? `${refusedKey(source).fr} ` : ''}Vous avez atteint la limite de ${limit.toLocaleString('fr-CA')}\u00a0requêtes par minute ${CALLERS[bucket].whose.fr}. L’en-tête Retry-After indique dans combien de secondes réessayer. ${CALLERS[bucket].more.fr} ${siteUrl}${docsPath('fr', 'docs/limits')}`,
    }),
  },
  'keys-unavailable': {
    status: 503,
    title: { en: 'Keys cannot be checked', fr: 'Vérification des clés impossible' },
    detail: {
      en: 'The service cannot check partner keys right now. Try again shortly, or send the request without a key.',
      fr: 'Le service ne peut pas vérifier les clés de partenaire pour l’instant. Réessayez sous peu, ou envoyez la requête sans clé.',
    },
  },
  unavailable: {
    status: 503,
    title: { en: 'Service unavailable', fr: 'Service indisponible' },
    detail: {
      en: 'The service is temporarily unavailable. Try again shortly.',
      fr: 'Le service est temporairement indisponible. Réessayez sous peu.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemText>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The body of an error. @param siteUrl without a slash at the end */
export function toProblemBody(
  code: string,
  text: ProblemText,
  details: ProblemDetails,
  locale: Locale,
  siteUrl: string,
): ProblemBody {
  const { status, title, detail } = text;
  const { parameter, allowed } = details;
  return {
    type: `${siteUrl}/docs/errors#${code}`,
    title: title[locale],
    status,
    detail: (typeof detail === 'function' ? detail(details, siteUrl) : detail)[locale],
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

function writeAllowed(allowed: ProblemDetails['allowed'] = []): string {
  return typeof allowed === 'string' ? allowed : allowed.join(', ');
}
