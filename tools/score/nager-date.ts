import { providerHolidays } from '../../src/provider/compare/provider-holidays.ts';
import type { ProviderData } from '../../src/provider/data.ts';
import type { Peer } from '../../src/provider/score/peer.ts';

/** Nager.Date, by the provider's last good answers. */
export function nagerDate({ kept, names }: ProviderData): Peer {
  const versions = new Set(
    [...kept.manifest.values()].map(({ from }) => /\d+(\.\d+)+/.exec(from)?.[0] ?? from),
  );
  return {
    id: 'nager-date',
    version: [...versions].join(', '),
    holidays(scope, year) {
      const rows = kept.years.get(year);
      return rows && providerHolidays(rows, scope, names);
    },
  };
}
