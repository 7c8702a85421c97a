import type { DataDownload, Dataset, Event, PostalAddress, WebAPI, WithContext } from 'schema-dts';
import { downloadPath, feedPath } from '../../../documents/paths.ts';
import type { Holiday } from '../../../holidays/holiday.ts';
import { SCOPE_CODES } from '../../../holidays/scope.ts';
import type { Locale } from '../../../language/locale.ts';
import { textsOf } from '../../i18n/texts.ts';
import { docsPath, homePath, LANGUAGE } from '../routes.ts';
import { shownName } from '../shown-name.ts';
import type { YearFacts } from '../year/year-facts.ts';

const CONTEXT = 'https://schema.org';
const LICENCE = 'https://opensource.org/license/mit';

/** JSON-LD of a year page: each statutory holiday as an Event, and the day off where the law moves it. */
export function eventData(
  { scope, statutory }: YearFacts,
  locale: Locale,
  pageUrl: string,
): readonly WithContext<Event>[] {
  const t = textsOf(locale);
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
    location: { '@type': 'Place', name: place, address: addressOf(scope) },
    url: `${pageUrl}#${id}`,
  });
  return statutory.flatMap((holiday) => {
    const name = shownName(holiday, locale);
    const day = event(holiday, name, holiday.date);
    if (holiday.observedDate === holiday.date) return [day];
    return [day, event(holiday, t('live.observed', { name }), holiday.observedDate)];
  });
}

function addressOf({ code, region }: YearFacts['scope']): PostalAddress {
  const place = code === 'ca' ? {} : { addressRegion: region.slice(3) };
  return { '@type': 'PostalAddress', addressCountry: 'CA', ...place };
}

interface Described {
  readonly name: string;
  readonly description: string;
  readonly locale: Locale;
  /** Makes an address of a path. */
  readonly url: (path: string) => string;
  readonly revision: string;
}

/** JSON-LD of the home page: the data set and the interface. */
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
  const download = (encodingFormat: string, path: string): DataDownload => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: url(path),
  });
  return [
    download('application/json', downloadPath('all', 'json')),
    download('text/csv', downloadPath('all', 'csv')),
    ...SCOPE_CODES.map((scope) => download('text/calendar', feedPath({ kind: 'holidays', scope, locale }))),
  ];
}
