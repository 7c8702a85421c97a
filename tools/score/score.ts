import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, npmCommand } from '../../scripts/command.ts';
import { DataError } from '../../src/core/common/data.ts';
import { writeWhole } from '../../src/law/common/files.ts';
import { readProviderData } from '../../src/law/provider/data.ts';
import { readEstablishedLaw } from '../../src/law/tables/read.ts';
import { canadaHolidays } from './canada-holidays.ts';
import { dateHolidays, nagerDate, pythonHolidays } from './peers.ts';
import { listReasons, score, scoreText } from './tallies.ts';

const DESCRIPTION =
  'Compares the statutory days of 2013 to 2038 with Nager.Date, date-holidays, python-holidays and canada-holidays.ca, says whose error each ' +
  'difference is (data/score/reasons.json, data/disputes.json), and writes data/score/score.json, which the site shows. ' +
  'SCORE_PYTHON is the Python with the newest python-holidays (pip install holidays), by default python3; SCORE_HOLS is a clone of ' +
  'github.com/pcraig3/hols, by default hols.';

const YEARS = [2013, 2038] as const;

const { news } = npmCommand('score', 1)
  .description(DESCRIPTION)
  .option(
    '--news <file>',
    'write the differences that have no reason yet to a file, in Markdown; empty if all have one',
  )
  .parse()
  .opts<{ news?: string }>();
const data = fileURLToPath(new URL('../../data', import.meta.url));
try {
  const provider = await readProviderData(data);
  const names = [...provider.peerNames, ...provider.names];
  const peers = [
    nagerDate(provider),
    dateHolidays(names),
    pythonHolidays(names, YEARS),
    canadaHolidays(names),
  ];
  const { law, settled } = readEstablishedLaw(data);
  const result = score(law, peers, listReasons(settled), YEARS);
  await writeWhole(join(data, 'score', 'score.json'), scoreText(result));
  for (const { peer, version, tallies } of result.peers) {
    console.log(`${peer} (${version})`);
    console.table(tallies.map(({ substitutes, ...counts }) => ({ ...counts, ...substitutes })));
  }
  const unexplained = result.differences.filter(({ error }) => error === undefined);
  const lines = unexplained.map(({ peer, scope, holiday, kind, years }) => {
    return `${peer} ${scope} ${holiday} ${kind} ${years.map((span) => span.join('-')).join(' ')}`;
  });
  for (const line of lines) console.log(`no reason yet: ${line}`);
  if (news !== undefined) await writeWhole(news, newsText(lines));
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  fail(error.message, 1);
}

/** The issue, in Markdown; empty if there's nothing new. */
function newsText(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `Others now list a statutory day otherwise than we do. Look each one up in the law: correct a row of the tables, or add a row with the
reason and its source to \`data/score/reasons.json\`, and run \`npm run score\`.

${lines.map((line) => `- \`${line}\``).join('\n')}
`;
}
