import type { ProblemText } from './question-problems.ts';

/** What the Node host says, by code, of what cannot be read as a request (RFC 9112); the edge never sees such. */
export const PROTOCOL_PROBLEMS = {
  'broken-request': {
    status: 400,
    title: { en: 'Bad Request', fr: 'Requête incorrecte' },
    detail: {
      en: 'This is not a request that HTTP/1.1 allows.',
      fr: 'Cette requête n’est pas conforme à HTTP/1.1.',
    },
  },
  'bad-host': {
    status: 400,
    title: { en: 'Bad Host', fr: 'Hôte incorrect' },
    detail: {
      en: 'A request needs one Host header, with a host name or an address and, where needed, a port.',
      fr: 'Une requête doit comporter un seul en-tête Host, avec un nom d’hôte ou une adresse et, au besoin, un port.',
    },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'Request Timeout', fr: 'Délai de la requête dépassé' },
    detail: {
      en: 'The request did not arrive whole in time. Send it again.',
      fr: 'La requête n’est pas arrivée en entier à temps. Envoyez-la de nouveau.',
    },
  },
  'content-too-large': {
    status: 413,
    title: { en: 'Content Too Large', fr: 'Contenu trop volumineux' },
    detail: {
      en: 'The extensions of a chunk are too long; no operation takes a body.',
      fr: 'Les extensions d’un fragment sont trop longues; aucune opération n’accepte de corps.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: { en: 'Request Header Fields Too Large', fr: 'En-têtes de requête trop longs' },
    detail: {
      en: 'The address and the headers together must be shorter than 16 KB.',
      fr: 'L’adresse et les en-têtes ensemble doivent faire moins de 16\u00a0ko.',
    },
  },
  'unsupported-version': {
    status: 505,
    title: { en: 'HTTP Version Not Supported', fr: 'Version de HTTP non prise en charge' },
    detail: {
      en: 'Send the request as HTTP/1.1 or HTTP/1.0.',
      fr: 'Envoyez la requête en HTTP/1.1 ou en HTTP/1.0.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemText>>;

export type ProtocolProblemCode = keyof typeof PROTOCOL_PROBLEMS;
