import { describe, expect, test } from 'vitest';
import { entries, faultsOf, row, rows, sound } from '../../tests/support/law/law-files.ts';
import { dayOf } from '../calendar/day.ts';
import type { LawFault, LawFiles } from './files.ts';
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

test('the tables of the project are without fault', () => {
  expect(faultsOf(sound)).toEqual([]);
});

describe('a fault is told with its file and row', () => {
  test.each<[string, LawFiles, LawFault]>([
    [
      'words that are no date',
      row('law/ab.json', 11, { date: '3th monday of february' }),
      {
        file: 'law/ab.json',
        row: 'row 11',
        message: `date: "3th monday of february": a date is written as one of: ${FORMS}; or as a name of dates.json`,
      },
    ],
    [
      'words that are no date, of a period',
      entries('dates.json', { 'discovery-day': [{ date: 'february 30' }] }),
      {
        file: 'dates.json',
        row: 'discovery-day',
        message: `0.date: "february 30": a date is written as one of: ${FORMS}`,
      },
    ],
    [
      'words that are no move of the day off',
      row('law/ca.json', 6, { observed: [{ day: 'july 2 if sunday', confidence: 'high' }] }),
      {
        file: 'law/ca.json',
        row: 'row 6',
        message:
          'observed: "july 2 if sunday": a day off is written as one of: monday if a sunday; july 2 if a sunday, where the date is july 1',
      },
    ],
    [
      'a move to the date of another holiday',
      row('law/ca.json', 1, { observed: [{ day: 'july 2 if a sunday', confidence: 'high' }] }),
      {
        file: 'law/ca.json',
        row: 'row 1',
        message:
          'observed: "july 2 if a sunday": a day off is written as one of: monday if a sunday; july 2 if a sunday, where the date is july 1',
      },
    ],
    [
      'years of a date that names its own',
      row('law/ca.json', 30, { since: 2022 }),
      { file: 'law/ca.json', row: 'row 30', message: 'a date that names its year has no since and no until' },
    ],
    [
      'a row without its first year',
      row('law/ca.json', 1, { since: undefined }),
      { file: 'law/ca.json', row: 'row 1', message: 'a row needs since, its first year' },
    ],
    [
      'an unknown holiday',
      row('law/nl.json', 1, { holiday: 'no-such-day' }),
      { file: 'law/nl.json', row: 'row 1', message: 'holiday "no-such-day" is not in holidays.json' },
    ],
    [
      'the name of another holiday',
      row('law/nl.json', 1, { name: 'memorial-day' }),
      {
        file: 'law/nl.json',
        row: 'row 1',
        message: 'name "memorial-day" is not among the names of "new-years-day" in holidays.json',
      },
    ],
    [
      'an unknown statute',
      row('law/nl.json', 1, { act: 'no-such-act' }),
      { file: 'law/nl.json', row: 'row 1', message: 'statute "no-such-act" is not in statutes.json' },
    ],
    [
      'an end before the beginning',
      row('law/nl.json', 1, { until: 1949 }),
      { file: 'law/nl.json', row: 'row 1', message: 'until 1949 lies before since 1950' },
    ],
    [
      'a holiday twice in a year',
      rows('law/nl.json', ([first = {}, ...others]) => [first, first, ...others]),
      { file: 'law/nl.json', row: 'row 2', message: 'the same holiday stands in row 1 for the same year' },
    ],
    [
      'an unknown field',
      row('law/nl.json', 1, { paidsince: 1950 }),
      { file: 'law/nl.json', row: 'row 1', message: 'Unrecognized key: "paidsince"' },
    ],
    [
      'a year in which a name has no date',
      row('law/ca.json', 16, { until: 1937 }),
      { file: 'law/ca.json', row: 'row 16', message: 'date "sovereigns-birthday" names no day in 1937' },
    ],
    [
      'two periods of one year',
      entries('dates.json', { 'discovery-day': [{ date: 'july 1' }, { date: 'september 19, 2022' }] }),
      { file: 'dates.json', row: 'discovery-day', message: 'two periods hold in the same year' },
    ],
    [
      'a period that ends before it begins',
      entries('dates.json', { 'discovery-day': [{ since: 1950, until: 1949, date: 'july 1' }] }),
      { file: 'dates.json', row: 'discovery-day', message: 'until 1949 lies before since 1950' },
    ],
    [
      'a date that no row uses',
      entries('dates.json', { spare: [{ date: 'july 1' }] }),
      { file: 'dates.json', row: 'spare', message: 'is used by no row' },
    ],
    [
      'a holiday that no row uses',
      entries('holidays.json', { spare: { nameEn: 'Spare', nameFr: 'De trop' } }),
      { file: 'holidays.json', row: 'spare', message: 'is used by no row' },
    ],
    [
      'a name that no row uses',
      entries('holidays.json', {
        'labour-day': { nameEn: 'A', nameFr: 'B', names: { spare: { nameEn: 'C', nameFr: 'D' } } },
      }),
      { file: 'holidays.json', row: 'labour-day spare', message: 'is used by no row' },
    ],
    [
      'a statute that no row uses',
      row('statutes.json', 2, { id: 'spare', chain: undefined }),
      { file: 'statutes.json', row: 'spare', message: 'is used by no row' },
    ],
    [
      'an id that is no slug',
      entries('holidays.json', { Labour: { nameEn: 'A', nameFr: 'B' } }),
      {
        file: 'holidays.json',
        row: 'Labour',
        message: 'a slug of lower-case letters, digits and hyphens',
      },
    ],
    [
      'a zone that nobody knows',
      row('scopes.json', 1, { timeZone: 'America/Nowhere' }),
      { file: 'scopes.json', row: 'row 1', message: 'timeZone: an IANA time zone' },
    ],
    [
      'a move of an optional day',
      row('law/on.json', 15, { observed: [{ day: 'monday if a sunday', confidence: 'high' }] }),
      {
        file: 'law/on.json',
        row: 'row 15',
        message: 'paidSince, ownActSince and observed belong to statutory days, not to optional ones',
      },
    ],
    [
      'two moves of one year',
      row('law/ca.json', 1, {
        observed: [
          { until: 2000, day: 'monday if a sunday', confidence: 'high' },
          { since: 2000, day: 'tuesday if a sunday', confidence: 'high' },
        ],
      }),
      { file: 'law/ca.json', row: 'row 1', message: 'two observed days hold in the same year' },
    ],
    [
      'a paid day that is special too',
      row('law/mb.json', 13, { paidSince: 2000 }),
      {
        file: 'law/mb.json',
        row: 'row 13',
        message: 'a day is paid or rests on an act of its own, not both',
      },
    ],
    [
      'a paid day that ended before it was paid',
      row('law/ab.json', 1, { until: 1950, paidSince: 1951 }),
      { file: 'law/ab.json', row: 'row 1', message: 'paidSince or ownActSince 1951 lies after until 1950' },
    ],
    [
      'an act that was not yet in force',
      row('law/qc.json', 13, { since: 1979 }),
      {
        file: 'law/qc.json',
        row: 'row 13',
        message: 'act "qc-labour-standards-1979" is in force from 1980-04-16, after the day of 1979',
      },
    ],
    [
      'an act that was no longer in force',
      row('law/ca.json', 15, { act: 'ca-interpretation-1967' }),
      {
        file: 'law/ca.json',
        row: 'row 15',
        message: 'act "ca-interpretation-1967" is in force to 1988-12-11, before the day of 2100',
      },
    ],
    [
      'a gap between two acts',
      row('statutes.json', 2, { to: '1988-12-10' }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'a gap: "ca-labour-code-1970" is in force to 1988-12-10, this one from 1988-12-12',
      },
    ],
    [
      'an overlap of two acts',
      row('statutes.json', 2, { to: '1989' }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'an overlap: "ca-labour-code-1970" is in force to 1989, this one from 1988-12-12',
      },
    ],
    [
      'an act that never ends before another',
      row('statutes.json', 2, { to: undefined }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: '"ca-labour-code-1970", which comes before it, needs to, its last day in force',
      },
    ],
    [
      'an act that never begins after another',
      row('statutes.json', 3, { from: undefined }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'an act whose list is known needs from, its first day in force',
      },
    ],
    [
      'an act that ends before it begins',
      row('statutes.json', 2, { to: '1970' }),
      { file: 'statutes.json', row: 'ca-labour-code-1970', message: 'to 1970 lies before from 1971-07-15' },
    ],
    [
      'an act whose list nobody speaks of',
      row('statutes.json', 3, { listEvidence: undefined }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'an act of a chain needs listEvidence',
      },
    ],
    [
      'an act for an unknown holiday',
      row('statutes.json', 4, { holds: ['dominion-day'] }),
      {
        file: 'statutes.json',
        row: 'ca-dominion-day-1879',
        message: 'holds: holiday "dominion-day" is not in holidays.json',
      },
    ],
    [
      'a day that no calendar has',
      row('statutes.json', 3, { from: '1988-02-30' }),
      { file: 'statutes.json', row: 'row 3', message: 'from: a day YYYY-MM-DD, or a year alone' },
    ],
    [
      'an address that is not encrypted',
      row('statutes.json', 3, { url: 'http://laws.example/' }),
      { file: 'statutes.json', row: 'row 3', message: 'url: Invalid URL' },
    ],
    [
      'a statute without its French name',
      row('statutes.json', 3, { nameFr: undefined }),
      {
        file: 'statutes.json',
        row: 'row 3',
        message: 'nameFr: is missing',
      },
    ],
    [
      'a holiday without its French name',
      entries('holidays.json', { 'labour-day': { nameEn: 'Labour Day' } }),
      {
        file: 'holidays.json',
        row: 'labour-day',
        message: 'nameFr: is missing',
      },
    ],
    [
      'a statutory day that nothing establishes',
      row('law/on.json', 1, { evidence: undefined }),
      { file: 'law/on.json', row: 'row 1', message: 'a statutory day needs evidence of its beginning' },
    ],
    [
      'an optional day that does not say why it is one',
      row('law/on.json', 16, { basis: undefined }),
      {
        file: 'law/on.json',
        row: 'row 16',
        message: 'an optional day needs its basis: choice, closing, custom',
      },
    ],
    [
      'a statutory day that does',
      row('law/on.json', 1, { basis: 'custom' }),
      {
        file: 'law/on.json',
        row: 'row 1',
        message: 'basis and publicService belong to optional days, not to statutory ones',
      },
    ],
    [
      'an optional day that nothing establishes',
      row('law/on.json', 16, { evidence: undefined }),
      { file: 'law/on.json', row: 'row 16', message: 'an optional day needs evidence' },
    ],
    [
      'evidence of nothing',
      row('law/on.json', 16, { evidence: {} }),
      { file: 'law/on.json', row: 'row 16', message: 'evidence: evidence is of since, of now or of both' },
    ],
    [
      'an unknown source of a row',
      row('law/on.json', 1, { evidence: { since: ['no-such-source'] } }),
      {
        file: 'law/on.json',
        row: 'row 1',
        message: 'source "no-such-source" is not in sources.json',
      },
    ],
    [
      'an unknown source of a statute',
      row('statutes.json', 3, { evidence: ['no-such-source'] }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'source "no-such-source" is not in sources.json',
      },
    ],
    [
      'a source that nothing uses',
      entries('sources.json', { spare: { title: 'Spare', official: false } }),
      { file: 'sources.json', row: 'spare', message: 'is used by no row, no statute and no correction' },
    ],
    [
      'a scope that does not say what July 1 on a Sunday does',
      row('law/on.json', 6, { observed: undefined }),
      {
        file: 'law/on.json',
        row: 'row 6',
        message:
          'observed must say for every year whether july 1 moves when it is a Sunday, and does not for 1983',
      },
    ],
    [
      'or only for some years',
      row('law/on.json', 6, { observed: [{ until: 2018, day: 'july 2 if a sunday', confidence: 'high' }] }),
      {
        file: 'law/on.json',
        row: 'row 6',
        message:
          'observed must say for every year whether july 1 moves when it is a Sunday, and does not for 2019',
      },
    ],
    [
      'or not how surely',
      row('law/on.json', 6, { observed: [{ day: 'july 2 if a sunday' }] }),
      {
        file: 'law/on.json',
        row: 'row 6',
        message: 'observed.0.confidence: Invalid option: expected one of "high"|"medium"|"low"',
      },
    ],
    [
      'the region of another scope',
      row('scopes.json', 2, { region: 'CA-BC' }),
      { file: 'scopes.json', row: 'ab', message: 'has the region CA-BC' },
    ],
    [
      'a statute twice',
      row('statutes.json', 2, { id: 'ca-labour-code-1985' }),
      {
        file: 'statutes.json',
        row: 'ca-labour-code-1985',
        message: 'statute "ca-labour-code-1985" stands twice',
      },
    ],
    [
      'a scope that is missing',
      rows('scopes.json', (all) => all.slice(1)),
      { file: 'scopes.json', row: '', message: 'holds 13 scopes, not 14' },
    ],
    ...[...'\u0001\u001b\n\u00ad\u202e\u2028\u2029\ufffe\ue000\ud800'].map(
      (character): [string, LawFiles, LawFault] => [
        `a name with U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        entries('holidays.json', { 'new-day': { nameEn: `New${character}Day`, nameFr: 'Nouveau jour' } }),
        {
          file: 'holidays.json',
          row: 'new-day',
          message: 'nameEn: a text without control, format or line-separator characters',
        },
      ],
    ),
    [
      'an array where there should be an object',
      { ...sound, 'holidays.json': '[]' },
      { file: 'holidays.json', row: '', message: 'is no object' },
    ],
    [
      'an object where there should be an array',
      { ...sound, 'law/on.json': '{}' },
      { file: 'law/on.json', row: '', message: 'is no array' },
    ],
    [
      'a file that is not there',
      without('dates.json'),
      { file: 'dates.json', row: '', message: 'is missing' },
    ],
    [
      'a comma too many',
      { ...sound, 'dates.json': '{\n  "a": [1, 2,]\n}' },
      { file: 'dates.json', row: '', message: "is no JSON: Unexpected token ']', line 2, column 14" },
    ],
    [
      'a comma too few',
      { ...sound, 'law/on.json': '[\n  {"holiday": "a"}\n  {"holiday": "b"}\n]' },
      {
        file: 'law/on.json',
        row: '',
        message: "is no JSON: Expected ',' or ']' after array element, line 3, column 3",
      },
    ],
    [
      'a file that ends too soon',
      { ...sound, 'dates.json': '{' },
      {
        file: 'dates.json',
        row: '',
        message: "is no JSON: Expected property name or '}', line 1, column 2",
      },
    ],
    [
      'a holiday without an address',
      entries('holiday-slugs.json', { 'labour-day': undefined }),
      { file: 'holiday-slugs.json', row: 'labour-day', message: 'is missing' },
    ],
    [
      'an address in one language alone',
      entries('holiday-slugs.json', { 'labour-day': { en: 'labour-day' } }),
      { file: 'holiday-slugs.json', row: 'labour-day', message: 'fr: is missing' },
    ],
    [
      'an address of two holidays',
      entries('holiday-slugs.json', { 'labour-day': { en: 'canada-day', fr: 'fete-du-travail' } }),
      { file: 'holiday-slugs.json', row: '', message: 'en "canada-day" stands twice' },
    ],
    [
      'an address of a holiday and of a place',
      entries('holiday-slugs.json', { 'labour-day': { en: 'labour-day', fr: 'quebec' } }),
      { file: 'holiday-slugs.json', row: '', message: 'fr "quebec" stands twice' },
    ],
    [
      'an address of no holiday',
      entries('holiday-slugs.json', { spare: { en: 'spare', fr: 'de-trop' } }),
      { file: 'holiday-slugs.json', row: 'spare', message: 'is not in holidays.json' },
    ],
    [
      'a dispute without its reason in French',
      row('disputes.json', 1, { reasonFr: undefined }),
      { file: 'disputes.json', row: 'row 1', message: 'reasonFr: is missing' },
    ],
    [
      'a dispute that ends before it begins',
      row('disputes.json', 1, { since: 2000, until: 1999 }),
      { file: 'disputes.json', row: 'row 1', message: 'until 1999 lies before since 2000' },
    ],
    [
      'a peer that nobody knows',
      row('score/reasons.json', 1, { peers: ['nager'] }),
      {
        file: 'score/reasons.json',
        row: 'row 1',
        message: expect.stringMatching(/^peers\.0: Invalid option/),
      },
    ],
    [
      'a revision that is no date',
      entries('revision.json', { revision: '23/11/2026' }),
      { file: 'revision.json', row: '', message: 'revision: Invalid ISO date' },
    ],
    [
      'a revision before the newest change',
      entries('revision.json', { revision: '2020-01-01' }),
      {
        file: 'revision.json',
        row: '',
        message: expect.stringMatching(
          /^revision 2020-01-01 lies before .*, the newest entry of changes.json$/,
        ),
      },
    ],
    [
      'a change below an older one',
      rows('changes.json', (all) => [...all].reverse()),
      { file: 'changes.json', row: 'row 2', message: expect.stringMatching(/: the newest comes first$/) },
    ],
    [
      'a zone whose clock has no change for an offset',
      entries('zones.json', { zones: { 'America/Toronto': { offsets: [-300], changes: [] } } }),
      {
        file: 'zones.json',
        row: '',
        message: 'zones.America/Toronto: an offset needs its change',
      },
    ],
  ])('%s', (_name, files, expected) => {
    expect(faultsOf(files)).toContainEqual(expected);
  });

  test('and alone: one wrong word makes one fault', () => {
    expect(faultsOf(row('law/ab.json', 11, { date: '3th monday of february' }))).toHaveLength(1);
    expect(
      faultsOf(row('law/ca.json', 6, { observed: [{ day: 'july 2 if sunday', confidence: 'high' }] })),
    ).toHaveLength(1);
    expect(faultsOf(row('law/nl.json', 1, { act: 'no-such-act' }))).toHaveLength(1);
  });

  test.each<[what: string, wrong: Partial<Correction>, message: string]>([
    ['a holiday', { holidays: ['no-such-day'] }, 'holiday "no-such-day" is not in holidays.json'],
    ['a source', { sources: ['no-such-source'] }, 'source "no-such-source" is not in sources.json'],
  ])('%s that a correction names and the tables do not', (_what, wrong, message) => {
    const changes = JSON.parse(sound['changes.json'] ?? '') as Change[];
    const [edition, ...earlier] = changes;
    const [first, ...others] = edition?.corrections ?? [];
    const files = {
      ...sound,
      'changes.json': JSON.stringify([
        { ...edition, corrections: [{ ...first, ...wrong }, ...others] },
        ...earlier,
      ]),
    };
    expect(faultsOf(files)).toEqual([{ file: 'changes.json', row: 'row 1, correction 1', message }]);
  });

  test('a revision after today', () => {
    const reading = parseLaw(sound, dayOf('2000-01-01'));
    expect(reading.kind === 'faults' && reading.faults).toEqual([
      { file: 'revision.json', row: '', message: expect.stringMatching(/lies after today$/) },
    ]);
  });

  test('every row that its schema refuses is told at once, and then everything that does not hold together', () => {
    const placesOf = (files: LawFiles) =>
      new Set(faultsOf(files).map(({ file, row }) => [file, row].filter(Boolean).join(' ')));
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
    };
    expect(placesOf(misshapen)).toEqual(
      new Set(['dates.json', 'holidays.json labour-day', 'law/nl.json row 2', 'lists/cra.json row 3']),
    );
  });
});
