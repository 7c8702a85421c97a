import type { TextKey } from '../i18n/texts.ts';

interface Topic {
  /** The answer to the first question. */
  readonly topic: TextKey;
  /** The second question. */
  readonly question: TextKey;
  readonly lists: readonly string[];
}

/** What a list may be needed for besides a day off work, and the lists that answer. */
export const TOPICS: readonly Topic[] = [
  {
    topic: 'lists.deadline',
    question: 'lists.deadlineWhat',
    lists: [
      'interpretation-ca',
      'federal-courts-ca',
      'interpretation-on',
      'civil-procedure-on',
      'interpretation-qc',
      'civil-procedure-qc',
      'interpretation-nl',
      'cra',
    ],
  },
  { topic: 'lists.money', question: 'lists.moneyWhat', lists: ['tsx', 'payments', 'bills-of-exchange-ca'] },
  { topic: 'lists.mail', question: 'lists.mailWhat', lists: ['canada-post'] },
];
