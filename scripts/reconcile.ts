import { writeWhole } from '../src/law/common/files.ts';
import { runReconcile } from '../src/law/provider/commands.ts';
import { toNews, toReport } from '../src/law/provider/report.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, fail, npmCommand, reportFaults } from './command.ts';

const { news } = npmCommand('reconcile', 2)
  .description(
    'Compares the saved answers of the data provider with the law tables, and prints what is news.',
  )
  .option('--news <file>', 'write the news, which a person must settle, to a file; empty if there is none')
  .addHelpText('after', '\nExit codes: 0 all is well; 1 an error in a file; 2 a bad option.')
  .parse()
  .opts<{ news?: string }>();
await reportFaults(async () => {
  const reconciliation = await runReconcile(DATA, readEstablishedLaw(DATA));
  console.log(toReport(reconciliation));
  if (news) await writeWhole(news, toNews(reconciliation));
  const { stale } = reconciliation;
  if (stale.length > 0) fail(`data/disputes.json: ${stale.length} that settle nothing`, 1);
});
