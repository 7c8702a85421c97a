import { z } from 'zod';
import { SCOPE_CODES, type ScopeCode } from '../../holidays/scope.ts';

/** Which holiday of ours a name of the provider's means; a row with scopes holds in those alone. */
export const holidayNamesSchema = z.array(
  z.strictObject({
    name: z.string(),
    scopes: z.array(z.enum(SCOPE_CODES)).min(1).exactOptional(),
    holiday: z.string(),
  }),
);

export type HolidayNames = Readonly<z.infer<typeof holidayNamesSchema>>;

/** The id of a holiday by its name at the provider; for a name that no row knows, a slug of the name. */
export function holidayIdOf(names: HolidayNames, name: string, scope: ScopeCode): string {
  const row = names.find((known) => known.name === name && (known.scopes?.includes(scope) ?? true));
  return row?.holiday ?? toSlug(name);
}

/** Lower-case letters, digits and single hyphens between them; empty for a name without Latin letters and digits. */
export function toSlug(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  return ascii
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
