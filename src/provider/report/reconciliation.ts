import type { ScopeCode } from '../../holidays/scope.ts';
import type { Difference, DifferenceKind } from '../compare/difference.ts';
import type { StaleDispute } from '../compare/disputes.ts';
import type { Reconciliation, ScopeTally } from '../compare/reconcile.ts';
import { firstLines, yearRanges } from './lines.ts';
import { plain } from './plain.ts';

const KINDS: Record<DifferenceKind, string> = {
  'law-only': 'the law alone lists it',
  'provider-only': 'the provider alone lists it',
  'other-date': 'the provider has another date',
};

/** Bytes of what a report lists: a pull request shows all of it. */
const MAX_NEWS_LENGTH = 18_000;
const MAX_ERRORS_LENGTH = 6_000;

/** The table of a reconciliation, its news and its stale disputes: Markdown that reads well on a terminal too. */
export function toReport({ tallies, settled, unsettled, stale }: Reconciliation): string {
  const news = [...Map.groupBy(unsettled, groupOf).values()].map(toNewsLine);
  return [
    table(tallies, settled, unsettled),
    section('News: no row of data/disputes.json settles it', news, MAX_NEWS_LENGTH),
    section(
      'Errors: rows of data/disputes.json that settle nothing',
      stale.map(toStaleLine),
      MAX_ERRORS_LENGTH,
    ),
    unsettled.length + stale.length === 0 ? 'No news: every difference is settled.\n' : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function table(
  tallies: readonly ScopeTally[],
  settled: readonly Difference[],
  unsettled: readonly Difference[],
): string {
  const head = ['scope', 'years', 'agreed', 'law only', 'provider only', 'other date', 'settled', 'news'];
  const rows = tallies.map(({ scope, years, agreed }) => {
    const settledHere = settled.filter((difference) => difference.scope === scope);
    const unsettledHere = unsettled.filter((difference) => difference.scope === scope);
    const kinds = [...settledHere, ...unsettledHere].map(({ kind }) => kind);
    const count = (kind: DifferenceKind): number => kinds.filter((other) => other === kind).length;
    const counts = [count('law-only'), count('provider-only'), count('other-date')];
    return [scope, years, agreed, ...counts, settledHere.length, unsettledHere.length];
  });
  const rule = head.map((title) => `${'-'.repeat(title.length - 1)}:`);
  return [head, rule, ...rows].map((row) => toTableLine(row, head)).join('');
}

function toTableLine(cells: readonly (string | number)[], head: readonly string[]): string {
  const padded = cells.map((cell, index) => `${cell}`.padStart(head[index]?.length ?? 0));
  return `| ${padded.join(' | ')} |\n`;
}

function section(title: string, lines: readonly string[], mostBytes: number): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `- ${line}`);
  return `${title}\n\n${firstLines(items, mostBytes).join('\n')}\n`;
}

/** One line stands for the same news in several years. */
function groupOf({ scope, holiday, kind }: Difference): string {
  return `${scope} ${holiday} ${kind}`;
}

function toNewsLine(group: readonly Difference[]): string {
  const [first] = group;
  if (!first) return '';
  const { scope, holiday, kind, listed, lawDates } = first;
  const years = yearRanges(group.map(({ year }) => year));
  const named = listed ? ` (\`${plain(listed.name)}\`)` : '';
  const dates = [
    ...lawDates.map((date) => `law ${date}`),
    ...(listed?.dates ?? []).map((date) => `provider ${date}`),
  ];
  return `${scopeName(scope)} ${years}: \`${holiday}\`${named}: ${KINDS[kind]}; first ${dates.join(', ')}`;
}

function toStaleLine({ dispute, scope, holiday }: StaleDispute): string {
  const { difference, since = 'ever', until = 'ever' } = dispute;
  return `${scopeName(scope)}: \`${holiday}\`, ${difference}, since ${since}, until ${until}`;
}

function scopeName(scope: ScopeCode): string {
  return scope.toUpperCase();
}
