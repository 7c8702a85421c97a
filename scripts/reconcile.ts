import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeWhole } from '../src/common/write-atomically.ts';
import { law } from '../src/law/tables.ts';
import { runReconcile } from '../src/provider/reconcile.ts';

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
  try {
    const { report, errors, unsettled } = await runReconcile(data, law);
    console.log(report);
    if (markdown) await writeWhole(markdown, report);
    for (const error of errors) fail(error, 1);
    if (strict && unsettled > 0) fail(`${unsettled} differences are news`, 1);
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
