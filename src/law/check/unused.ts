import { SCOPE_CODES } from '../../holidays/scope.ts';
import { type LawFault, lawFault } from '../fault.ts';
import { type LawTables, present } from '../tables/tables.ts';

/** What the tables hold and no row uses: a misspelt key, or what a change of rows left behind. */
export function unusedFaults({
  dates = {},
  holidays = {},
  statutes,
  sources = {},
  rows,
  changes,
}: LawTables): readonly LawFault[] {
  const all = SCOPE_CODES.flatMap((code) => present(rows[code]));
  const names = Object.entries(holidays).flatMap(([id, holiday]) =>
    Object.keys(holiday?.names ?? {}).map((name) => `${id} ${name}`),
  );
  const acts = present(statutes);
  const outsideChains = acts.filter(({ chain }) => chain === undefined).map(({ id }) => id);
  const usedDates = all.map(({ date }) => date);
  const usedHolidays = all.map(({ holiday }) => holiday);
  const usedNames = all.map(({ holiday, name }) => `${holiday} ${name}`);
  const usedStatutes = all.map(({ act }) => act);
  const usedSources = [
    ...acts.flatMap(({ evidence }) => evidence ?? []),
    ...all.flatMap(({ evidence }) => [...(evidence?.since ?? []), ...(evidence?.now ?? [])]),
    ...present(changes).flatMap(({ corrections = [] }) => corrections.flatMap(({ sources: of }) => of)),
  ];
  return [
    ...unused('dates.json', Object.keys(dates), usedDates),
    ...unused('holidays.json', Object.keys(holidays), usedHolidays),
    ...unused('holidays.json', names, usedNames),
    ...unused('statutes.json', outsideChains, usedStatutes),
    ...unused('sources.json', Object.keys(sources), usedSources, 'row, no statute and no correction'),
  ];
}

function unused(
  file: string,
  keys: readonly string[],
  used: readonly (string | undefined)[],
  users = 'row',
): readonly LawFault[] {
  const isUsed = new Set(used);
  return keys.filter((key) => !isUsed.has(key)).map((key) => lawFault(file, key, `is used by no ${users}`));
}
