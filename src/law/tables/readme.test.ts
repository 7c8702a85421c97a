import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATA } from '../../../tests/support/law/data-folder.ts';
import { DATE_FORMS, parseDateText } from '../../core/calendar/date-text.ts';
import {
  clauseSchema,
  holidaySchema,
  inclusionSchema,
  projectionSchema,
  substituteSchema,
  timeLimitSchema,
} from './list-schema.ts';
import { lawRowSchema, lieuRuleSchema, noteSchema, ruleSchema, statuteSchema } from './schema.ts';

const ofLaw = readFileSync(join(DATA, 'law/README.md'), 'utf8');
const [ofRows = '', , , words = '', , ofActs = '', ofRules = '', ofInLieu = ''] = ofLaw.split(/^## .*$/m);
const ofLists = readFileSync(join(DATA, 'lists/README.md'), 'utf8');
const [ofListDays = '', ofTimeLimits = '', ofProjections = ''] = ofLists.split(
  /## How (?:time limits are calculated|the next years are projected)/,
);

const { id: _, ...act } = statuteSchema.in.shape;
const { en: _en, fr: _fr, ...lieuRule } = lieuRuleSchema.shape;
const { en, fr, ...rule } = { ...ruleSchema.shape, ...noteSchema.in.shape };
const listRow = Object.assign(
  {},
  ...[holidaySchema, substituteSchema, inclusionSchema, clauseSchema].map(({ shape }) => shape),
);

/** The fields that the first column of a table names. */
const explained = (table: string): readonly (string | undefined)[] =>
  [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field),
  );

test.each([
  ['a row of the law', ofRows, Object.keys(lawRowSchema.in.shape)],
  ['an act, but its id', ofActs, Object.keys(act)],
  ['a rule and of a note, but its words', ofRules, Object.keys(rule)],
  ['a rule on days in lieu, but its words', ofInLieu, Object.keys(lieuRule)],
  ['a row of a list', ofListDays, Object.keys(listRow)],
  ['the rules of computing time', ofTimeLimits, Object.keys(timeLimitSchema.in.shape)],
  ['a projection', ofProjections, Object.keys(projectionSchema.shape)],
])('the READMEs explain every field of %s, and no other', (_name, table, fields) => {
  expect(explained(table).toSorted()).toEqual([...fields].sort());
});

test('and all words of a date, which are dates indeed', () => {
  const shown = [...words.matchAll(/`([^`[]+)`/g)].map(([, text = '']) => text);
  expect(DATE_FORMS.filter((form) => !shown.includes(form))).toEqual([]);
  const dates = [...words.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = '']) => text);
  expect(dates.filter((text) => !parseDateText(text))).toEqual([]);
});
