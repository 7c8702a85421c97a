import { expect, test } from 'vitest';
import { entries, faultsOf, sound } from '../../../tests/support/law/law-files.ts';
import type { LawFiles } from './files.ts';

const FILE = 'pay/nl.json';
const { [FILE]: text = '', ...others } = sound;
const rule = JSON.parse(text);
const [formula] = rule.formulas;

const year = { en: 'the year before', fr: 'l’année précédente', days: 84, before: 'holiday' };

test.each<[string, LawFiles, RegExp]>([
  ['a place without a rule', others, /^data\/pay\/nl\.json: /],
  ['no formula', entries(FILE, { formulas: [] }), /has no formula/],
  [
    'a window that no formula uses',
    entries(FILE, { windows: { ...rule.windows, year } }),
    /no formula uses the window "year"/,
  ],
  [
    'a formula of a window that is not there',
    entries(FILE, { formulas: [{ kind: 'average-wages', window: 'month', evidence: rule.evidence }] }),
    /a formula counts "month", which is not a window/,
  ],
  [
    'a formula without evidence',
    entries(FILE, { formulas: [{ ...formula, evidence: [] }, ...rule.formulas.slice(1)] }),
    /formulas\.0\.evidence/,
  ],
  [
    'evidence without a text',
    entries(FILE, { formulas: [{ ...formula, evidence: ['hearsay'] }, ...rule.formulas.slice(1)] }),
    /source "hearsay" is not in sources/,
  ],
  [
    'a question that nobody wrote down',
    entries(FILE, { question: { id: 'nl-unasked', confidence: 'low' } }),
    /question: "nl-unasked" is not in questions\.json/,
  ],
])('%s is a fault', (_name, files, fault) => {
  expect(faultsOf(files).join('\n')).toMatch(fault);
});
