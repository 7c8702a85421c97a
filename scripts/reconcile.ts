import { writeWhole } from '../src/law/common/files.ts';
import { runReconcile } from '../src/law/provider/commands.ts';
import { toNews, toReport } from '../src/law/provider/report.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, fail, npmCommand, reportFaults } from './command.ts';

const { strict = false, news } = npmCommand('reconcile', 2)
  .description('Compares the saved answers of the provider with the law tables, and prints what is news.')
  .option('--strict', 'news counts as an error')
  .option('--news <file>', 'write the news, which a person must settle, to a file; empty if there is none')
  .addHelpText('after', '\nExit codes: 0 sound; 1 an error in a file, or news with --strict; 2 a bad option.')
  .parse()
  .opts<{ strict?: boolean; news?: string }>();
await reportFaults(async () => {
  const reconciliation = await runReconcile(DATA, readEstablishedLaw(DATA));
  console.log(toReport(reconciliation));
  if (news) await writeWhole(news, toNews(reconciliation));
  const { stale, unsettled } = reconciliation;
  if (stale.length > 0) fail(`data/disputes.json: ${stale.length} that settle nothing`, 1);
  if (strict && unsettled.length > 0) fail(`${unsettled.length} differences are news`, 1);
});
