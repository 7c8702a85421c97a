import type { Locale } from '../../dataset/paths.ts';
import { PROVINCE_CODES } from '../../holidays/scope.ts';

interface ProblemExample {
  readonly status: number;
  readonly en: { readonly title: string; readonly detail: string };
  readonly fr: { readonly title: string; readonly detail: string };
  readonly parameter?: string;
  readonly allowed?: string | readonly string[];
}

/** An error of every code. Written out because the site may not import the API; tests/docs compares each with the real answer. */
const EXAMPLES = {
  'bad-parameter': {
    status: 400,
    en: { title: 'Bad parameter', detail: 'The parameter “province” cannot be “ontario”.' },
    fr: { title: 'Paramètre non valide', detail: 'Le paramètre « province » ne peut pas être « ontario ».' },
    parameter: 'province',
    allowed: PROVINCE_CODES,
  },
  'repeated-parameter': {
    status: 400,
    en: { title: 'Repeated parameter', detail: 'The parameter “year” was given more than once.' },
    fr: { title: 'Paramètre répété', detail: 'Le paramètre « year » a été donné plus d’une fois.' },
    parameter: 'year',
  },
  'no-current-year': {
    status: 400,
    en: {
      title: 'No current year',
      detail: 'Today lies outside the years listed, so the parameter “year” is needed.',
    },
    fr: {
      title: 'Pas d’année en cours',
      detail: 'La date d’aujourd’hui est hors des années couvertes : le paramètre « year » est nécessaire.',
    },
    parameter: 'year',
    allowed: '1900..2100',
  },
  'bad-request': {
    status: 400,
    en: {
      title: 'Malformed request',
      detail: 'The address holds a percent-escape or a character that cannot be read.',
    },
    fr: {
      title: 'Requête mal formée',
      detail: 'L’adresse contient une séquence d’échappement ou un caractère illisible.',
    },
  },
  'unknown-key': {
    status: 401,
    en: {
      title: 'Unknown key',
      detail:
        'The key is unknown, malformed, expired or revoked. Without any key, the anonymous limit applies.',
    },
    fr: {
      title: 'Clé inconnue',
      detail:
        'La clé est inconnue, mal formée, expirée ou révoquée. Sans aucune clé, la limite anonyme s’applique.',
    },
  },
  'not-found': {
    status: 404,
    en: {
      title: 'No such address',
      detail: 'There is no operation at this address. The documentation lists them all.',
    },
    fr: {
      title: 'Adresse inexistante',
      detail: 'Il n’y a aucune opération à cette adresse. La documentation les énumère toutes.',
    },
  },
  'method-not-allowed': {
    status: 405,
    en: { title: 'Method not allowed', detail: 'This address answers GET, HEAD and OPTIONS only.' },
    fr: { title: 'Méthode non autorisée', detail: 'Cette adresse ne répond qu’à GET, HEAD et OPTIONS.' },
  },
  'target-too-long': {
    status: 414,
    en: { title: 'Address too long', detail: 'The address, with its parameters, must be shorter than 8 KB.' },
    fr: { title: 'Adresse trop longue', detail: 'L’adresse, paramètres compris, doit faire moins de 8 Ko.' },
  },
  'too-many-requests': {
    status: 429,
    en: {
      title: 'Too many requests',
      detail: 'The limit of requests a minute is reached. Retry-After says in how many seconds to try again.',
    },
    fr: {
      title: 'Trop de requêtes',
      detail:
        'La limite de requêtes par minute est atteinte. L’en-tête Retry-After indique dans combien de secondes réessayer.',
    },
  },
  'keys-unavailable': {
    status: 503,
    en: {
      title: 'Keys cannot be checked',
      detail: 'Partner keys cannot be checked at the moment. Try again soon, or without a key.',
    },
    fr: {
      title: 'Vérification des clés impossible',
      detail:
        'Les clés de partenaire ne peuvent pas être vérifiées pour l’instant. Réessayez bientôt, ou sans clé.',
    },
  },
  unavailable: {
    status: 503,
    en: { title: 'Service unavailable', detail: 'The answer cannot be given at the moment. Try again soon.' },
    fr: {
      title: 'Service non disponible',
      detail: 'La réponse ne peut pas être donnée pour l’instant. Réessayez bientôt.',
    },
  },
} as const satisfies Record<string, ProblemExample>;

export type ExampleCode = keyof typeof EXAMPLES;
export const EXAMPLE_CODES = Object.keys(EXAMPLES) as readonly ExampleCode[];

/** The body of an error in a language, in the order of the API's fields. */
export function problemExample(code: ExampleCode, locale: Locale, siteUrl: string): object {
  const { status, parameter, allowed, ...texts }: ProblemExample = EXAMPLES[code];
  return {
    type: `${siteUrl}/docs/errors#${code}`,
    title: texts[locale].title,
    status,
    detail: texts[locale].detail,
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}
