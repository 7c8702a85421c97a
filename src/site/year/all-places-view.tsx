import { readDay } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { shortDate } from '../../core/language/dates.ts';
import { PLACES_WEST_TO_EAST } from '../common/places.ts';
import { STANDINGS } from '../day/day-answer.ts';
import { type MarkName, StandingKey, StandingMark } from '../evidence/standing-mark.tsx';
import { calendarOfPlaces } from '../feeds/subscriptions.ts';
import type { Translate } from '../i18n/texts.ts';
import {
  allPlacesView,
  type PlaceMark,
  type PlacesChoice,
  type PlacesData,
  type PlacesView,
} from './all-places-view.ts';

interface Props {
  readonly data: PlacesData;
  readonly choice: PlacesChoice;
  readonly t: Translate;
  readonly onChoose?: (places: readonly ScopeCode[]) => void;
  readonly onSheet?: (view: PlacesView) => void;
}

interface PartProps extends Props {
  readonly view: PlacesView;
}

/** The holidays of a year in all places, or in those that the reader chooses. */
export const AllPlaces = (props: Props) => {
  const { data, choice, t } = props;
  const view = allPlacesView(data, choice, t);
  const [title, end] = view.title;
  const part = { ...props, view };
  return (
    <div>
      <Chooser {...part} />
      <h1 id="title" aria-live="polite">
        {title} {end && <em>{end}</em>}
      </h1>
      <p class="note-line">{view.note}</p>
      <nav class="years no-print" data-pagefind-ignore aria-label={t('year.years')}>
        {data.years.map((year, index) => (
          <a
            key={year}
            href={`/${data.locale}/${year}/${view.query}`}
            class={year - 1 > (data.years[index - 1] ?? year) ? 'later' : undefined}
            aria-current={year === data.year ? 'page' : undefined}
          >
            {year}
          </a>
        ))}
      </nav>
      <Buttons {...part} />
      <Table {...part} />
      <p class="sheet-end" id="page-address" aria-hidden="true">
        {data.address + view.query}
      </p>
    </div>
  );
};

const Chooser = ({ data: { names }, view, t, onChoose }: PartProps) => {
  const chosen = view.isWhole ? [] : view.places;
  const toggle = (place: ScopeCode): readonly ScopeCode[] =>
    PLACES_WEST_TO_EAST.filter((other) => chosen.includes(other) !== (other === place));
  return (
    <>
      <p class="place-line no-print needs-script">
        {t('all.myPlaces')}{' '}
        <button type="button" class="pick" popovertarget="choice">
          <span>{view.isWhole ? t('all.choose') : chosen.map((place) => names[place]).join(', ')}</span>
        </button>
      </p>
      <div
        id="choice"
        class="places panel no-print"
        popover="auto"
        role="group"
        aria-label={t('places.label')}
      >
        {PLACES_WEST_TO_EAST.map((place) => (
          <label key={place}>
            <input
              type="checkbox"
              value={place}
              checked={chosen.includes(place)}
              onChange={() => onChoose?.(toggle(place))}
            />
            {names[place]}
          </label>
        ))}
        <button type="button" class="button primary" popovertarget="choice" popovertargetaction="hide">
          {t('all.done')}
        </button>
      </div>
    </>
  );
};

const Buttons = ({ data: { locale, year }, view, t, onChoose, onSheet }: PartProps) => (
  <div class="buttons no-print needs-script">
    <button type="button" class="button primary" onClick={() => onSheet?.(view)}>
      {t('year.sheet', { year })}
    </button>
    <button type="button" class="button" data-print>
      {t('year.print')}
    </button>
    {!view.isWhole && view.places.length > 1 && (
      <a class="button" href={`${calendarOfPlaces(view.places, locale)}&year=${year}`} download>
        {t('all.calendar')}
      </a>
    )}
    {!view.isWhole && (
      <button type="button" class="button" onClick={() => onChoose?.([])}>
        {t('all.whole')}
      </button>
    )}
  </div>
);

const ALL_MARKS: readonly MarkName[] = [...STANDINGS, 'owed'];

const Table = ({ data, choice: { own }, view, t }: PartProps) => {
  const { year, locale, names, counts } = data;
  const { isWhole, places, rows } = view;
  const code = (place: ScopeCode): string => (place === 'ca' ? t('all.federalShort') : place.toUpperCase());
  const column = (place: ScopeCode) => ({
    key: place,
    'data-code': code(place),
    class: isWhole && place === own ? 'mine' : undefined,
  });
  const used = new Set(rows.flatMap(({ cells }) => places.map((place) => cells[place]?.standing)));
  const label = t('all.table', { year });
  return (
    <>
      {isWhole && <StandingKey standings={ALL_MARKS.filter((mark) => used.has(mark))} t={t} />}
      <div
        id="table"
        class={`scroll places-table${isWhole ? '' : ' some'}`}
        tabindex={0}
        role="region"
        aria-label={label}
      >
        <table>
          <caption class="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('year.name')}</th>
              {places.map((place) => (
                <th scope="col" title={names[place]} {...column(place)}>
                  {isWhole && <span aria-hidden="true">{code(place)}</span>}
                  <span class={isWhole ? 'visually-hidden' : undefined}>{names[place]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, path, holidays, mayBeOff, isAll, cells }) => (
              <tr key={date} data-date={date} class={isAll && !isWhole ? 'all' : undefined}>
                <th scope="row">
                  <div class="dated">
                    <a class="date" href={path}>
                      <time datetime={date}>{shortDate(readDay(date), locale)}</time>
                    </a>
                    <span>
                      {holidays.map(({ name, path: page }, index) => {
                        // A comma outside the link could begin a line.
                        const stop = index < holidays.length - 1 ? ',' : mayBeOff && ';';
                        return (
                          <span key={name} class="name">
                            {page ? <a href={page}>{name + stop}</a> : name + stop}{' '}
                          </span>
                        );
                      })}
                      {mayBeOff}
                    </span>
                  </div>
                </th>
                {places.map((place) => (
                  <td {...column(place)}>
                    <Cell
                      {...{ place, path, holidays, isWhole, t }}
                      mark={cells[place]}
                      toPlace={data.toPlace}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('all.count')}</th>
              {places.map((place) => (
                <td {...column(place)}>{counts[place]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
};

interface CellProps
  extends Pick<PlacesData, 'toPlace'>,
    Pick<PlacesView['rows'][number], 'path' | 'holidays'> {
  readonly place: ScopeCode;
  readonly mark: PlaceMark | undefined;
  readonly isWhole: boolean;
  readonly t: Translate;
}

/** A tap opens the holiday in the place; by keyboard its name does, so that not every cell is a tab stop. */
const Cell = ({ place, mark, path, holidays, isWhole, toPlace, t }: CellProps) => {
  if (!mark) return <span class="visually-hidden">{t('short.none')}</span>;
  const { standing, id, given } = mark;
  const page = holidays.find((holiday) => holiday.id === id)?.path;
  return (
    <>
      <a class="to-card" tabindex={-1} href={standing === 'owed' ? path : page && page + toPlace + place}>
        <StandingMark standing={standing} />
        <span class={isWhole ? 'visually-hidden' : undefined}>{t(`short.${standing}`)}</span>
      </a>
      {!isWhole && given && <small>{given}</small>}
    </>
  );
};
