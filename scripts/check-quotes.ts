import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { once } from '../src/core/common/once.ts';
import { npmCommand } from './command.ts';

/** A text that a table quotes from Justice Canada's repository. */
interface Quotation {
  readonly table: string;
  readonly quote: string;
  /** A commit, or HEAD for the branch. */
  readonly at: string;
  readonly file: string;
}

const IN_REPOSITORY = /^https:\/\/github\.com\/justicecanada\/laws-lois-xml\/blob\/([^/]+)\/(.+)$/;
/** A page of an act, which the same repository has as one file. */
const PAGE =
  /^https:\/\/(?:laws-lois|lois-laws)\.justice\.gc\.ca\/(eng\/acts|fra\/lois)\/([A-Za-z]-[\d.]+)\//;
/** Where a quotation leaves words out. */
const GAP = /\s*(?:…|\[\.\.\.\])\s*/;

const [clone = ''] = npmCommand('check:quotes', 1)
  .description('Compares the federal texts that the tables quote with Justice Canada’s XML.')
  .argument('<path>', 'a clone of https://github.com/justicecanada/laws-lois-xml')
  .parse().args;

const quotations = globSync('data/**/*.json').flatMap((table) =>
  quotationsIn(JSON.parse(readFileSync(table, 'utf8')), table),
);
/** A file with the labels of its paragraphs and without them: a quotation may leave them out. */
const readings = once((name: string): readonly string[] => {
  const xml = git('show', name);
  return [xml, xml.replace(/<Label\b[^>]*>.*?<\/Label>/gs, '')].map((text) =>
    keepLetters(text.replace(/<[^>]+>/g, ' ')),
  );
});
const wrong = quotations.filter((quotation) => !says(quotation.at, quotation));
for (const quotation of wrong) {
  const { table, quote, at, file } = quotation;
  const commits = git('log', '--format=%H', 'HEAD', '--', file).split('\n').filter(Boolean);
  const commit = commits.find((other) => says(other, quotation));
  const then = commit
    ? `; ${git('show', '-s', '--format=%h of %cs', commit)} did`
    : ', nor did an earlier version';
  console.log(`${table}: ${file} at ${at} doesn’t say “${quote}”${then}`);
}
const head = git('show', '-s', '--format=%h of %cs', 'HEAD');
console.log(
  `${quotations.length - wrong.length} of ${quotations.length} quotations are in the XML (${head}).`,
);
if (wrong.length > 0) process.exitCode = 1;

function quotationsIn(value: unknown, table: string): readonly Quotation[] {
  if (typeof value !== 'object' || value === null) return [];
  const { quote, url } = value as { quote?: unknown; url?: unknown };
  const [, folder, act = ''] = PAGE.exec(String(url)) ?? [];
  const page = folder && `${folder}/${act.toUpperCase()}.xml`;
  const [, at = 'main', file = page] = IN_REPOSITORY.exec(String(url)) ?? [];
  const own =
    typeof quote === 'string' && file ? [{ table, quote, at: at === 'main' ? 'HEAD' : at, file }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => quotationsIn(inner, table))];
}

/** Whether a file says all parts of a quotation, in their order, at a commit. */
function says(commit: string, { quote, file }: Quotation): boolean {
  return readings(`${commit}:${file}`).some((text) => {
    let end = 0;
    return quote.split(GAP).every((part) => {
      const at = text.indexOf(keepLetters(part), end);
      end = at + 1;
      return at >= 0;
    });
  });
}

/** Letters and digits only: spaces, quotation marks and dashes differ between XML, page and table. */
function keepLetters(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', ['-C', clone, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    console.error(`git ${args.join(' ')} fails in ${clone}`);
    process.exit(1);
  }
}
