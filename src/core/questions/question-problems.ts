import { capital, type Words } from '../language/locale.ts';
import { joined } from '../language/names.ts';

/*
 * The errors that the library and the pages of the site report too. They have their own file because a bundler keeps all of PROBLEMS or none of it.
 */

/** Where a key came from; `other-scheme` for an Authorization header that is not Bearer. */
export type KeySource = 'x-api-key' | 'authorization' | 'other-scheme' | 'api_key';

export interface ProblemDetails {
  readonly parameter?: string | undefined;
  /** The value that was refused, fit to be quoted. */
  readonly value?: string | undefined;
  /** The values that the parameter takes, as the end of a sentence. */
  readonly needs?: Words | undefined;
  /** For programs: a range, or all values. */
  readonly allowed?: string | readonly string[] | undefined;
  /** The limit that was reached, in requests a minute. */
  readonly allowance?: { readonly bucket: 'anonymous' | 'partner'; readonly limit: number } | undefined;
  /** The caller's way to count time limits. @default '/api/time-limit.json' */
  readonly instead?: string | undefined;
  readonly source?: KeySource | undefined;
}

export interface ProblemText {
  readonly status: number;
  readonly title: Words;
  readonly detail: Words | ((details: ProblemDetails, siteUrl: string) => Words);
}

type Sentence = (details: ProblemDetails) => Words;

export const QUESTION_SENTENCES = {
  'bad-parameter': ({ parameter, value, needs }) =>
    // Without a value, none would be right: the parameter is one too many.
    value === undefined
      ? { en: `${capital(needs?.en ?? '')}.`, fr: `${capital(needs?.fr ?? '')}.` }
      : {
          en: `The “${parameter}” parameter cannot be “${value}”: ${needs?.en}.`,
          fr: `La valeur «\u00a0${value}\u00a0» du paramètre «\u00a0${parameter}\u00a0» n’est pas acceptée\u00a0: ${needs?.fr}.`,
        },
  'missing-parameter': ({ parameter, needs }) => ({
    en: `The “${parameter}” parameter is required: ${needs?.en}.`,
    fr: `Le paramètre «\u00a0${parameter}\u00a0» est obligatoire\u00a0: ${needs?.fr}.`,
  }),
  'repeated-parameter': ({ parameter }) => ({
    en: `The “${parameter}” parameter appears more than once: use it only once.`,
    fr: `Le paramètre «\u00a0${parameter}\u00a0» figure plus d’une fois\u00a0: indiquez-le une seule fois.`,
  }),
  'unknown-parameter': ({ parameter, allowed = [] }) => ({
    en: `There is no “${parameter}” parameter: use ${joined(
      [allowed].flat().map((name) => `“${name}”`),
      'en',
      'or',
    )}.`,
    fr: `Le paramètre «\u00a0${parameter}\u00a0» n’existe pas\u00a0: utilisez ${joined(
      [allowed].flat().map((name) => `«\u00a0${name}\u00a0»`),
      'fr',
      'ou',
    )}.`,
  }),
  'counts-time-limits': ({ value, instead = '/api/time-limit.json' }) => ({
    en: `The “${value}” list is for time limits, which have their own rules; counting business days could give the wrong deadline. Use ${instead} instead.`,
    fr: `La liste «\u00a0${value}\u00a0» sert au calcul des délais, qui ont leurs propres règles\u00a0: un compte de jours ouvrables pourrait donner une échéance erronée. Utilisez plutôt ${instead}.`,
  }),
  'no-current-year': ({ parameter }) => ({
    en: `Today’s date is outside the years covered, so the “${parameter}” parameter is required.`,
    fr: `La date d’aujourd’hui ne fait pas partie des années couvertes\u00a0: le paramètre «\u00a0${parameter}\u00a0» est donc obligatoire.`,
  }),
} as const satisfies Readonly<Record<string, Sentence>>;

type QuestionProblemCode = keyof typeof QUESTION_SENTENCES;

export interface QuestionProblem extends ProblemDetails {
  readonly kind: 'problem';
  readonly code: QuestionProblemCode;
}

export function badParameter(
  parameter: string,
  value: string | undefined,
  needs: Words,
  allowed?: ProblemDetails['allowed'],
): QuestionProblem {
  return { kind: 'problem', code: 'bad-parameter', parameter, value, needs, allowed };
}

export function writeSentence({ code, ...details }: QuestionProblem): Words {
  return QUESTION_SENTENCES[code](details);
}

export function unknownList(value: string, ids: readonly string[]): QuestionProblem {
  return badParameter('list', value, needsId(ids), ids);
}

export const NEEDS_TRUTH: Words = {
  en: 'it must be “true” or “false”',
  fr: 'utilisez «\u00a0true\u00a0» ou «\u00a0false\u00a0»',
};

export function needsWord(words: readonly string[]): Words {
  return { en: `it must be one of ${words.join(', ')}`, fr: `choisissez parmi ${words.join(', ')}` };
}

export function needsId(ids: readonly string[]): Words {
  const names = ids.join(', ');
  return { en: `it must be one of ${names}`, fr: `utilisez l’un des identifiants ${names}` };
}
