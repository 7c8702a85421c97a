import type { ListedDayBody, ListYearBody } from '../../contract/schemas/lists.ts';
import { addressIn, bilingual, type Locale, nameIn } from '../../language/locale.ts';
import { changeOf, type EventChanges } from '../calendars/changes.ts';
import { TTL_SECONDS } from '../calendars/feed.ts';
import { type AllDayEvent, toIcs } from '../calendars/ics.ts';
import { calendarTexts } from '../calendars/texts.ts';
import { listedDayUid } from '../calendars/uid.ts';
import { listFeedPath } from '../paths.ts';
import type { Site } from '../site.ts';

/** The calendar file of a list and year. */
export function composeListCalendar(
  body: ListYearBody,
  site: Site,
  locale: Locale,
  changes: EventChanges,
): string {
  const name = calendarTexts(locale).listCalendarName(nameIn(body.list, locale), body.year);
  return toIcs({ name, locale, url: `${site.url}/` }, listEvents(body, locale, changes));
}

/** A list as a calendar to subscribe to. @param years one after the other, at least one */
export function composeListFeed(
  years: readonly [ListYearBody, ...ListYearBody[]],
  site: Site,
  locale: Locale,
  changes: EventChanges,
): string {
  const [{ list }] = years;
  const feed = { source: `${site.url}${listFeedPath(list.id, locale)}`, ttlSeconds: TTL_SECONDS };
  const events = years.flatMap((body) => listEvents(body, locale, changes));
  return toIcs({ name: nameIn(list, locale), locale, url: `${site.url}/`, feed }, events);
}

function listEvents({ list, days }: ListYearBody, locale: Locale, changes: EventChanges): AllDayEvent[] {
  return days.map((day) => {
    const uid = listedDayUid(list.id, day);
    return {
      uid,
      start: day.date,
      end: day.date,
      summary: summaryOf(day, locale),
      description: bilingual(locale, (language) => descriptionIn(day, list, language)),
      category: nameIn(list, locale),
      change: changeOf(changes, uid),
      url: addressIn(day.source, locale),
    };
  });
}

/** `Natal Day (NS, PE)`, `Christmas Eve (closes at 1:00 p.m.)` */
function summaryOf(day: ListedDayBody, locale: Locale): string {
  const places = day.provinces?.map((region) => region.slice(3)).join(', ');
  const closing = day.closes === 'day' ? undefined : calendarTexts(locale).closesEarly;
  const remarks = [places, closing].filter((remark) => remark !== undefined);
  return [nameIn(day, locale), ...remarks.map((remark) => `(${remark})`)].join(' ');
}

function descriptionIn(day: ListedDayBody, list: ListYearBody['list'], locale: Locale): string {
  const texts = calendarTexts(locale);
  const { confidence, source } = day;
  return [
    summaryOf(day, locale),
    nameIn(list, locale),
    ...(confidence === 'high' ? [] : [texts.confidences[confidence]]),
    texts.readIn(`${source.title} (${source.year})`),
  ].join('\n');
}
