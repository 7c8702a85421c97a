import type { Locale } from '../../dataset/paths.ts';
import { nameIn } from './name-in.ts';
import { LANGUAGE } from './routes.ts';
import type { YearFacts } from './year-facts.ts';

const CONTEXT = 'https://schema.org';

/** JSON-LD of a year page: each statutory holiday as an Event. */
export function eventData(
  { scope, statutory }: YearFacts,
  locale: Locale,
  pageUrl: string,
): readonly object[] {
  const location = { '@type': 'Place', name: nameIn(locale, scope), address: addressOf(scope) };
  return statutory.map((each) => ({
    '@context': CONTEXT,
    '@type': 'Event',
    name: nameIn(locale, each),
    startDate: each.date,
    endDate: each.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: LANGUAGE[locale],
    location,
    url: `${pageUrl}#${each.id}`,
  }));
}

function addressOf({ code, region }: YearFacts['scope']): object {
  const place = code === 'ca' ? {} : { addressRegion: region.slice(3) };
  return { '@type': 'PostalAddress', addressCountry: 'CA', ...place };
}

interface Described {
  readonly name: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly docsUrl: string;
  readonly revision: string;
}

/** JSON-LD of the home page: the data set and the interface. */
export function serviceData({ name, description, siteUrl, docsUrl, revision }: Described): readonly object[] {
  const provider = { '@type': 'Organization', name, url: siteUrl };
  return [
    {
      '@context': CONTEXT,
      '@type': 'Dataset',
      name,
      description,
      url: siteUrl,
      creator: provider,
      dateModified: revision,
      temporalCoverage: '1900/2100',
      spatialCoverage: { '@type': 'Place', name: 'Canada' },
      inLanguage: Object.values(LANGUAGE),
      isAccessibleForFree: true,
      license: new URL('/en/docs/terms/', siteUrl).href,
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: `${siteUrl}downloads/ca.json`,
        },
        { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${siteUrl}downloads/ca.csv` },
        {
          '@type': 'DataDownload',
          encodingFormat: 'text/calendar',
          contentUrl: `${siteUrl}calendars/ca.en.ics`,
        },
      ],
    },
    {
      '@context': CONTEXT,
      '@type': 'WebAPI',
      name,
      description,
      documentation: docsUrl,
      provider,
      url: siteUrl,
    },
  ];
}
