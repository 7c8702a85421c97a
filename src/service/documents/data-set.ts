import type { Almanac } from '../../core/holidays/almanac.ts';
import type { HolidayAliases } from '../../core/holidays/past.ts';
import type { ByScope } from '../../core/holidays/scope.ts';
import type { Lists } from '../../core/lists/lists.ts';
import type { PayCase, PayTables } from '../../core/pay/pay.ts';
import type { PaidProse } from '../../law/tables/pay.ts';
import type { Change, LawEvidence, ListEvidence, WeekendRules } from '../../law/tables/schema.ts';

/** Everything that the data set depends on, except the address of the site. */
export interface DataSet {
  readonly almanac: Almanac;
  readonly evidence: LawEvidence;
  readonly aliases: Readonly<Record<string, HolidayAliases>>;
  readonly weekendRules: ByScope<WeekendRules>;
  /** What the law pays for holidays: the rules, the same in words, and worked examples. */
  readonly pay: PayTables;
  readonly paid: ByScope<PaidProse>;
  readonly payCases: readonly PayCase[];
  /** The newest first. */
  readonly changes: readonly Change[];
  readonly lists: Lists;
  readonly listEvidence: ListEvidence;
  readonly version: string;
}
