import { CONFIDENCES } from '../src/core/holidays/law.ts';
import { SCOPE_CODES } from '../src/core/holidays/scope.ts';
import { readProviderData } from '../src/law/provider/data.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { DATA, npmCommand, reportFaults } from './command.ts';

npmCommand('check:data', 1)
  .description('Checks every table of data/ that people write: the check with which a build begins.')
  .parse();
await reportFaults(async () => {
  const { law, openQuestions } = readEstablishedLaw(DATA);
  await readProviderData(DATA);
  const rows = SCOPE_CODES.flatMap((code) => law.rows[code]);
  const counts = CONFIDENCES.map((level) => {
    const count = rows.filter(({ confidence }) => confidence === level).length;
    return `${count} ${level}`;
  });
  console.log(
    `The tables of data/ are sound: ${rows.length} rows, in their first year ${counts.join(', ')};`,
  );
  console.log(`${Object.keys(openQuestions.questions).length} open questions.`);
});
