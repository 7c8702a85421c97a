import { expect, test } from 'vitest';
import { lists } from '../../../tests/support/law/almanac.ts';
import { listEvidence } from '../../../tests/support/law/law.ts';
import { toReminder } from './reminder.ts';

const PUBLISHED = ['tsx', 'canada-post', 'payments', 'cra'];
const last = Math.max(...PUBLISHED.map((id) => lists.years(id).at(-1) ?? 0));

const remembered = (date: string) =>
  [
    ...toReminder(lists, listEvidence.descriptions, date).matchAll(/^- `(.+?)`: .+, up to \d{4}: https?:/gm),
  ].map(([, id]) => id);

const upToDate = PUBLISHED.filter((id) => lists.years(id).at(-1) === last);

test.each([
  ['on the last day of September nothing is said of the current year', `${last}-09-30`, false],
  ['from October on the next year is asked for', `${last}-10-01`, true],
  ['and in the year itself, should nobody have read it', `${last + 1}-03-01`, true],
])('%s', (_name, date, isAsked) => {
  for (const id of upToDate) expect(remembered(date).includes(id)).toBe(isAsked);
  expect(remembered(date).filter((id) => !PUBLISHED.includes(id ?? ''))).toEqual([]);
});

test('each list says when its next year is expected', () => {
  const text = toReminder(lists, listEvidence.descriptions, `${last}-12-01`);
  for (const id of PUBLISHED) expect(text).toContain(listEvidence.descriptions[id]?.next?.en);
});

test('there is no text if nothing is due', () => {
  expect(toReminder(lists, listEvidence.descriptions, '2002-01-01')).toBe('');
});
