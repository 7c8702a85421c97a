import { fileURLToPath } from 'node:url';
import { DataError } from '../src/core/common/data.ts';
import { CONFIDENCES } from '../src/core/holidays/law.ts';
import { SCOPE_CODES } from '../src/core/holidays/scope.ts';
import { readProviderData } from '../src/law/provider/data.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { fail, npmCommand } from './command.ts';

npmCommand('check:data', 1)
  .description('Checks every table of data/ that people write: the check with which a build begins.')
  .parse();
const data = fileURLToPath(new URL('../data', import.meta.url));
try {
  const { law, openQuestions } = readEstablishedLaw(data);
  await readProviderData(data);
  const rows = SCOPE_CODES.flatMap((code) => law.rows[code]);
  const counts = CONFIDENCES.map((level) => {
    const count = rows.filter(({ confidence }) => confidence === level).length;
    return `${count} ${level}`;
  });
  console.log(
    `The tables of data/ are sound: ${rows.length} rows, in their first year ${counts.join(', ')};`,
  );
  console.log(`${Object.keys(openQuestions.questions).length} open questions.`);
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}
