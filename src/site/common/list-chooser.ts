import type { TextKey } from '../i18n/texts.ts';

/** The lists with their own question. */
export type ChosenList = TextKey extends infer Key
  ? Key extends `lists.for.${infer Id}`
    ? Id
    : never
  : never;

/** The lists with a rule for counting time. */
export type DeadlineList = TextKey extends infer Key
  ? Key extends `deadline.for.${infer Id}`
    ? Id
    : never
  : never;

/**
 * The purposes of a list, each with a second question and the lists that answer it.
 * Otherwise it is another employer, whose place is asked next, or a text that we haven't read.
 */
export const TOPICS: readonly {
  readonly topic: TextKey;
  readonly question: TextKey;
  readonly lists: readonly ChosenList[];
  readonly otherwise?: 'employer' | 'text';
}[] = [
  {
    topic: 'lists.work',
    question: 'lists.workWho',
    lists: ['federal-public-service', 'public-service-ab', 'public-service-bc'],
    otherwise: 'employer',
  },
  {
    topic: 'lists.deadline',
    question: 'lists.deadlineWhat',
    lists: [
      'interpretation-ca',
      'federal-courts-ca',
      'tax-court-ca',
      'interpretation-on',
      'civil-procedure-on',
      'interpretation-qc',
      'civil-procedure-qc',
      'administrative-tribunal-qc',
      'financial-markets-tribunal-qc',
      'cra',
    ],
    otherwise: 'text',
  },
  { topic: 'lists.money', question: 'lists.moneyWhat', lists: ['tsx', 'payments', 'bills-of-exchange-ca'] },
  { topic: 'lists.mail', question: 'lists.mailWhat', lists: ['canada-post'] },
];
