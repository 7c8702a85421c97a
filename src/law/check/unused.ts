import { SCOPE_CODES } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { type LawTables, present } from '../tables.ts';

/** What the tables hold and no row uses: a misspelt key, or what a change of rows left behind. */
export function unusedFaults({ dates = {}, holidays = {}, statutes, rows }: LawTables): readonly LawFault[] {
  const all = SCOPE_CODES.flatMap((code) => present(rows[code]));
  const names = Object.entries(holidays).flatMap(([id, holiday]) =>
    Object.keys(holiday?.names ?? {}).map((name) => `${id} ${name}`),
  );
  const ids = present(statutes).map(({ id }) => id);
  const usedDates = all.map(({ date }) => date);
  const usedHolidays = all.map(({ holiday }) => holiday);
  const usedNames = all.map(({ holiday, name }) => `${holiday} ${name}`);
  const usedStatutes = all.flatMap(({ act, earlierAct }) => [act, earlierAct]);
  return [
    ...unused('dates.json', Object.keys(dates), usedDates),
    ...unused('holidays.json', Object.keys(holidays), usedHolidays),
    ...unused('holidays.json', names, usedNames),
    ...unused('statutes.json', ids, usedStatutes),
  ];
}

function unused(
  file: string,
  keys: readonly string[],
  used: readonly (string | undefined)[],
): readonly LawFault[] {
  return keys.filter((key) => !used.includes(key)).map((key) => lawFault(file, key, 'is used by no row'));
}
