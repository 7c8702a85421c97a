import { fileURLToPath } from 'node:url';
import { DataError } from '../src/common/data.ts';
import { readEstablishedLaw } from '../src/law/read.ts';
import { readProviderTables } from '../src/provider/data.ts';
import { fail, npmCommand } from './command.ts';

npmCommand('check:data', 1)
  .description('Checks every table of data/ that people write: the check with which a build begins.')
  .parse();
const data = fileURLToPath(new URL('../data', import.meta.url));
try {
  readEstablishedLaw(data, Date.now());
  await readProviderTables(data);
  console.log('The tables of data/ are sound.');
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}
