import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../tests/support/data-folder.ts';
import { DATE_FORMS, parseDateText } from '../calendar/date-text.ts';
import { lawRowSchema } from './schema.ts';
import { noteSchema, ruleSchema } from './weekend-rules-schema.ts';

const readme = readFileSync(join(DATA, 'law/README.md'), 'utf8');
const [fields = '', words = '', rules = ''] = readme.split(/^## The (?:words of a date|rules in words)$/m);

test('the README of the law explains every field of a row, and no other', () => {
  const explained = [...fields.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field),
  );
  expect(explained.sort()).toEqual(Object.keys(lawRowSchema.in.shape).sort());
});

test('and every field of a rule and of a note, and no other', () => {
  const explained = [...rules.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field),
  );
  const { en, fr, ...known } = { ...ruleSchema.shape, ...noteSchema.shape };
  expect(rules).toContain('(`en`, `fr`)');
  expect(explained.sort()).toEqual(Object.keys(known).sort());
});

test('and all words of a date, which are dates indeed', () => {
  const shown = [...words.matchAll(/`([^`[]+)`/g)].map(([, text = '']) => text);
  expect(DATE_FORMS.filter((form) => !shown.includes(form))).toEqual([]);
  const dates = [...words.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = '']) => text);
  expect(dates.filter((text) => !parseDateText(text))).toEqual([]);
});
