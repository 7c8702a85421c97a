import { join } from 'node:path';
import { type Dispute, disputesSchema } from './compare/disputes.ts';
import { type Fallback, fallbackSchema } from './compare/fallback.ts';
import { type HolidayNames, holidayNamesSchema } from './compare/names.ts';
import { readDataFile } from './decode.ts';
import { type Kept, readKept } from './keep/kept.ts';
import { type Published, readPublished } from './keep/publish.ts';

/** What the data folder holds of the provider. */
export interface ProviderData {
  readonly kept: Kept;
  readonly fallback: Fallback;
  readonly names: HolidayNames;
  readonly disputes: readonly Dispute[];
  readonly published: Published;
}

/** @throws {DataError} where a file that people write does not fit its schema: with file, path and value */
export async function readProviderData(data: string): Promise<ProviderData> {
  const folder = join(data, 'provider');
  return {
    kept: await readKept(folder),
    fallback: await readDataFile(join(folder, 'fallback.json'), fallbackSchema),
    names: await readDataFile(join(folder, 'names.json'), holidayNamesSchema),
    disputes: await readDataFile(join(data, 'disputes.json'), disputesSchema),
    published: await readPublished(data),
  };
}
