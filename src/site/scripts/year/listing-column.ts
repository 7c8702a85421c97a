import { dayOf } from '../../../calendar/day.ts';
import type { Holiday, LongWeekend } from '../../../holidays/holiday.ts';
import { dateRange, fullDate } from '../../../language/dates.ts';
import type { Locale } from '../../../language/locale.ts';
import { fill } from '../../i18n/fill.ts';
import { shownName, shownNames } from '../../lib/shown-name.ts';
import { element } from '../element.ts';
import type { Listing } from './listings.ts';

interface Column {
  readonly heading: string;
  readonly listing: Listing;
  /** The listing beside it: a day that it lacks, or has as another kind, is marked. */
  readonly other: { readonly listing: Listing; readonly place: string } | undefined;
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

/** A listing as a column of the explorer. */
export function listingColumn(column: Column): HTMLElement {
  const { heading, listing, texts } = column;
  const statutory = listing.holidays.filter((holiday) => holiday.kind === 'statutory');
  const others = listing.holidays.filter((holiday) => holiday.kind !== 'statutory');
  const section = element('section', { class: 'column' }, element('h2', {}, heading));
  section.append(
    ...part(
      texts['year.holidays'],
      statutory.map((holiday) => holidayItem(holiday, column)),
      texts,
    ),
    ...part(
      texts['year.longWeekends'],
      listing.longWeekends.map((weekend) => weekendItem(weekend, column)),
      texts,
    ),
  );
  if (others.length > 0)
    section.append(
      ...part(
        texts['year.other'],
        others.map((holiday) => holidayItem(holiday, column)),
        texts,
      ),
    );
  return section;
}

function part(
  heading: string | undefined,
  items: readonly HTMLElement[],
  texts: Column['texts'],
): HTMLElement[] {
  const title = element('h3', {}, `${heading ?? ''} (${items.length})`);
  const body =
    items.length > 0
      ? element('ul', { class: 'plain' }, ...items)
      : element('p', {}, texts['year.none'] ?? '');
  return [title, body];
}

function holidayItem(holiday: Holiday, { locale, other, texts }: Column): HTMLElement {
  const name = shownName(holiday, locale);
  const beside = other?.listing.holidays.find(({ id }) => id === holiday.id);
  const isOnlyHere = other !== undefined && beside === undefined;
  const item = element(
    'li',
    isOnlyHere ? { class: 'only' } : {},
    element('strong', {}, name),
    element('span', {}, fullDate(dayOf(holiday.date), locale)),
  );
  const notes = [
    ...(holiday.observedDate === holiday.date ? [] : [moved(holiday, locale, texts)]),
    ...(holiday.kind === 'statutory' ? [] : [texts[`kind.${holiday.kind}`] ?? '']),
    ...(isOnlyHere ? [texts['explorer.only'] ?? ''] : []),
    ...(other && beside && beside.kind !== holiday.kind ? [asOtherKind(beside, other.place, texts)] : []),
  ];
  if (notes.length > 0) item.append(element('span', { class: 'muted small' }, notes.join(', ')));
  return item;
}

function asOtherKind({ kind }: Holiday, place: string, texts: Column['texts']): string {
  return fill(texts['explorer.otherKind'] ?? '', { kind: texts[`kind.${kind}`] ?? '', place });
}

function moved(holiday: Holiday, locale: Locale, texts: Column['texts']): string {
  const date = fullDate(dayOf(holiday.observedDate), locale);
  return (texts['year.observedOn'] ?? '').replace('{date}', date);
}

function weekendItem({ start, end, holidays }: LongWeekend, { locale }: Column): HTMLElement {
  return element(
    'li',
    {},
    element('strong', {}, dateRange(dayOf(start), dayOf(end), locale)),
    element('span', {}, shownNames(holidays, locale)),
  );
}
