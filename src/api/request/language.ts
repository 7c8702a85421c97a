import { preferredLocale } from '../../language/accept.ts';
import { type Locale, toLocale } from '../../language/locale.ts';
import type { Call } from './call.ts';

/** The language of an error: a valid `locale`, else what Accept-Language prefers, else English. */
export function errorLocale({ request, query }: Call): Locale {
  return toLocale(query.get('locale') ?? '') ?? preferredLocale(request.header('accept-language') ?? '');
}
