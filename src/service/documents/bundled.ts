import packageJson from '../../../package.json' with { type: 'json' };
import { aliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledPay } from '../../core/bundled/pay-sources.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import { createDataFiles, type DataFiles } from './data-files.ts';

let files: DataFiles | undefined;

/** The data files of a program without a data folder. Made on first use, because the evidence is a megabyte. */
export function bundledDataFiles(): DataFiles {
  files ??= createDataFiles({
    ...bundledEvidence(),
    almanac: bundledAlmanac(),
    lists: bundledLists(),
    aliases,
    pay: bundledPay(),
    version: packageJson.version,
  });
  return files;
}
