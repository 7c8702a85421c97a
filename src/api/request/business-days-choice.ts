import type { Taken } from '../../contract/operations.ts';
import type { Values } from '../../contract/parameters.ts';
import type { BusinessDaysChoice } from '../../documents/business-days.ts';
import type { Almanac } from '../../holidays/almanac.ts';
import type { DaysOff } from '../../holidays/business-days.ts';
import { holidayIds } from '../../holidays/law.ts';
import type { Bilingual } from '../../language/locale.ts';
import { isProblem, type Problem, problem } from '../response/problem.ts';
import type { Call } from './call.ts';
import { type Read, readDay, readValues } from './choice.ts';

type Asked = Values<Taken<'business-days.json'>>;

const NOT_WITH_ADD: Bilingual<string> = {
  en: 'it must be left out where “add” is given, for a request asks for the one or the other',
  fr: 'il doit être omis si «\u00a0add\u00a0» est donné, car une requête demande l’un ou l’autre',
};
const NOT_IN_BOTH: Bilingual<string> = {
  en: 'a holiday that “with” names must not stand here too',
  fr: 'un jour férié que nomme «\u00a0with\u00a0» ne doit pas figurer ici aussi',
};

/** What `business-days.json` is asked: beyond what each parameter may be, whether they go together in the place. */
export function readBusinessDaysChoice(call: Call, almanac: Almanac): Read<BusinessDaysChoice> {
  const values = readValues('business-days.json', call);
  if (isProblem(values)) return values;
  if (values.add !== undefined && values.to !== undefined)
    return problem('bad-parameter', {
      parameter: 'to',
      value: call.query.get('to') ?? '',
      needs: NOT_WITH_ADD,
    });
  const daysOff = toDaysOff(values, almanac);
  if (isProblem(daysOff)) return daysOff;
  const day = readDay(values.date, daysOff.scope, almanac, call.now);
  if (isProblem(day)) return day;
  return { ...day, choice: { date: day.choice, daysOff, add: values.add, to: values.to } };
}

function toDaysOff(asked: Asked, almanac: Almanac): DaysOff | Problem {
  const { province: scope = 'ca', weekend = 'sat,sun', with: kept = [], without: dropped = [] } = asked;
  const known = holidayIds(almanac.law, scope);
  const isUnknown = (id: string): boolean => !known.includes(id);
  const inBoth = dropped.find((id) => kept.includes(id));
  return (
    unknownId('with', kept.find(isUnknown), known) ??
    unknownId('without', dropped.find(isUnknown), known) ??
    (inBoth === undefined
      ? { scope, weekend, kept, dropped }
      : problem('bad-parameter', { parameter: 'without', value: inBoth, needs: NOT_IN_BOTH }))
  );
}

/** The problem of an id that the place does not have; undefined where there is none such. */
function unknownId(
  parameter: 'with' | 'without',
  id: string | undefined,
  known: readonly string[],
): Problem | undefined {
  if (id === undefined) return undefined;
  const ids = known.join(', ');
  const needs = {
    en: `the holidays of this place are ${ids}`,
    fr: `les jours fériés de cet endroit sont ${ids}`,
  };
  return problem('bad-parameter', { parameter, value: id, needs, allowed: known });
}
