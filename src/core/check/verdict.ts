import { type Bilingual, type Locale, type Named, nameIn } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import type { CheckedList } from './checked-list.ts';
import { type Claim, isNamedList } from './settings.ts';

/** The claims in words. */
export const CLAIM_NAMES: Readonly<Record<Claim, Bilingual<string>>> = {
  statutory: { en: 'statutory days', fr: 'jours fériés légaux' },
  closed: { en: 'days you close', fr: 'jours de fermeture' },
  tsx: { en: 'Toronto Stock Exchange', fr: 'Bourse de Toronto' },
  'canada-post': { en: 'Canada Post', fr: 'Postes Canada' },
  payments: { en: 'Payments Canada', fr: 'Paiements Canada' },
  cra: { en: 'Canada Revenue Agency', fr: 'Agence du revenu du Canada' },
};
const FEDERAL_LAW: Bilingual<string> = { en: 'Federal law', fr: 'Loi fédérale' };

type Answer = Omit<CheckedList, 'sentence'>;

/** `Not right: 1. Ontario, statutory days, 2026. Read 10 dates.` @param scope the province or territory by whose law it is judged */
export function describe(answer: Answer, scope: Named | undefined, locale: Locale): string {
  const { as, years, read, place } = answer;
  const where = scope ? nameIn(scope, locale) : place && !isNamedList(as) ? FEDERAL_LAW[locale] : '';
  const isRun = years.length > 1 && years.every((year, index) => year === (years[0] ?? 0) + index);
  const [first, last] = [years[0], years.at(-1)];
  const run = locale === 'fr' ? `de ${first} à ${last}` : `${first} to ${last}`;
  const span = isRun ? run : joined(years.map(String), locale);
  const about = [where, CLAIM_NAMES[as][locale], span].filter((part) => part !== '').join(', ');
  const count = locale === 'fr' ? `${read} dates lues.` : `Read ${read} dates.`;
  return `${verdictIn(answer)[locale]}. ${about}. ${count}`;
}

/** `Not right: 2`, `Juste, avec des jours à vous` */
export function verdictIn({ verdict, dates, faults, remarks }: Answer): Bilingual<string> {
  if (verdict === 'unjudged') return { en: 'Not judged', fr: 'Sans verdict' };
  if (verdict === 'wrong')
    return { en: `Not right: ${faults.length}`, fr: `À corriger\u00a0: ${faults.length}` };
  if (dates.some(({ is }) => is !== 'right' && is !== 'moved'))
    return { en: 'Right, with days of your own', fr: 'Juste, avec des jours à vous' };
  const inLieu = dates.filter(({ is }) => is === 'moved').length;
  const days = inLieu > 1 ? ['days', 'jours'] : ['day', 'jour'];
  if (inLieu > 0)
    return {
      en: `Right, with ${inLieu} ${days[0]} in lieu`,
      fr: `Juste, avec ${inLieu} ${days[1]} de remplacement`,
    };
  // Nobody has announced a future year.
  if (remarks.some(({ kind }) => kind === 'not-published'))
    return { en: 'Agrees with the rule; not published yet', fr: 'Conforme à la règle; pas encore publié' };
  return { en: 'Right', fr: 'Juste' };
}
