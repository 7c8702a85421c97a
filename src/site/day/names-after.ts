import { afterItIs } from '../../core/language/articles.ts';
import type { Locale } from '../../core/language/locale.ts';
import { law, lists } from '../common/almanac.ts';
import { shownName } from '../common/shown-name.ts';

const IN_LIEU = /-in-lieu$/;

/** The holidays after which the rules of a court or an act add a day, as they follow “Monday after”, by the added day’s ID. */
export function namesAfter(locale: Locale): Readonly<Record<string, string>> {
  const ids = lists.withTimeLimits.flatMap((list) => lists.dayIds(list)).filter((id) => IN_LIEU.test(id));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const holiday = law.holidays[id.replace(IN_LIEU, '')];
      return holiday ? [[id, afterItIs(shownName(holiday, locale), locale)]] : [];
    }),
  );
}
