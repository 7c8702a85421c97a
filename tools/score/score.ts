import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, npmCommand } from '../../scripts/command.ts';
import { DataError } from '../../src/common/data.ts';
import { writeWhole } from '../../src/common/files.ts';
import { readEstablishedLaw } from '../../src/law/read.ts';
import { readProviderData } from '../../src/provider/data.ts';
import { reasonsOf, score, scoreText } from '../../src/provider/score.ts';
import { dateHolidays, nagerDate, pythonHolidays } from './peers.ts';

const DESCRIPTION =
  'Compares the statutory days of 2013 to 2038 with Nager.Date, date-holidays and python-holidays, says whose error each ' +
  'difference is (data/score/reasons.json, data/disputes.json), and writes data/score/score.json, which the site shows. ' +
  'SCORE_PYTHON is the Python with the newest python-holidays (pip install holidays); by default python3.';

const YEARS = [2013, 2038] as const;

npmCommand('score', 1).description(DESCRIPTION).parse();
const data = fileURLToPath(new URL('../../data', import.meta.url));
try {
  const provider = await readProviderData(data);
  const names = [...provider.peerNames, ...provider.names];
  const peers = [nagerDate(provider), dateHolidays(names), pythonHolidays(names, YEARS)];
  const { law, settled } = readEstablishedLaw(data);
  const result = score(law, peers, reasonsOf(settled), YEARS);
  await writeWhole(join(data, 'score', 'score.json'), scoreText(result));
  for (const { peer, version, tallies } of result.peers) {
    console.log(`${peer} (${version})`);
    console.table(tallies.map(({ substitutes, ...counts }) => ({ ...counts, ...substitutes })));
  }
  const unexplained = result.differences.filter(({ error }) => error === undefined);
  for (const { peer, scope, holiday, kind, years } of unexplained) {
    console.log(
      `no reason yet: ${peer} ${scope} ${holiday} ${kind} ${years.map((span) => span.join('-')).join(' ')}`,
    );
  }
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}
