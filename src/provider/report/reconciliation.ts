import type { ScopeCode } from '../../holidays/scope.ts';
import type { Difference, DifferenceKind } from '../compare/difference.ts';
import type { IdleDispute } from '../compare/disputes.ts';
import type { Reconciliation, ScopeTally } from '../compare/reconcile.ts';
import { firstLines } from './first-lines.ts';
import { plain } from './plain.ts';
import { yearRanges } from './year-ranges.ts';

const KINDS: Record<DifferenceKind, string> = {
  'law-only': 'the law alone lists it',
  'provider-only': 'the provider alone lists it',
  'other-date': 'the provider has another date',
};

/** Bytes of what a report lists: a pull request shows all of it. */
const MOST_OF_NEWS = 18_000;
const MOST_OF_ERRORS = 6_000;

/** The table of a reconciliation, its news and its idle disputes: Markdown that reads well on a terminal too. */
export function toReport({ tallies, settled, news, idle }: Reconciliation): string {
  return [
    table(tallies, settled, news),
    section('News: no row of data/disputes.json settles it', groups(news).map(toNewsLine), MOST_OF_NEWS),
    section('Errors: rows of data/disputes.json that settle nothing', idle.map(toIdleLine), MOST_OF_ERRORS),
    news.length + idle.length === 0 ? 'No news: every difference is settled.\n' : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function table(
  tallies: readonly ScopeTally[],
  settled: readonly Difference[],
  news: readonly Difference[],
): string {
  const head = ['scope', 'years', 'agreed', 'law only', 'provider only', 'other date', 'settled', 'news'];
  const all = [...settled, ...news];
  const rows = tallies.map(({ scope, years, agreed }) => {
    const count = (differences: readonly Difference[], kind?: DifferenceKind): number =>
      differences.filter((each) => each.scope === scope && (!kind || each.kind === kind)).length;
    const kinds = [count(all, 'law-only'), count(all, 'provider-only'), count(all, 'other-date')];
    return [scope, years, agreed, ...kinds, count(settled), count(news)];
  });
  const rule = head.map((each) => `${'-'.repeat(each.length - 1)}:`);
  return [head, rule, ...rows].map((row) => toLine(row, head)).join('');
}

function toLine(cells: readonly (string | number)[], head: readonly string[]): string {
  const padded = cells.map((cell, index) => `${cell}`.padStart(head[index]?.length ?? 0));
  return `| ${padded.join(' | ')} |\n`;
}

function section(title: string, lines: readonly string[], mostBytes: number): string {
  if (lines.length === 0) return '';
  return `${title}\n\n${firstLines(
    lines.map((line) => `- ${line}`),
    mostBytes,
  ).join('\n')}\n`;
}

function groups(news: readonly Difference[]): readonly (readonly Difference[])[] {
  return [...Map.groupBy(news, (each) => `${each.scope} ${each.holiday} ${each.kind}`).values()];
}

function toNewsLine(group: readonly Difference[]): string {
  const [first] = group;
  if (!first) return '';
  const { scope, holiday, kind, claim, lawDates } = first;
  const years = yearRanges(group.map((each) => each.year));
  const named = claim ? ` (\`${plain(claim.name)}\`)` : '';
  const dates = [
    ...lawDates.map((date) => `law ${date}`),
    ...(claim?.dates ?? []).map((date) => `provider ${date}`),
  ];
  return `${scopeName(scope)} ${years}: \`${holiday}\`${named}: ${KINDS[kind]}; first ${dates.join(', ')}`;
}

function toIdleLine({ dispute, scope, holiday }: IdleDispute): string {
  return `${scopeName(scope)}: \`${holiday}\`, ${dispute.difference}, since ${dispute.since ?? 'ever'}, until ${dispute.until ?? 'ever'}`;
}

function scopeName(scope: ScopeCode): string {
  return scope.toUpperCase();
}
