import { expect, test } from 'vitest';
import { almanac } from '../../../tests/support/law/almanac.ts';
import { paid, weekendRules } from '../../../tests/support/law/law.ts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { CONFIDENCES, type Confidence, covers, LAST_YEAR, yearsFrom } from '../../core/holidays/law.ts';
import { SCOPE_CODES, type ScopeCode } from '../../core/holidays/scope.ts';
import type { Sentence } from './schema.ts';

/** The words of a scope on a day of a year, by its id or by its name. */
function sentencesOn(
  scope: ScopeCode,
  { id, nameEn, notes: own }: Holiday,
  year: number,
): readonly Sentence[] {
  const { weekend, notes } = weekendRules[scope];
  return [
    ...notes
      .filter((note) => covers(note, year) && (!note.onlyWhereOff || note.en === own?.en))
      .filter((note) => note.holidays.includes(id) || note.en.includes(nameEn)),
    ...[weekend, paid[scope].paid].filter(({ en }) => en.includes(nameEn)),
  ];
}

/** Rules and notes were read in today's texts: what they say of a day is held against the years from 2026 on. */
test.each(SCOPE_CODES)('no day of %s is less sure than a rule or a note that names it', (scope) => {
  const isSurer = (a: Confidence, b: Confidence) => CONFIDENCES.indexOf(a) < CONFIDENCES.indexOf(b);
  const contradictions = yearsFrom(2026, LAST_YEAR).flatMap((year) =>
    almanac.listing(scope, year).flatMap((holiday) =>
      sentencesOn(scope, holiday, year)
        .filter(({ confidence }) => isSurer(confidence, holiday.confidence))
        .map(({ en }) => `${year} ${holiday.id} ${holiday.confidence}: ${en}`),
    ),
  );
  expect(contradictions).toEqual([]);
});

test('every optional day of today says why it is one, and carries a sentence of its own', () => {
  const silent = SCOPE_CODES.flatMap((scope) =>
    almanac.listing(scope, 2026).filter(({ kind, basis, notes }) => kind === 'optional' && !(basis && notes)),
  );
  expect(silent).toEqual([]);
});
