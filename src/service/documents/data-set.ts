import type { Almanac } from '../../core/holidays/almanac.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { EstablishedLaw } from '../../law/tables/read.ts';

type Texts =
  | 'evidence'
  | 'aliases'
  | 'weekendRules'
  | 'pay'
  | 'paid'
  | 'payCases'
  | 'changes'
  | 'listEvidence';

/** Everything that the data set depends on, except the address of the site. */
export interface DataSet extends Pick<EstablishedLaw, Texts> {
  readonly almanac: Almanac;
  readonly lists: Lists;
  readonly version: string;
}
