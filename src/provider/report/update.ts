import type { YearAnswer } from '../ask/ask-years.ts';
import { describeFault } from '../fault.ts';
import type { UpdateOutcome } from '../update.ts';
import { firstLines, yearRanges } from './lines.ts';
import { toReport } from './reconciliation.ts';

/** Bytes of what a report lists: a pull request shows all of it. */
const MAX_FAULTS_LENGTH = 8_000;
const MAX_DAMAGE_LENGTH = 3_000;

type Done = Extract<UpdateOutcome, { kind: 'done' }>;

/** What an update did, in plain words. */
export function toUpdateReport({ answers, changed, damage, reconciliation, yearMovedOn }: Done): string {
  const damaged = damage.map((file) => `Damaged: data/provider/${file}.`);
  return [
    answersLine(answers),
    changed.length > 0 ? `New or changed answers: ${yearRanges(changed)}.` : 'No answer has changed.',
    ...firstLines(faultLines(answers), MAX_FAULTS_LENGTH),
    ...firstLines(damaged, MAX_DAMAGE_LENGTH),
    ...(yearMovedOn ? ['Another year has begun: data/revision.json has moved on.'] : []),
    '',
    toReport(reconciliation),
  ].join('\n');
}

/** Whether something needs a person: a year met a fault, or a file of ours is in error. */
export function needsAttention({ answers, damage, reconciliation }: Done): boolean {
  const isFaulty = answers.some((answer) => answer.faults.length > 0);
  return isFaulty || damage.length > 0 || reconciliation.stale.length > 0;
}

function answersLine(answers: readonly YearAnswer[]): string {
  if (answers.length === 0) return 'Nobody was asked.';
  const count = (version: string): number => answers.filter(({ good }) => good?.version === version).length;
  const notServed = answers.filter(({ good, faults }) => !good && faults.length === 0).length;
  return `${answers.length} years asked: ${count('v4')} from v4, ${count('v3')} from v3, ${notServed} not served.`;
}

function faultLines(answers: readonly YearAnswer[]): readonly string[] {
  const faults = answers.flatMap(({ year, faults }) =>
    faults.map(({ version, fault }) => ({ year, text: `${version}: ${describeFault(fault)}` })),
  );
  const byText = Map.groupBy(faults, ({ text }) => text);
  return [...byText].map(
    ([text, group]) => `Fault in ${yearRanges(group.map(({ year }) => year))}: ${text}.`,
  );
}
