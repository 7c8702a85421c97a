import type { Bilingual, Locale } from '../language/locale.ts';
import { joined } from '../language/names.ts';
import type { CheckedList } from './checked-list.ts';
import type { Claim } from './settings.ts';

/** The claims in words. */
export const CLAIM_NAMES: Readonly<Record<Claim, Bilingual<string>>> = {
  statutory: { en: 'statutory days', fr: 'jours fériés légaux' },
  closed: { en: 'days you close', fr: 'jours de fermeture' },
  tsx: { en: 'Toronto Stock Exchange', fr: 'Bourse de Toronto' },
  'canada-post': { en: 'Canada Post', fr: 'Postes Canada' },
  payments: { en: 'Payments Canada', fr: 'Paiements Canada' },
  cra: { en: 'Canada Revenue Agency', fr: 'Agence du revenu du Canada' },
};

type Judged = Pick<CheckedList, 'verdict' | 'dates' | 'faults' | 'remarks'>;

/** `Not right: 2`, `Juste, avec des jours à vous` */
export function verdictIn({ verdict, dates, faults, remarks }: Judged, locale: Locale): string {
  const isFrench = locale === 'fr';
  const inLieu = dates.filter(({ is }) => is === 'moved').length;
  switch (verdict) {
    case 'unjudged':
      return isFrench ? 'Sans verdict' : 'Not judged';
    case 'wrong':
      return isFrench ? `À corriger\u00a0: ${faults.length}` : `Not right: ${faults.length}`;
    case 'right':
      // Nobody has announced a future year.
      if (remarks.some(({ kind }) => kind === 'not-published'))
        return isFrench
          ? 'Conforme à la règle; pas encore publié'
          : 'Agrees with the rule; not published yet';
      return isFrench ? 'Juste' : 'Right';
    case 'right-with-own':
      if (dates.every(({ is }) => is === 'right' || is === 'moved')) {
        const many = inLieu > 1 ? 's' : '';
        return isFrench
          ? `Juste, avec ${inLieu} jour${many} de remplacement`
          : `Right, with ${inLieu} day${many} in lieu`;
      }
      return isFrench ? 'Juste, avec des jours à vous' : 'Right, with days of your own';
  }
}

/** `Ontario, statutory days, 2026. Read 10 dates.` @param place the name of the place; of the federal scope, its law */
export function settingIn(
  { as, years, read }: Pick<CheckedList, 'as' | 'years' | 'read'>,
  place: string,
  locale: Locale,
): string {
  const isRun = years.every((year, index) => year === (years[0] ?? 0) + index);
  const ends = [years[0], years.at(-1)].join(locale === 'fr' ? ' à ' : ' to ');
  const span =
    years.length > 1 && isRun ? (locale === 'fr' ? `de ${ends}` : ends) : joined(years.map(String), locale);
  const about = [place, CLAIM_NAMES[as][locale], span].filter((part) => part !== '').join(', ');
  return locale === 'fr' ? `${about}. ${read} dates lues.` : `${about}. Read ${read} dates.`;
}
