import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import revision from '../data/revision.json' with { type: 'json' };
import { writeWhole } from '../src/common/write-atomically.ts';
import { describeLawFaults } from '../src/law/fault.ts';
import { readLaw } from '../src/law/read.ts';
import { runReconcile } from '../src/provider/run-reconcile.ts';

const HELP = `Usage: npm run reconcile -- [options]

Compares what is kept of the data provider with the law tables, for every scope and year, and prints what
agrees, what data/disputes.json settles, and what is news. Needs no network.

Options
  --strict         news counts as an error
  --markdown FILE  write the report to a file too
  --help           this text

Exit codes: 0 all is well; 1 a file is in error, or there is news with --strict; 2 a bad option.`;

const options = readOptions();
if (options?.help) console.log(HELP);
else if (options) await run(options.strict ?? false, options.markdown);

async function run(strict: boolean, markdown: string | undefined): Promise<void> {
  const data = fileURLToPath(new URL('../data', import.meta.url));
  const reading = readLaw(data);
  if (reading.kind === 'faults') return fail(describeLawFaults(reading.faults), 1);
  try {
    const { report, errors, news } = await runReconcile(data, reading.law, revision.referenceYear);
    console.log(report);
    if (markdown) await writeWhole(markdown, report);
    for (const error of errors) fail(error, 1);
    if (strict && news > 0) fail(`${news} differences are news`, 1);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    fail(error.message, 1);
  }
}

function readOptions() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean' }, strict: { type: 'boolean' }, markdown: { type: 'string' } },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fail(`${message}\nSee: npm run reconcile -- --help`, 2);
    return undefined;
  }
}

function fail(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}
