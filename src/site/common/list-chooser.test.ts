import { expect, test } from 'vitest';
import { textsFor } from '../i18n/texts.ts';
import { lists } from './almanac.ts';
import { TOPICS } from './list-chooser.ts';

test('every list answers one question', () => {
  expect(TOPICS.flatMap((topic) => topic.lists).toSorted()).toEqual([...lists.ids].toSorted());
});

test('the page of deadlines has words for every list with a rule, and for no other', () => {
  const worded = Object.keys(textsFor('en', 'deadline.for.')).map((key) => key.replace('deadline.for.', ''));
  expect(worded.toSorted()).toEqual([...lists.withTimeLimits].toSorted());
});
