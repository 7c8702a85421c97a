import { readProviderData } from '../src/law/provider/data.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, npmCommand, reportFaults } from './command.ts';

npmCommand('check:data', 1)
  .description('Checks every table of data/ that people write: the check with which a build begins.')
  .parse();
await reportFaults(async () => {
  readEstablishedLaw(DATA);
  await readProviderData(DATA);
  console.log('The tables of data/ are sound.');
});
