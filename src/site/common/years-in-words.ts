import type { Years } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import { translateTo } from '../i18n/texts.ts';

/** Years in words; empty for all years. */
export function yearsInWords({ since, until }: Years, locale: Locale): string {
  const t = translateTo(locale);
  if (since !== undefined && until !== undefined)
    return since === until ? String(since) : t('years.span', { first: since, last: until });
  if (since !== undefined) return t('years.since', { year: since });
  return until === undefined ? '' : t('years.until', { year: until });
}
