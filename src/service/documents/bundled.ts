import packageJson from '../../../package.json' with { type: 'json' };
import { aliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledPay } from '../../core/bundled/pay-sources.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import type { DataSet } from './data-set.ts';

let data: DataSet | undefined;

/** The data of a program without a data folder. Read on first use, because the evidence is a megabyte. */
export function bundledData(): DataSet {
  data ??= {
    ...bundledEvidence(),
    almanac: bundledAlmanac(),
    lists: bundledLists(),
    aliases,
    pay: bundledPay(),
    version: packageJson.version,
  };
  return data;
}
