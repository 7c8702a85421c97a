import { embeddedAliases } from 'statdays:aliases';
import {
  embeddedChanges,
  embeddedEvidence,
  embeddedListEvidence,
  embeddedPaid,
  embeddedPayCases,
  embeddedWeekendRules,
} from 'statdays:law';
import packageJson from '../../../package.json' with { type: 'json' };
import { bundledAlmanac } from '../../core/bundled/almanac.ts';
import { bundledLists } from '../../core/bundled/lists.ts';
import { bundledPay } from '../../core/bundled/pay.ts';
import type { DataSet } from './data-set.ts';

/** The data set of a program without a data folder. */
export function bundledDataSet(): DataSet {
  return {
    almanac: bundledAlmanac(),
    lists: bundledLists(),
    evidence: embeddedEvidence(),
    aliases: embeddedAliases(),
    weekendRules: embeddedWeekendRules(),
    pay: bundledPay(),
    paid: embeddedPaid(),
    payCases: embeddedPayCases(),
    changes: embeddedChanges(),
    listEvidence: embeddedListEvidence(),
    version: packageJson.version,
  };
}
