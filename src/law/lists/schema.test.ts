import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { LIST_ROW_FIELDS } from './schema.ts';

test('the README of the lists explains every field of a row, and no other', () => {
  const readme = readFileSync(join(DATA, 'lists/README.md'), 'utf8');
  const cells = [...readme.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  const explained = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field));
  expect(explained.toSorted()).toEqual([...LIST_ROW_FIELDS].sort());
});
