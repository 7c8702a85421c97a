import { fileURLToPath } from 'node:url';
import { formatDate } from '../src/calendar/day.ts';
import { todayIn } from '../src/calendar/today.ts';
import { FIRST_YEAR, LAST_YEAR } from '../src/holidays/law.ts';
import { describeLawFaults } from '../src/law/fault.ts';
import { readLaw } from '../src/law/read.ts';
import { CLIENT_DEFAULTS, createProviderClient } from '../src/provider/ask/client.ts';
import { needsAttention, toUpdateReport } from '../src/provider/report/update.ts';
import { parseUpdateCommand, UPDATE_HELP, type UpdateSettings } from '../src/provider/settings.ts';
import { runUpdate } from '../src/provider/update.ts';
import { createProgress } from './progress.ts';

const today = formatDate(todayIn('America/Toronto', Date.now()).day);
const command = parseUpdateCommand(process.argv.slice(2), process.env, today);
if (command.kind === 'help') console.log(UPDATE_HELP);
else if (command.kind === 'wrong') fail(`${command.message}\nSee: npm run update -- --help`, 2);
else await update(command);

async function update(settings: UpdateSettings): Promise<void> {
  const data = settings.data ?? fileURLToPath(new URL('../data', import.meta.url));
  const reading = readLaw(data);
  if (reading.kind === 'faults') return fail(describeLawFaults(reading.faults), 1);
  const { law } = reading;
  const years = settings.offline ? [] : yearsOfTheService();
  const progress = createProgress('Years asked', years.length);
  const client = createProviderClient({ ...CLIENT_DEFAULTS, baseUrl: settings.baseUrl });
  const { versions, deadlineMs } = settings;
  const signals = { deadline: AbortSignal.timeout(deadlineMs), interrupt: onInterrupt() };
  try {
    const outcome = await runUpdate({
      ...{ data, law, today, client, versions, years, ...signals },
      onYear: progress.step,
    });
    progress.stop();
    if (outcome.kind === 'interrupted') return fail('Interrupted: nothing was changed', 130);
    console.log(toUpdateReport(outcome));
    process.exitCode = needsAttention(outcome) ? 1 : 0;
  } catch (error) {
    progress.stop();
    if (!(error instanceof SyntaxError)) throw error;
    fail(error.message, 1);
  } finally {
    await client.close();
  }
}

function yearsOfTheService(): readonly number[] {
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

/** The first Ctrl-C ends the asking; a second one ends the process, as ever. */
function onInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

function fail(message: string, exitCode: number): void {
  console.error(message);
  process.exitCode = exitCode;
}
