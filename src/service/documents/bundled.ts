import packageJson from '../../../package.json' with { type: 'json' };
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledNames } from '../../core/bundled/names.ts';
import { bundledPay } from '../../core/bundled/pay-sources.ts';
import { bundledLists } from '../../core/bundled/time-limits.ts';
import { bundledEvidence } from '../../law/bundled/evidence.ts';
import type { DataSet } from './data-set.ts';

/** The data set of a program without a data folder. */
export function bundledDataSet(): DataSet {
  const { evidence, weekendRules, paid, payCases, changes, listEvidence } = bundledEvidence();
  return {
    almanac: bundledAlmanac(),
    lists: bundledLists(),
    evidence,
    aliases: bundledNames().aliases,
    weekendRules,
    pay: bundledPay(),
    paid,
    payCases,
    changes,
    listEvidence,
    version: packageJson.version,
  };
}
