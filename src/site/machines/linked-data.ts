import type {
  BreadcrumbList,
  DataDownload,
  Dataset,
  Event,
  PostalAddress,
  WebAPI,
  WithContext,
} from 'schema-dts';
import type { Holiday } from '../../core/holidays/holiday.ts';
import { SCOPE_CODES } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { withRemark } from '../../core/language/names.ts';
import { toPath } from '../../service/contract/paths.ts';
import { homePath, LANGUAGE } from '../common/counterparts.ts';
import { docsPath } from '../common/routes.ts';
import { shownName } from '../common/shown-name.ts';
import type { YearFacts } from '../day/year-facts.ts';
import { translateTo } from '../i18n/texts.ts';

const CONTEXT = 'https://schema.org';
const LICENCE = 'https://opensource.org/license/mit';

/** JSON-LD of a year page: an Event for each statutory holiday, and for the day off if the law moves it. */
export function eventData(
  { scope, statutory }: YearFacts,
  locale: Locale,
  pageUrl: string,
): readonly WithContext<Event>[] {
  const t = translateTo(locale);
  const place = shownName(scope, locale);
  const event = ({ id }: Holiday, name: string, date: string): WithContext<Event> => ({
    '@context': CONTEXT,
    '@type': 'Event',
    name,
    startDate: date,
    endDate: date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: LANGUAGE[locale],
    location: { '@type': 'Place', name: place, address: toAddress(scope) },
    url: `${pageUrl}#${id}`,
  });
  return statutory.flatMap((holiday) => {
    const name = shownName(holiday, locale);
    const day = event(holiday, name, holiday.date);
    if (holiday.observedDate === holiday.date) return [day];
    return [day, event(holiday, withRemark(name, t('live.observed')), holiday.observedDate)];
  });
}

function toAddress({ code, region }: YearFacts['scope']): PostalAddress {
  const place = code === 'ca' ? {} : { addressRegion: region.slice(3) };
  return { '@type': 'PostalAddress', addressCountry: 'CA', ...place };
}

/** A breadcrumb: name and address. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** JSON-LD of the breadcrumbs, from the home page to the page itself. */
export function breadcrumbData(
  trail: readonly Crumb[],
  url: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(path),
    })),
  };
}

/** JSON-LD of a year page: its holidays as files. */
export function yearData(
  { scope, year }: YearFacts,
  { name, description, locale, url, revision }: Described,
): WithContext<Dataset> {
  const values = { place: scope.code, year, locale };
  const siteName = translateTo(locale)('site.name');
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    name,
    description,
    creator: { '@type': 'Organization', name: siteName, url: url(homePath(locale)) },
    dateModified: revision,
    temporalCoverage: `${year}`,
    spatialCoverage: { '@type': 'Place', name: shownName(scope, locale), address: toAddress(scope) },
    inLanguage: LANGUAGE[locale],
    isAccessibleForFree: true,
    license: LICENCE,
    distribution: [
      download('application/json', url(toPath('/holidays/{year}/{place}.json', values))),
      download('text/calendar', url(toPath('/holidays/{year}/{place}.{locale}.ics', values))),
    ],
  };
}

interface Described {
  readonly name: string;
  readonly description: string;
  readonly locale: Locale;
  /** Turns a path into an address. */
  readonly url: (path: string) => string;
  readonly revision: string;
}

/** JSON-LD of the home page: the data set and the API. */
export function serviceData({
  name,
  description,
  locale,
  url,
  revision,
}: Described): readonly [WithContext<Dataset>, WithContext<WebAPI>] {
  const home = url(homePath(locale));
  const provider = { '@type': 'Organization', name, url: home } as const;
  const service = { '@context': CONTEXT, name, description, url: home } as const;
  return [
    {
      ...service,
      '@type': 'Dataset',
      creator: provider,
      dateModified: revision,
      temporalCoverage: '1900/2100',
      spatialCoverage: { '@type': 'Place', name: 'Canada' },
      inLanguage: Object.values(LANGUAGE),
      isAccessibleForFree: true,
      license: LICENCE,
      distribution: distributions(locale, url),
    },
    { ...service, '@type': 'WebAPI', documentation: url(docsPath(locale)), provider },
  ];
}

/** The whole data set, and the feeds of a language. */
function distributions(locale: Locale, url: Described['url']): readonly DataDownload[] {
  return [
    download('application/json', url(toPath('/downloads/all.json', {}))),
    download('text/csv', url(toPath('/downloads/all.csv', {}))),
    ...SCOPE_CODES.map((place) =>
      download('text/calendar', url(toPath('/calendars/{place}.{locale}.ics', { place, locale }))),
    ),
  ];
}

function download(encodingFormat: string, contentUrl: string): DataDownload {
  return { '@type': 'DataDownload', encodingFormat, contentUrl };
}
