import { type CheckedList, CLAIMS, type Finding } from '../../core/check/answer.ts';
import { createCheckList } from '../../core/check/check-list.ts';
import { isServedYear, yearsFrom } from '../../core/holidays/law.ts';
import { type Locale, nameIn } from '../../core/language/locale.ts';
import { needsWord } from '../../core/questions/question-problems.ts';
import { type Problem, problem } from '../api/answer.ts';
import { PARAMETERS } from '../contract/parameters.ts';
import type { ToolCall } from './answers.ts';

const YEARS = /^(\d{4})(?:\.\.(\d{4}))?$/;

const TEXT = {
  read: (text: string) => text,
  schema: { type: 'string' as const },
  allowed: 'text',
  needs: { en: 'give the list as text', fr: 'donnez la liste sous forme de texte' },
  description: { en: 'The list as it is written', fr: 'La liste telle quelle' },
  example: '2026-07-01 Canada Day',
};

export const CHECK_ARGUMENTS = {
  text: TEXT,
  years: {
    ...TEXT,
    read(text: string) {
      const [, from, to = from] = YEARS.exec(text) ?? [];
      const years = yearsFrom(Number(from), Number(to)).filter(isServedYear);
      return years.length > 0 ? years : undefined;
    },
    needs: { en: 'it must be 2026 or 2026..2027', fr: 'indiquez 2026 ou 2026..2027' },
    description: {
      en: 'If all of them: 2026 or 2026..2027',
      fr: 'Si elle les couvre\u00a0: 2026 ou 2026..2027',
    },
  },
  as: {
    ...TEXT,
    read: (text: string) => CLAIMS.find((claim) => claim === text),
    schema: { type: 'string' as const, enum: [...CLAIMS] },
    needs: needsWord(CLAIMS),
    description: { en: 'Which days it should have', fr: 'Les jours qu’elle devrait avoir' },
  },
};

export async function checkTypedList({ service, query, locale }: ToolCall): Promise<CheckedList | Problem> {
  const readers = { province: PARAMETERS.province, ...CHECK_ARGUMENTS };
  for (const [parameter, { read, needs }] of Object.entries(readers)) {
    const value = query.get(parameter);
    if (value !== null && read(value) === undefined)
      return problem('bad-parameter', { parameter, value, needs });
  }
  const [almanac, lists] = await Promise.all([service.almanac(), service.lists()]);
  const checkList = createCheckList({ almanac, lists, aliases: service.data().aliases });
  return checkList(query.get('text') ?? '', {
    place: PARAMETERS.province.read(query.get('province') ?? ''),
    years: CHECK_ARGUMENTS.years.read(query.get('years') ?? ''),
    as: CHECK_ARGUMENTS.as.read(query.get('as') ?? ''),
    locale,
  });
}

/** The verdict, what to correct and what to know; the dates that are right are only counted. */
export function briefChecked(
  { sentence, verdict, faults, remarks, skipped, dates }: CheckedList,
  locale: Locale,
) {
  const brief = (finding: Finding) => ({
    kind: finding.kind,
    ...(finding.date && { date: finding.date }),
    ...(finding.nameEn && { name: nameIn(finding, locale) }),
    ...(finding.expected && { expected: finding.expected }),
    why: finding[locale],
    ...(finding.act && { act: nameIn({ nameEn: finding.act.name, nameFr: finding.act.nameFr }, locale) }),
  });
  const right = dates.filter(({ is }) => is === 'right').length;
  return { sentence, verdict, right, skipped, faults: faults.map(brief), remarks: remarks.map(brief) };
}
