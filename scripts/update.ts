import { fileURLToPath } from 'node:url';
import { DataError } from '../src/common/data.ts';
import { FIRST_YEAR, LAST_YEAR, yearsFrom } from '../src/holidays/law.ts';
import { readEstablishedLaw } from '../src/law/read.ts';
import { readUpdateSettings, runUpdate } from '../src/provider/commands.ts';
import { needsAttention, toUpdateReport } from '../src/provider/report.ts';
import { dateInToronto, fail, npmCommand } from './command.ts';

const today = dateInToronto();
const settings = readUpdateSettings(npmCommand('update', 2), process.argv.slice(2), process.env, today);
const data = settings.data ?? fileURLToPath(new URL('../data', import.meta.url));
const years = settings.offline ? [] : yearsFrom(FIRST_YEAR, LAST_YEAR);
try {
  const outcome = await runUpdate({
    data,
    ...readEstablishedLaw(data),
    today,
    baseUrl: settings.baseUrl,
    versions: settings.versions,
    years,
    deadline: AbortSignal.timeout(settings.deadlineMs),
    interrupt: onInterrupt(),
    onYear: reportProgress(years.length),
  });
  if (outcome.kind === 'done') console.log(toUpdateReport(outcome));
  if (outcome.kind === 'interrupted') fail('Interrupted: nothing was changed', 130);
  else if (needsAttention(outcome)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}

/** The first Ctrl-C stops the requests; a second one ends the process as usual. */
function onInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

/** Prints progress about ten times. */
function reportProgress(total: number): () => void {
  const every = Math.ceil(total / 10);
  let done = 0;
  return () => {
    done += 1;
    if (done % every === 0 || done === total) console.error(`Years asked ${done} of ${total}`);
  };
}
