import { DateTurn, type DateTurnProps, TURN_TEXTS } from '../day/date-turn.tsx';
import { OfficeList, type OfficePages } from '../day/office-list.tsx';
import type { OfficeRow } from '../day/office-rows.ts';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';

interface Props {
  /** Has the texts of `TEXTS`. */
  readonly t: Translate;
  readonly place: OwnPlace;
  readonly turn: Omit<DateTurnProps, 't'>;
  readonly isToday: boolean;
  /** The date in words, and whether it is an ordinary day; or that nothing could be loaded. */
  readonly said: string;
  readonly rows: readonly OfficeRow[];
  readonly pages: OfficePages;
}

/** The texts of the page, for the build and the browser. */
export const OPEN_TODAY_TEXTS = [
  ...['open.', 'days.open', 'day.and', 'day.where', 'day.everywhere', 'where.', 'live.failed'],
  ...['holiday.colon', 'in.', 'places.', ...TURN_TEXTS],
];

/** Who is open in a place, today or on another date. */
export const OpenToday = ({ t, place, turn, isToday, said, rows, pages }: Props) => (
  <section class="open-today no-print" aria-labelledby="open-heading">
    <div class="apart">
      <h1 id="open-heading">{t(isToday ? 'days.openToday' : 'open.heading')}</h1>
      <div class="needs-script">
        <DateTurn t={t} {...turn} />
      </div>
    </div>
    <div id="open-today" class="needs-script">
      <p class="place-line">
        <PlaceButton t={t} place={place} stop={t('holiday.colon')} />
        <span aria-live="polite"> {said}</span>
      </p>
      <OfficeList t={t} rows={rows} pages={pages} />
    </div>
  </section>
);
