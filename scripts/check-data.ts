import { fileURLToPath } from 'node:url';
import { DataError } from '../src/core/common/data.ts';
import { createAlmanac } from '../src/core/holidays/almanac.ts';
import { type Certainty, CONFIDENCES, FIRST_YEAR, LAST_YEAR, yearsFrom } from '../src/core/holidays/law.ts';
import { SCOPE_CODES } from '../src/core/holidays/scope.ts';
import { readProviderTables } from '../src/law/provider/data.ts';
import { readEstablishedLaw } from '../src/law/tables/read.ts';
import { fail, npmCommand } from './command.ts';

npmCommand('check:data', 1)
  .description('Checks every table of data/ that people write: the check with which a build begins.')
  .parse();
const data = fileURLToPath(new URL('../data', import.meta.url));
try {
  const { law, evidence, openQuestions } = readEstablishedLaw(data);
  await readProviderTables(data);
  const rows = SCOPE_CODES.flatMap((code) => law.rows[code]);
  const acts = Object.values(evidence.statutes);
  console.log(`Rows: ${rows.length}, each with evidence; in their first year, ${byConfidence(rows)}.`);
  console.log(`Acts: ${acts.length}, ${acts.filter((ids) => ids.length > 0).length} of them with evidence.`);
  console.log(`Open questions: ${Object.keys(openQuestions.questions).length}.`);
  const almanac = createAlmanac(law);
  for (const [first, last] of [
    [law.referenceYear, law.referenceYear],
    [FIRST_YEAR, LAST_YEAR],
  ] as const) {
    const days = SCOPE_CODES.flatMap((code) =>
      yearsFrom(first, last).flatMap((year) => almanac.statutory(code, year)),
    );
    console.log(`Statutory days, ${first} to ${last}: ${byConfidence(days)}.`);
  }
  console.log('The tables of data/ are sound.');
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}

/** `20 high, 3 medium, 0 low` */
function byConfidence(facts: readonly Pick<Certainty, 'confidence'>[]): string {
  return CONFIDENCES.map((level) => {
    const count = facts.filter(({ confidence }) => confidence === level).length;
    return `${count} ${level}`;
  }).join(', ');
}
