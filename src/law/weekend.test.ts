import { describe, expect, test } from 'vitest';
import { DATA } from '../../tests/support/law/data-folder.ts';
import { type LawFiles, readLawFiles } from './files.ts';
import { parseLaw } from './read.ts';

const WEEKEND_RULES_FILE = 'weekend-rules.json';

interface Rules {
  readonly weekend: object;
  readonly paid: object;
  readonly notes: readonly object[];
}

const sound = readLawFiles(DATA);
const rules: Readonly<Record<string, Rules>> = JSON.parse(sound[WEEKEND_RULES_FILE] ?? '');

/** The sound tables with other rules of Ontario. */
function ontario(change: (rules: Rules) => object): LawFiles {
  const { on } = rules;
  return withRules({ ...rules, on: on && change(on) });
}

function withRules(changed: object): LawFiles {
  return { ...sound, [WEEKEND_RULES_FILE]: JSON.stringify(changed) };
}

function messagesOf(files: LawFiles): readonly string[] {
  const reading = parseLaw(files);
  return reading.kind === 'faults'
    ? reading.faults.map(({ file, row, message }) => `${file} ${row}: ${message}`)
    : [];
}

const note = { en: 'A note.', fr: 'Une remarque.', confidence: 'high', evidence: [] };
const evidence = [{ title: 'A text', quote: 'some words', official: true }];
const FRONT_PAGE = 'https://publisher.example/';
const office = { nameEn: 'An office', nameFr: 'Un bureau', url: FRONT_PAGE };
const { nu: _, ...withoutNunavut } = rules;

describe('a fault of the rules in words is told with file and scope', () => {
  test.each<[string, LawFiles, string]>([
    [
      'French with a space at its end',
      ontario((on) => ({ ...on, weekend: { ...on.weekend, fr: 'Rien. ' } })),
      'on: weekend.fr: ',
    ],
    ['no evidence', ontario((on) => ({ ...on, notes: [note] })), 'on: notes.0.evidence: '],
    [
      'an unknown field',
      ontario((on) => ({ ...on, paid: { ...on.paid, act: 'x' } })),
      'on: paid: Unrecognized key: "act"',
    ],
    [
      'low confidence without an office to ask',
      ontario((on) => ({ ...on, paid: { ...on.paid, confidence: 'low' } })),
      'on: paid: a rule of low confidence, and no other, names in ask who can answer',
    ],
    [
      'an office at its front page',
      ontario((on) => ({ ...on, paid: { ...on.paid, confidence: 'low', ask: office } })),
      'on: paid.ask.url: the address of a text, not of the front page of its publisher',
    ],
    [
      'a source at its front page',
      ontario((on) => ({ ...on, notes: [{ ...note, evidence: [{ ...evidence[0], url: FRONT_PAGE }] }] })),
      'on: notes.0.evidence.0.url: the address of a text, not of the front page of its publisher',
    ],
    [
      'a note on a holiday that the scope does not list',
      ontario((on) => ({ ...on, notes: [{ ...note, holiday: 'nunavut-day', evidence }] })),
      'on: a note is on "nunavut-day", which the law does not list',
    ],
    [
      'two notes on a holiday in one year',
      ontario((on) => ({
        ...on,
        notes: [2000, 2010].map((since) => ({ ...note, holiday: 'canada-day', since, evidence })),
      })),
      'on: two notes on "canada-day" hold in the same year',
    ],
    ['a missing scope', withRules(withoutNunavut), 'nu: is missing'],
    ['an unknown scope', withRules({ ...rules, usa: rules['on'] }), 'usa: is no scope'],
  ])('%s', (_name, files, message) => {
    const messages = messagesOf(files);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.startsWith(`${WEEKEND_RULES_FILE} ${message}`)).toBe(true);
  });

  test('together with all others', () => {
    const files = {
      ...ontario((on) => ({ ...on, weekend: {} })),
      'law/nl.json': '{}',
    };
    const places = messagesOf(files).map((message) => message.split(':')[0]);
    expect(new Set(places)).toEqual(new Set(['law/nl.json ', `${WEEKEND_RULES_FILE} on`]));
  });
});

describe('the law', () => {
  test('carries the notes on single holidays, without what establishes them', () => {
    const reading = parseLaw(sound);
    if (reading.kind === 'faults') throw new Error('The tables have faults');
    expect(Object.keys(reading.law.notes.qc[0] ?? {}).sort()).toEqual(['en', 'fr', 'holidays', 'since']);
    expect(JSON.stringify(reading.law)).not.toContain('"evidence"');
  });
});
