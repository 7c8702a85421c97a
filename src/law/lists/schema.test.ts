import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { LIST_ROW_FIELDS, TIME_LIMIT_FIELDS } from './schema.ts';

const readme = readFileSync(join(DATA, 'lists/README.md'), 'utf8');
const [ofDays = '', ofRules = ''] = readme.split('## How time is computed');

test.each([
  ['a list', ofDays, LIST_ROW_FIELDS],
  ['the rules of computing time', ofRules, TIME_LIMIT_FIELDS],
])('the README of the lists explains every field of a row of %s, and no other', (_name, text, fields) => {
  const cells = [...text.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  const explained = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field));
  expect(explained.toSorted()).toEqual([...fields].sort());
});
