import type { Note } from '../../holidays/annotations/weekend-rules.ts';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { WEEKEND_RULES_FILE } from '../files.ts';
import type { LawTables } from '../tables/tables.ts';
import { spanFaults } from './year-spans.ts';

/** Rules for each scope and for no other, and notes on holidays that the scope lists, at most one a year. */
export function weekendFaults({ weekendRules, rows }: LawTables): readonly LawFault[] {
  if (!weekendRules) return [];
  const missing = SCOPE_CODES.filter((code) => !Object.hasOwn(weekendRules, code));
  const unknown = Object.keys(weekendRules).filter((key) => !SCOPE_CODES.some((code) => code === key));
  return [
    ...missing.map((code) => lawFault(WEEKEND_RULES_FILE, code, 'is missing')),
    ...unknown.map((key) => lawFault(WEEKEND_RULES_FILE, key, 'is no scope')),
    ...SCOPE_CODES.flatMap((code) =>
      noteMessages(weekendRules[code]?.notes ?? [], code, rows).map((message) =>
        lawFault(WEEKEND_RULES_FILE, code, message),
      ),
    ),
  ];
}

function noteMessages(notes: readonly Note[], scope: ScopeCode, rows: LawTables['rows']): readonly string[] {
  const byHoliday = Map.groupBy(
    notes.flatMap((note) => note.holidays.map((holiday) => ({ ...note, holiday }))),
    ({ holiday }) => holiday,
  );
  const listed = rows[scope];
  // An unreadable file is a fault of its own, and a refused row may be the one that the note is on.
  const isListed = (holiday: string) =>
    listed.length === 0 || listed.some((row) => !row || row.holiday === holiday);
  return [...byHoliday].flatMap(([holiday, ofHoliday]) => [
    ...spanFaults(`notes on "${holiday}"`, ofHoliday),
    ...(isListed(holiday) ? [] : [`a note is on "${holiday}", which the law does not list`]),
  ]);
}
