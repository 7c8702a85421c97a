import { LAST_YEAR, yearsFrom } from '../src/core/holidays/law.ts';
import { runUpdate } from '../src/law/provider/commands.ts';
import { needsAttention, toUpdateReport } from '../src/law/provider/report.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, dateInToronto, npmCommand, reportFaults } from './command.ts';

const DEFAULT_URL = 'https://nagerholidays.com';
const MAX_MINUTES = 10;
const command = npmCommand('update', 2)
  .description('Asks the data provider for this year and later ones, saves good answers and reports news.')
  .addHelpText('after', '\nExit codes: 0 done; 1 some years keep their last answer; 2 a bad option.');
const { data } = command
  .option('--data <folder>', 'another data folder', DATA)
  .parse()
  .opts<{ data: string }>();
const baseUrl =
  URL.parse(process.env['PROVIDER_URL'] || DEFAULT_URL) ??
  command.error('error: PROVIDER_URL must be an address');
const today = dateInToronto();
await reportFaults(async () => {
  const outcome = await runUpdate({
    ...readEstablishedLaw(data),
    data,
    baseUrl,
    // Past years are saved, and the provider serves them no longer.
    years: yearsFrom(Number(today.slice(0, 4)), LAST_YEAR),
    today,
    deadline: AbortSignal.timeout(MAX_MINUTES * 60_000),
  });
  console.log(toUpdateReport(outcome));
  if (needsAttention(outcome)) process.exitCode = 1;
});
