import type { Locale } from '../../core/language/locale.ts';
import { translateTo } from '../i18n/texts.ts';
import { plannedYear } from './almanac.ts';
import { homePath } from './counterparts.ts';
import { allPlacesYearPath, docsPath, type findPart, sectionPath } from './routes.ts';

export interface SiteLink {
  /** The sections that the link covers. */
  readonly parts: readonly ReturnType<typeof findPart>[];
  readonly href: string;
  readonly text: string;
}

/** The site's navigation; links after the fifth go under “More” if there is no room. */
export function siteLinks(locale: Locale): readonly SiteLink[] {
  const t = translateTo(locale);
  return [
    { parts: ['days'], href: homePath(locale), text: t('nav.days') },
    { parts: ['allPlaces'], href: allPlacesYearPath(locale, plannedYear), text: t('nav.allPlaces') },
    { parts: ['holidays', 'formerHolidays'], href: sectionPath(locale, 'holidays'), text: t('nav.holidays') },
    {
      parts: ['date', 'businessDays', 'deadline'],
      href: sectionPath(locale, 'date'),
      text: t('nav.date'),
    },
    { parts: ['lists'], href: sectionPath(locale, 'lists'), text: t('open.heading') },
    { parts: ['businessDays'], href: sectionPath(locale, 'businessDays'), text: t('tabs.businessDays') },
    { parts: ['deadline'], href: sectionPath(locale, 'deadline'), text: t('tabs.deadline') },
    // The home page's script points it to the reader's place.
    { parts: ['plans'], href: `${homePath(locale)}#plan`, text: t('plans.yearLink') },
    { parts: ['pay', 'payRules'], href: sectionPath(locale, 'pay'), text: t('pay.title') },
    { parts: ['checkList'], href: sectionPath(locale, 'checkList'), text: t('check.title') },
    { parts: ['week'], href: sectionPath(locale, 'week'), text: t('nav.week') },
    { parts: ['calendars'], href: sectionPath(locale, 'calendars'), text: t('nav.calendars') },
    { parts: ['docs'], href: docsPath(locale), text: t('nav.docs') },
  ];
}
