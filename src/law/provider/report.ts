import { yearSpanTexts } from '../../core/calendar/year-spans.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { YearAnswer } from './ask.ts';
import type { UpdateOutcome } from './commands.ts';
import type { Difference, DifferenceKind } from './compare.ts';
import type { Reconciliation } from './reconcile.ts';

// The reports are Markdown that reads well on a terminal too.

const KINDS: Record<DifferenceKind, string> = {
  'law-only': 'the law alone lists it',
  'provider-only': 'the provider alone lists it',
  'other-date': 'the provider has another date',
};

export function toReport(reconciliation: Reconciliation): string {
  const { unsettled, stale } = reconciliation;
  const errors = section('Errors: rows of data/disputes.json that settle nothing', stale.map(toStaleLine));
  const isQuiet = unsettled.length + stale.length === 0;
  const parts = [toNews(reconciliation), errors, isQuiet ? 'No news: every difference is settled.\n' : ''];
  return parts.filter((part) => part !== '').join('\n');
}

export function toNews({ unsettled }: Reconciliation): string {
  // The same news in several years is one line.
  const groups = Map.groupBy(unsettled, ({ scope, holiday, kind }) => `${scope} ${holiday} ${kind}`);
  const lines = [...groups.values()].map(toNewsLine);
  return section('News: no row of data/disputes.json settles it', lines);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
}

function toNewsLine(group: readonly Difference[]): string {
  const [first] = group;
  if (!first) return '';
  const { scope, holiday, kind, theirs, lawDates } = first;
  const years = yearRanges(group.map(({ year }) => year));
  const named = theirs ? ` (\`${theirs.name}\`)` : '';
  const dates = [
    ...lawDates.map((date) => `law ${date}`),
    ...(theirs?.dates ?? []).map((date) => `provider ${date}`),
  ];
  return `${scopeName(scope)} ${years}: \`${holiday}\`${named}: ${KINDS[kind]}; first ${dates.join(', ')}`;
}

function toStaleLine({ dispute, scope, holiday }: Reconciliation['stale'][number]): string {
  const { difference, since = 'ever', until = 'ever' } = dispute;
  return `${scopeName(scope)}: \`${holiday}\`, ${difference}, since ${since}, until ${until}`;
}

function scopeName(scope: ScopeCode): string {
  return scope.toUpperCase();
}

export function toUpdateReport({ answers, changed, reconciliation }: UpdateOutcome): string {
  return [
    answersLine(answers),
    changed.length > 0 ? `New or changed answers: ${yearRanges(changed)}.` : 'No answer has changed.',
    ...faultLines(answers),
    ...(isUnanswered(answers)
      ? ['The provider serves none of these years: its address or its API has changed.']
      : []),
    '',
    toReport(reconciliation),
  ].join('\n');
}

/** Whether a person must look: a year has a fault, no year was answered, or a dispute settles nothing. */
export function needsAttention({ answers, reconciliation }: UpdateOutcome): boolean {
  const isFaulty = answers.some((answer) => answer.faults.length > 0);
  return isFaulty || isUnanswered(answers) || reconciliation.stale.length > 0;
}

/** A provider that serves no year has moved: it refuses a year that it does not serve and an address that it does not know alike. */
function isUnanswered(answers: UpdateOutcome['answers']): boolean {
  return answers.every(({ good }) => !good);
}

function answersLine(answers: readonly YearAnswer[]): string {
  const count = (version: string): number => answers.filter(({ good }) => good?.version === version).length;
  const notServed = answers.filter(({ good, faults }) => !good && faults.length === 0).length;
  return `${answers.length} years asked: ${count('v4')} from v4, ${count('v3')} from v3, ${notServed} not served.`;
}

function faultLines(answers: readonly YearAnswer[]): readonly string[] {
  const faults = answers.flatMap(({ year, faults }) =>
    faults.map(({ version, fault }) => ({ year, text: `${version}: ${fault}` })),
  );
  const byText = Map.groupBy(faults, ({ text }) => text);
  return [...byText].map(
    ([text, group]) => `Fault in ${yearRanges(group.map(({ year }) => year))}: ${text}.`,
  );
}

/** Increasing years as ranges: `1976 to 1989, 2022`. */
function yearRanges(years: readonly number[]): string {
  return yearSpanTexts(years, (first, last) => `${first} to ${last}`).join(', ');
}
