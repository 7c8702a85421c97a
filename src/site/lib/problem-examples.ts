import { OPERATION_IDS } from '../../contract/parameters.ts';
import { PROVINCE_CODES } from '../../holidays/scope.ts';
import type { Locale } from '../../language/locale.ts';

interface ProblemExample {
  readonly status: number;
  /** `{site}` stands for the address of the service. */
  readonly en: { readonly title: string; readonly detail: string };
  readonly fr: { readonly title: string; readonly detail: string };
  readonly parameter?: string;
  readonly allowed?: string | readonly string[];
}

const CODES = PROVINCE_CODES.join(', ');
const OPERATIONS = OPERATION_IDS.map((each) => `/api/${each}`);

/** An error of every code. Written out because the site may not import the API; tests/docs compares each with the real answer. */
const EXAMPLES = {
  'bad-parameter': {
    status: 400,
    en: {
      title: 'Bad parameter',
      detail: `The parameter “province” cannot be “ontario”: it must be one of ${CODES}, in upper or lower case, also as CA-ON, and left out for the federal holidays.`,
    },
    fr: {
      title: 'Paramètre non valide',
      detail: `Le paramètre «\u00a0province\u00a0» ne peut pas être «\u00a0ontario\u00a0»\u00a0: il doit être l’un des codes ${CODES}, en majuscules ou en minuscules, aussi sous la forme CA-ON, et omis pour les jours fériés fédéraux.`,
    },
    parameter: 'province',
    allowed: PROVINCE_CODES,
  },
  'repeated-parameter': {
    status: 400,
    en: {
      title: 'Repeated parameter',
      detail: 'The parameter “year” was given more than once: give it once.',
    },
    fr: {
      title: 'Paramètre répété',
      detail: 'Le paramètre «\u00a0year\u00a0» a été donné plus d’une fois\u00a0: donnez-le une seule fois.',
    },
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
      detail:
        'La date d’aujourd’hui est hors des années couvertes\u00a0: le paramètre «\u00a0year\u00a0» est nécessaire.',
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
        'The key in the X-API-Key header is unknown, malformed, expired or revoked. X-API-Key counts before Authorization, and Authorization before api_key. Without any key, the anonymous limit applies.',
    },
    fr: {
      title: 'Clé inconnue',
      detail:
        'La clé de l’en-tête X-API-Key est inconnue, mal formée, expirée ou révoquée. X-API-Key passe avant Authorization, et Authorization avant api_key. Sans aucune clé, la limite anonyme s’applique.',
    },
  },
  'not-found': {
    status: 404,
    en: {
      title: 'No such address',
      detail: `There is no operation at this address. There are these: ${OPERATIONS.join(', ')}.`,
    },
    fr: {
      title: 'Adresse inexistante',
      detail: `Il n’y a aucune opération à cette adresse. Il y a celles-ci\u00a0: ${OPERATIONS.join(', ')}.`,
    },
    allowed: OPERATIONS,
  },
  'method-not-allowed': {
    status: 405,
    en: { title: 'Method not allowed', detail: 'This address answers GET, HEAD and OPTIONS only.' },
    fr: { title: 'Méthode non autorisée', detail: 'Cette adresse ne répond qu’à GET, HEAD et OPTIONS.' },
  },
  'precondition-failed': {
    status: 412,
    en: {
      title: 'Precondition failed',
      detail:
        'The content is not, or no longer, the one that If-Match names. Ask without If-Match to get it as it is.',
    },
    fr: {
      title: 'Condition non remplie',
      detail:
        'Le contenu n’est pas, ou n’est plus, celui que nomme If-Match. Faites la requête sans If-Match pour l’obtenir tel quel.',
    },
  },
  'target-too-long': {
    status: 414,
    en: { title: 'Address too long', detail: 'The address, with its parameters, must be shorter than 8 KB.' },
    fr: {
      title: 'Adresse trop longue',
      detail: 'L’adresse, paramètres compris, doit faire moins de 8\u00a0Ko.',
    },
  },
  'too-many-requests': {
    status: 429,
    en: {
      title: 'Too many requests',
      detail:
        'The limit of 60 requests a minute without a key is reached. Retry-After says in how many seconds to try again. To ask for a free key: {site}/docs/key/',
    },
    fr: {
      title: 'Trop de requêtes',
      detail:
        'La limite de 60 requêtes par minute sans clé est atteinte. L’en-tête Retry-After indique dans combien de secondes réessayer. Pour demander une clé gratuite\u00a0: {site}/docs/key/',
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
    detail: texts[locale].detail.replace('{site}', siteUrl),
    code,
    ...(parameter === undefined ? {} : { parameter }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}
