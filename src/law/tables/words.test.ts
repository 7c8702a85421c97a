import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { DATE_FORMS, parseDateText } from '../../calendar/date-text.ts';
import { lawRowSchema, statuteSchema } from './schema.ts';
import { noteSchema, ruleSchema } from './weekend-rules-schema.ts';

const readme = readFileSync(join(DATA, 'law/README.md'), 'utf8');
const [fields = '', , words = '', , acts = '', rules = ''] = readme.split(/^## .*$/m);

/** The fields that the first column of a table names. */
const explained = (table: string): readonly (string | undefined)[] =>
  [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field),
  );

test('the README of the law explains every field of a row, and no other', () => {
  expect(explained(fields).toSorted()).toEqual(Object.keys(lawRowSchema.in.shape).toSorted());
});

test('and every field of a statute but its id', () => {
  const { id, ...shape } = statuteSchema.in.shape;
  expect(explained(acts).toSorted()).toEqual(Object.keys(shape).toSorted());
});

test('and every field of a rule and of a note, and no other', () => {
  const { en, fr, ...known } = { ...ruleSchema.shape, ...noteSchema.in.shape };
  expect(rules).toContain('(`en`, `fr`)');
  expect(explained(rules).toSorted()).toEqual(Object.keys(known).toSorted());
});

test('and all words of a date, which are dates indeed', () => {
  const shown = [...words.matchAll(/`([^`[]+)`/g)].map(([, text = '']) => text);
  expect(DATE_FORMS.filter((form) => !shown.includes(form))).toEqual([]);
  const dates = [...words.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = '']) => text);
  expect(dates.filter((text) => !parseDateText(text))).toEqual([]);
});
