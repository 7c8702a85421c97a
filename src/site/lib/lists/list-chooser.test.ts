import { expect, test } from 'vitest';
import { lists } from '../almanac.ts';
import { TOPICS } from './list-chooser.ts';

test('every list answers one question', () => {
  expect(TOPICS.flatMap((topic) => topic.lists).toSorted()).toEqual([...lists.ids].toSorted());
});
