import Holidays from 'date-holidays';
import packageJson from 'date-holidays/package.json' with { type: 'json' };
import { type HolidayNames, holidayIdOf } from '../../src/provider/compare/names.ts';
import type { ProviderHoliday } from '../../src/provider/compare/provider-holidays.ts';
import type { Peer } from '../../src/provider/score/peer.ts';

/** date-holidays, a library of JavaScript; its public holidays alone. */
export function dateHolidays(names: HolidayNames): Peer {
  return {
    id: 'date-holidays',
    version: packageJson.version,
    holidays(scope, year) {
      const library = scope === 'ca' ? new Holidays('CA') : new Holidays('CA', scope.toUpperCase());
      const holidays = new Map<string, ProviderHoliday>();
      for (const { name, date, type } of library.getHolidays(year, 'en')) {
        if (type !== 'public') continue;
        // It marks a substitute with words after the name.
        const plainName = name.replace(/ \(substitute day\)$/, '');
        const id = holidayIdOf(names, plainName, scope);
        const dates = [...(holidays.get(id)?.dates ?? []), date.slice(0, 10)];
        holidays.set(id, { id, dates, name: plainName, localName: undefined });
      }
      return holidays;
    },
  };
}
