import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Closing } from '../../core/lists/list.ts';
import type { ListedDayBody } from '../../service/contract/schemas/lists.ts';
import { whereIn } from '../day/day-sentence.ts';
import type { Translate } from '../i18n/texts.ts';

/** Where and from what time a listed day applies, unless it is everywhere (without provinces) and all day. */
export function listedDayDetails(
  { closes, provinces }: { readonly closes: Closing; readonly provinces: readonly ScopeCode[] | null },
  t: Translate,
): readonly string[] {
  return [
    ...(provinces ? [whereIn(provinces, t)] : []),
    ...(closes === 'day' ? [] : [t('list.closes', { time: t(`list.time.${closes}`) })]),
  ];
}

/** Details that most days of the list share. */
export const inCommon = (days: readonly ListedDayBody[]) => ({
  confidence: commonest(days.map(({ confidence }) => confidence)) ?? 'high',
  sourceTitle: commonest(days.map(({ source }) => source.title)),
});

function commonest<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
