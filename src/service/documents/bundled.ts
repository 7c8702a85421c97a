import packageJson from '../../../package.json' with { type: 'json' };
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledNames } from '../../core/bundled/names.ts';
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
    aliases: bundledNames().aliases,
    pay: bundledPay(),
    version: packageJson.version,
  });
  return files;
}
