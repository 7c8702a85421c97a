import { describe, expect, test } from 'vitest';
import { law } from '../../../tests/support/law/law.ts';
import { entries, faultsOf, row, rows, sound } from '../../../tests/support/law/law-files.ts';
import { readDay } from '../../core/calendar/day.ts';
import type { LawFiles } from './files.ts';
import { parseLaw } from './read.ts';
import type { Change, Correction } from './schema.ts';

/** One file of others. */
const only = (path: string, files: LawFiles): LawFiles => ({ [path]: files[path] ?? '' });

/** The sound tables but one file. */
function without(path: string): LawFiles {
  const { [path]: _, ...others } = sound;
  return others;
}

const FORMS =
  'july 1; 1st monday of september; last monday of may; easter; friday before easter; monday after easter; 39 days after easter; ' +
  'monday before may 25; monday nearest march 17; monday of the week of november 11; ' +
  'friday before the last sunday of february; may 24, or may 25 if a sunday; ' +
  'monday after a july 1 that is a saturday or sunday; september 19, 2022';

interface Rules {
  readonly weekend: object;
  readonly inLieu: readonly object[] | undefined;
  readonly notes: readonly object[];
}

const RULES: Readonly<Record<string, Rules>> = JSON.parse(sound['weekend-rules.json'] ?? '');
const ONTARIO = RULES['on'] ?? { weekend: {}, inLieu: [], notes: [] };
const LIEU = ONTARIO.inLieu?.[0] ?? {};

/** The sound tables with other rules of Ontario. */
const ontario = (changed: Partial<Rules>): LawFiles =>
  entries('weekend-rules.json', { on: { ...ONTARIO, ...changed } });

/** The same with another rule on days in lieu. */
const inLieu = (changed: object): LawFiles => ontario({ inLieu: [{ ...LIEU, ...changed }] });

/** The evidence of a date, or of a move of it. */
const proof = { evidence: { now: ['holidays-act-s-3'] } };
const note = { en: 'A note.', fr: 'Une remarque.', confidence: 'high', evidence: [] };
const evidence = [{ title: 'A text', quote: 'some words', official: true }];
const FRONT_PAGE = 'https://publisher.example/';
const office = { nameEn: 'An office', nameFr: 'Un bureau', url: FRONT_PAGE };

test('the tables of the project are without fault', () => {
  expect(faultsOf(sound)).toEqual([]);
});

describe('a fault is told with its file and row', () => {
  test.each<[string, LawFiles, string]>([
    [
      'words that are no date',
      row('law/ab.json', 11, { date: '3th monday of february' }),
      `data/law/ab.json row 11: date: "3th monday of february" is not a date; write it as one of: ${FORMS}; or give a name of dates.json`,
    ],
    [
      'words that are no move of the day off',
      row('law/ca.json', 6, { observed: [{ day: 'july 2 if sunday', ...proof }] }),
      'data/law/ca.json row 6: observed: "july 2 if sunday" is not a move of the day off; write it as one of: monday if a sunday; july 2 if a sunday, where the date is july 1',
    ],
    [
      'years of a date that names its own',
      row('law/ca.json', 30, { since: 2022 }),
      'data/law/ca.json row 30: a date with its year takes no since and no until',
    ],
    [
      'a row without its first year',
      row('law/ca.json', 1, { since: undefined }),
      'data/law/ca.json row 1: a row needs since, its first year',
    ],
    [
      'an unknown holiday',
      row('law/nl.json', 1, { holiday: 'no-such-day' }),
      'data/law/nl.json row 1: holiday: "no-such-day" is not in holidays.json',
    ],
    [
      'the name of another holiday',
      row('law/nl.json', 1, { name: 'memorial-day' }),
      'data/law/nl.json row 1: name: "new-years-day memorial-day" is not in holidays.json',
    ],
    [
      'an unknown statute',
      row('law/nl.json', 1, { act: 'no-such-act' }),
      'data/law/nl.json row 1: statute "no-such-act" is not in statutes.json',
    ],
    [
      'an end before the beginning',
      row('law/nl.json', 1, { until: 1949 }),
      'data/law/nl.json row 1: until 1949 is before since 1950',
    ],
    [
      'a holiday twice in a year',
      rows('law/nl.json', ([first = {}, ...others]) => [first, first, ...others]),
      'data/law/nl.json row 2: row 1 has the same holiday in the same year',
    ],
    [
      'an unknown field',
      row('law/nl.json', 1, { paidsince: 1950 }),
      'data/law/nl.json row 1: Unrecognized key: "paidsince"',
    ],
    [
      'a year in which a name has no date',
      row('law/ca.json', 16, { until: 1937 }),
      'data/law/ca.json row 16: date "sovereigns-birthday" names no day in 1937',
    ],
    [
      'two periods of one year',
      entries('dates.json', {
        'discovery-day': [
          { date: 'july 1', evidence: proof.evidence.now },
          { date: 'september 19, 2022', evidence: proof.evidence.now },
        ],
      }),
      'data/dates.json discovery-day: two periods cover the same year',
    ],
    [
      'a date that no row uses',
      entries('dates.json', { spare: [{ date: 'july 1', evidence: proof.evidence.now }] }),
      'data/dates.json spare: is not used by any row',
    ],
    [
      'a holiday that no row uses',
      entries('holidays.json', { spare: { nameEn: 'Spare', nameFr: 'De trop' } }),
      'data/holidays.json spare: is not used by any row',
    ],
    [
      'a name that no row uses',
      entries('holidays.json', {
        'labour-day': { nameEn: 'A', nameFr: 'B', names: { spare: { nameEn: 'C', nameFr: 'D' } } },
      }),
      'data/holidays.json labour-day spare: is not used by any row',
    ],
    [
      'a statute that no row uses',
      row('statutes.json', 2, { id: 'spare', chain: undefined }),
      'data/statutes.json spare: is not used by any row',
    ],
    [
      'an id that is no slug',
      entries('holidays.json', { Labour: { nameEn: 'A', nameFr: 'B' } }),
      'data/holidays.json Labour: must be a slug of lower-case letters, digits and hyphens',
    ],
    [
      'a zone that nobody knows',
      row('scopes.json', 1, { timeZone: 'America/Nowhere' }),
      'data/scopes.json row 1: timeZone: must be an IANA time zone',
    ],
    [
      'two moves of one year',
      row('law/ca.json', 1, {
        observed: [
          { until: 2000, day: 'monday if a sunday', ...proof },
          { since: 2000, day: 'tuesday if a sunday', ...proof },
        ],
      }),
      'data/law/ca.json row 1: two observed days cover the same year',
    ],
    [
      'a paid day that is special too',
      row('law/mb.json', 13, { paidSince: 2000 }),
      'data/law/mb.json row 13: a day is paid or rests on an act of its own, not both',
    ],
    [
      'a first paid year that is known and not known',
      row('law/ab.json', 1, { paidSince: 1980 }),
      'data/law/ab.json row 1: the first paid year is known, paidSince, or it is not, paidBy: give one of them',
    ],
    [
      'a year by which a day was paid, and of which nothing was read',
      row('law/ab.json', 1, { paidBy: 1980 }),
      'data/law/ab.json row 1: paidBy 1980 is the year of no act whose list was read, and of no text of the row',
    ],
    [
      'an act that was not yet in force',
      row('law/qc.json', 13, { since: 1979 }),
      'data/law/qc.json row 13: act "qc-labour-standards-1979" is in force only from 1980-04-16, after the holiday of 1979',
    ],
    [
      'an act that was no longer in force',
      row('law/ca.json', 15, { act: 'ca-interpretation-1967' }),
      'data/law/ca.json row 15: act "ca-interpretation-1967" is in force only to 1988-12-11, before the holiday of 2100',
    ],
    [
      'a gap between two acts',
      row('statutes.json', 2, { to: '1988-12-10' }),
      'data/statutes.json ca-labour-code-1985: a gap: "ca-labour-code-1970" is in force to 1988-12-10, this one from 1988-12-12',
    ],
    [
      'an act that never ends before another',
      row('statutes.json', 2, { to: undefined }),
      'data/statutes.json ca-labour-code-1985: the act before it, "ca-labour-code-1970", needs to, its last day in force',
    ],
    [
      'an act that never begins after another',
      row('statutes.json', 3, { from: undefined }),
      'data/statutes.json ca-labour-code-1985: an act whose list is known needs from, its first day in force',
    ],
    [
      'an act whose list nobody speaks of',
      row('statutes.json', 3, { listEvidence: undefined }),
      'data/statutes.json ca-labour-code-1985: an act of a chain needs listEvidence',
    ],
    [
      'an act for an unknown holiday',
      row('statutes.json', 4, { holds: ['dominion-day'] }),
      'data/statutes.json row 4: holds: "dominion-day" is not in holidays.json',
    ],
    [
      'a day that no calendar has',
      row('statutes.json', 3, { from: '1988-02-30' }),
      'data/statutes.json row 3: from: must be a day YYYY-MM-DD or a year alone',
    ],
    [
      'an address that is not encrypted',
      row('statutes.json', 3, { url: 'http://laws.example/' }),
      'data/statutes.json row 3: url: Invalid URL',
    ],
    [
      'a statutory day that nothing establishes',
      row('law/on.json', 1, { evidence: { now: ['holidays-act-s-3'] } }),
      'data/law/on.json row 1: a statutory day needs evidence of its beginning',
    ],
    [
      'an optional day that does not say why it is one',
      row('law/on.json', 16, { basis: undefined }),
      'data/law/on.json row 16: an optional day needs its basis: choice, closing, custom',
    ],
    [
      'an act that nothing establishes',
      row('statutes.json', 3, { evidence: undefined }),
      'data/statutes.json row 3: an act needs evidence, or a fromBasis that says there is none',
    ],
    [
      'a question that nobody put',
      row('law/on.json', 1, { question: { id: 'no-such-question', confidence: 'low' } }),
      'data/law/on.json row 1: question: "no-such-question" is not in questions.json',
    ],
    [
      'evidence of nothing',
      row('law/on.json', 16, { evidence: {} }),
      'data/law/on.json row 16: evidence: needs since, now or both',
    ],
    [
      'an unknown source of a row',
      row('law/on.json', 1, { evidence: { since: ['no-such-source'] } }),
      'data/law/on.json row 1: evidence: "no-such-source" is not in sources.json',
    ],
    [
      'a source that nothing uses',
      entries('sources.json', { spare: { title: 'Spare', official: false } }),
      'data/sources.json spare: is not used by any row',
    ],
    [
      'a scope that does not say what July 1 on a Sunday does',
      row('law/on.json', 6, { observed: undefined }),
      'data/law/on.json row 6: observed must say for every year whether july 1 moves when it is a Sunday; it does not for 1983',
    ],
    [
      'a statute twice',
      row('statutes.json', 2, { id: 'ca-labour-code-1985' }),
      'data/statutes.json row 3: id "ca-labour-code-1985" appears twice',
    ],
    [
      'a scope that is missing',
      rows('scopes.json', (all) => all.slice(1)),
      'data/scopes.json ca: is missing',
    ],
    ...[...'\u0001\u001b\n\u00ad\u202e\u2028\u2029\ufffe\ue000\ud800'].map(
      (character): [string, LawFiles, string] => [
        `a name with U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        entries('holidays.json', { 'new-day': { nameEn: `New${character}Day`, nameFr: 'Nouveau jour' } }),
        'data/holidays.json new-day: nameEn: a text without control, format or line-separator characters',
      ],
    ),
    [
      'an array where there should be an object',
      { ...sound, 'holidays.json': '[]' },
      'data/holidays.json: is not an object',
    ],
    [
      'an object where there should be an array',
      { ...sound, 'law/on.json': '{}' },
      'data/law/on.json: is not an array',
    ],
    ['a file that is not there', without('dates.json'), 'data/dates.json: is missing'],
    [
      'a comma too many',
      { ...sound, 'dates.json': '{\n  "a": [1, 2,]\n}' },
      `data/dates.json: is not JSON: SyntaxError: Unexpected token ']', "{   "a": [1, 2,] }" is not valid JSON`,
    ],
    [
      'a holiday without an address',
      entries('holiday-slugs.json', { 'labour-day': undefined }),
      'data/holiday-slugs.json labour-day: is missing',
    ],
    [
      'an address of two holidays',
      entries('holiday-slugs.json', { 'labour-day': { en: 'canada-day', fr: 'fete-du-travail' } }),
      'data/holiday-slugs.json: en "canada-day" appears twice',
    ],
    [
      'an address of no holiday',
      entries('holiday-slugs.json', { spare: { en: 'spare', fr: 'de-trop' } }),
      'data/holiday-slugs.json spare: key: "spare" is not in holidays.json',
    ],
    [
      'a peer that nobody knows',
      row('score/reasons.json', 1, { peers: ['nager'] }),
      expect.stringMatching(/^data\/score\/reasons\.json row 1: peers\.0: Invalid option/),
    ],
    [
      'a revision that is no date',
      entries('revision.json', { revision: '23/11/2026' }),
      'data/revision.json: revision: Invalid ISO date',
    ],
    [
      'a revision before the newest change',
      entries('revision.json', { revision: '2020-01-01' }),
      expect.stringMatching(
        /^data\/revision\.json: revision 2020-01-01 is before .*, the newest entry of changes.json$/,
      ),
    ],
    [
      'a change below an older one',
      rows('changes.json', (all) => [...all].reverse()),
      expect.stringMatching(/^data\/changes\.json row 2: .*: put the newest first$/),
    ],
    [
      'a zone whose clock has no change for an offset',
      entries('zones.json', { zones: { 'America/Toronto': { offsets: [-300], changes: [] } } }),
      'data/zones.json: zones.America/Toronto: needs a change for each offset',
    ],
  ])('%s', (_name, files, expected) => {
    expect(faultsOf(files)).toContainEqual(expected);
  });

  test.each<[string, LawFiles, string]>([
    [
      'French with a space at its end',
      ontario({ weekend: { ...ONTARIO.weekend, fr: 'Rien. ' } }),
      ': on.weekend.fr: must not begin or end with white space',
    ],
    [
      'a note without evidence',
      ontario({ notes: [note] }),
      ': on.notes.0.evidence: Too small: expected array to have >=1 items',
    ],
    [
      'low confidence without an office to ask',
      ontario({ weekend: { ...ONTARIO.weekend, confidence: 'low' } }),
      ': on.weekend: a rule needs ask, who can answer, if its confidence is low, and only then',
    ],
    [
      'a high confidence that one secondary source gives',
      ontario({
        notes: [{ ...note, evidence: [{ title: 'A text', quote: 'some words', official: false }] }],
      }),
      ': on.notes.0: high confidence needs an official text or three independent sources',
    ],
    [
      'an office at its front page',
      ontario({ weekend: { ...ONTARIO.weekend, confidence: 'low', ask: office } }),
      ": on.weekend.ask.url: must lead to the text, not to its publisher's front page",
    ],
    [
      'two notes on a holiday in one year',
      ontario({ notes: [2000, 2010].map((since) => ({ ...note, holiday: 'canada-day', since, evidence })) }),
      ' on: two notes on "canada-day" cover the same year',
    ],
    [
      'a last date for a day that nobody chooses',
      inLieu({ rule: 'next' }),
      ': on.inLieu.0.months: only a day that somebody chooses has a last date',
    ],
    [
      'a rule on days in lieu for a holiday that the scope does not list',
      inLieu({ holidays: ['nunavut-day'] }),
      ' on: inLieu: the law does not list "nunavut-day" here',
    ],
    [
      'an act in force without a rule on days in lieu',
      inLieu({ act: 'on-esa-1990' }),
      ' on: inLieu: "on-esa-2000", the act in force, needs a rule',
    ],
    [
      'two rules on days in lieu for one day',
      ontario({ inLieu: [LIEU, { ...LIEU, since: '2020-01-01' }] }),
      ' on: inLieu: two rules of "on-esa-2000" cover the same day',
    ],
    ['a missing scope', entries('weekend-rules.json', { nu: undefined }), ': nu: is missing'],
  ])('and alone, in the rules in words: %s', (_name, files, message) => {
    expect(faultsOf(files)).toEqual([`data/weekend-rules.json${message}`]);
  });

  test('and alone: one wrong word makes one fault', () => {
    expect(faultsOf(row('law/ab.json', 11, { date: '3th monday of february' }))).toHaveLength(1);
    expect(
      faultsOf(row('law/ca.json', 6, { observed: [{ day: 'july 2 if sunday', ...proof }] })),
    ).toHaveLength(1);
    expect(faultsOf(row('law/nl.json', 1, { act: 'no-such-act' }))).toHaveLength(1);
  });

  test.each<[what: string, wrong: Partial<Correction>, message: string]>([
    ['a holiday', { holidays: ['no-such-day'] }, 'holidays: "no-such-day" is not in holidays.json'],
    ['a source', { sources: ['no-such-source'] }, 'sources: "no-such-source" is not in sources.json'],
  ])('%s that a correction names and the tables do not', (_what, wrong, message) => {
    const changes = JSON.parse(sound['changes.json'] ?? '') as Change[];
    const [edition, ...earlier] = changes;
    const [first] = changes.flatMap(({ corrections = [] }) => corrections);
    const files = {
      ...sound,
      'changes.json': JSON.stringify([{ ...edition, corrections: [{ ...first, ...wrong }] }, ...earlier]),
    };
    expect(faultsOf(files)).toEqual([`data/changes.json row 1: ${message}`]);
  });

  test('a revision after today', () => {
    const reading = parseLaw(sound, readDay('2000-01-01'));
    expect(reading.kind === 'faults' && reading.faults).toEqual([
      expect.stringMatching(/^data\/revision\.json: .*is after today$/),
    ]);
  });

  test('every row that its schema refuses is told at once, and then everything that does not hold together', () => {
    const placesOf = (files: LawFiles) =>
      new Set(faultsOf(files).map((fault) => fault.slice('data/'.length, fault.indexOf(': '))));
    const unrelated = {
      ...sound,
      ...only('law/on.json', row('law/on.json', 6, { observed: undefined, act: 'no-such-act' })),
      ...only('law/ab.json', row('law/ab.json', 1, { evidence: { since: ['no-such-source'] } })),
      ...only('statutes.json', row('statutes.json', 2, { to: '1988-12-10' })),
      ...only('lists/tsx.json', row('lists/tsx.json', 1, { holiday: 'new-year' })),
    };
    expect(placesOf(unrelated)).toEqual(
      new Set([
        'statutes.json ca-labour-code-1985',
        'law/ab.json row 1',
        'law/on.json row 6',
        'lists/tsx.json row 1',
      ]),
    );
    const misshapen = {
      ...unrelated,
      'dates.json': '{',
      ...only('holidays.json', entries('holidays.json', { 'labour-day': { nameEn: 'Labour Day' } })),
      ...only('law/nl.json', row('law/nl.json', 2, { kind: 'festive' })),
      ...only('lists/cra.json', row('lists/cra.json', 3, { evidence: [] })),
      ...only('weekend-rules.json', ontario({ weekend: {} })),
    };
    expect(placesOf(misshapen)).toEqual(
      new Set([
        'dates.json',
        'holidays.json labour-day',
        'law/nl.json row 2',
        'lists/cra.json row 3',
        'weekend-rules.json',
      ]),
    );
  });
});

test('the law has the notes on single holidays, without their evidence', () => {
  expect(Object.keys(law.notes.qc[0] ?? {}).sort()).toEqual(['en', 'fr', 'holidays', 'since']);
  expect(JSON.stringify(law)).not.toContain('"evidence"');
});
