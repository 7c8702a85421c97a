import { SCOPE_CODES } from '../../holidays/scope.ts';
import { beginningOf, isYear, lastDay } from '../act-periods.ts';
import { type LawFault, lawFault } from '../fault.ts';
import type { MaybeRows } from '../tables/reader.ts';
import type { StatuteRow } from '../tables/schema.ts';
import { type LawTables, present } from '../tables/tables.ts';

const FILE = 'statutes.json';

/** Each act by itself, and the acts of a chain one after the other. */
export function statuteFaults({ statutes = [], holidays }: LawTables): readonly LawFault[] {
  const acts = present(statutes);
  const messages = acts.flatMap((act) => ownMessages(act).map((message) => lawFault(FILE, act.id, message)));
  const unknown = acts.flatMap(({ id, holds = [] }) =>
    holds
      .filter((holiday) => holidays && !Object.hasOwn(holidays, holiday))
      .map((holiday) => lawFault(FILE, id, `holds: holiday "${holiday}" is not in holidays.json`)),
  );
  return [...messages, ...unknown, ...successionFaults(statutes)];
}

function ownMessages(act: StatuteRow): readonly string[] {
  const { chain, from, to, listEvidence } = act;
  const isOfScope = SCOPE_CODES.some((code) => code === chain);
  const last = lastDay(act);
  const messages: string[] = [];
  if (from !== undefined && last !== undefined && last < beginningOf(from)) {
    messages.push(`to ${to} lies before from ${from}`);
  }
  if (chain !== undefined && listEvidence === undefined)
    messages.push('an act of a chain needs listEvidence');
  if (isOfScope && listEvidence !== 'no' && from === undefined) {
    messages.push('an act whose list is known needs from, its first day in force');
  }
  return messages;
}

/** Whoever asks for a day between two acts would get neither, or a later one. */
function successionFaults(statutes: MaybeRows<StatuteRow>): readonly LawFault[] {
  const acts = present(statutes);
  const chains = new Set(acts.flatMap(({ chain }) => chain ?? []));
  return [...chains].flatMap((chain) => {
    const ofChain = acts.filter((act) => act.chain === chain);
    if (isBrokenByRefusal(ofChain, statutes)) return [];
    const holidays = new Set(ofChain.flatMap(({ holds }) => holds ?? []));
    const lines = [
      ofChain.filter(({ holds }) => !holds),
      ...[...holidays].map((holiday) => ofChain.filter(({ holds }) => holds?.includes(holiday))),
    ];
    return lines.flatMap(lineFaults);
  });
}

/** A chain's acts stand one after the other: one that was refused among them would leave a gap where there is none. */
function isBrokenByRefusal(ofChain: readonly StatuteRow[], statutes: MaybeRows<StatuteRow>): boolean {
  const places = ofChain.map((act) => statutes.indexOf(act));
  return statutes.slice(Math.min(...places), Math.max(...places) + 2).includes(undefined);
}

function lineFaults(line: readonly StatuteRow[]): readonly LawFault[] {
  return line.slice(1).flatMap((act, index) => {
    const before = line[index];
    const message = before && faultBetween(before, act);
    return message ? [lawFault(FILE, act.id, message)] : [];
  });
}

/** What is wrong between an act and the next; a change of which only the year is known ends one and begins the other in that year. */
function faultBetween(before: StatuteRow, { from }: StatuteRow): string | undefined {
  const last = lastDay(before);
  if (last === undefined) return `"${before.id}", which comes before it, needs to, its last day in force`;
  if (from === undefined) return `an act that follows another needs from, its first day in force`;
  if (from === before.to && isYear(from)) return undefined;
  const distance = beginningOf(from) - last;
  if (distance === 1) return undefined;
  return `${distance < 1 ? 'an overlap' : 'a gap'}: "${before.id}" is in force to ${before.to}, this one from ${from}`;
}
