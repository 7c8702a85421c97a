import { docsPath, scopePath } from '../common/routes.ts';
import { OfficeList } from '../day/office-list.tsx';
import { WhoIsOff } from '../day/tile-map.tsx';
import { Subscribe } from '../feeds/subscribe.tsx';
import { ShareButton } from '../frame/share-button.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import type { HolidayData, HolidayView } from './holiday-data.ts';

interface Props {
  /** Has the texts of `TEXTS`. */
  readonly t: Translate;
  readonly data: HolidayData;
  readonly view: HolidayView;
  readonly place: OwnPlace;
}

/** The holiday and its date, what it is in the place, and what to do with it. */
export function HolidayAnswer({ t, data: { locale, feed }, view, place }: Props) {
  const { says, date, isToday, until } = view;
  // A day that nobody is given in the place does not go into a calendar. Then, and on the day itself, the next day off is of more use.
  const isOver = !says.mayBeOff || isToday;
  return (
    <div>
      <p class="place-line">
        <PlaceButton t={t} place={place} />
      </p>
      <div data-said aria-live="polite">
        <h1 class="display">
          {says.name}, <span>{date}</span>
        </h1>
        <p class="status">
          {says.first} <em data-off={says.isOff || undefined}>{says.second}</em>
        </p>
      </div>
      <p class="detail">
        {until && <span data-today={isToday || undefined}>{until}</span>} {says.note}
      </p>
      {says.source && (
        <p class="said-by muted small">
          <Cited {...says.source} />
        </p>
      )}
      <div class="buttons no-print">
        {feed && !isOver && <Subscribe locale={locale} t={t} place={says.name} feed={feed} />}
        {isOver && (
          <a class="button" href={scopePath(locale, place.code)}>
            {t('year.next')}
          </a>
        )}
        <ShareButton t={t} />
      </div>
    </div>
  );
}

/** A title stays in its own language. */
const Cited = ({ title, lang, url }: NonNullable<HolidayView['says']['source']>) =>
  url ? (
    <a href={url} lang={lang}>
      {title}
    </a>
  ) : (
    <span lang={lang}>{title}</span>
  );

/** The acts' rules for the holiday on a weekend, place by place, if the reader's place has it. */
export const WhenOff = ({ t, data: { locale, labels, whenOff }, place: { code } }: Omit<Props, 'view'>) => (
  <div>
    {whenOff?.rows.some(({ place }) => place === code) && (
      <section class="when-off" aria-labelledby="when-off">
        <h2 id="when-off">{whenOff.title}</h2>
        <p class="muted">{t('lieu.who')}</p>
        <table>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{t('lieu.place')}</th>
              <th scope="col">{t('lieu.act')}</th>
              <th scope="col">{t('lieu.section')}</th>
            </tr>
          </thead>
          <tbody>
            {whenOff.rows.map(({ place, when, section }) => (
              <tr key={place} class={place === code ? 'mine' : undefined}>
                <th scope="row">{labels[place]}</th>
                <td>
                  <b>{when}</b>
                </td>
                <td class="muted small">{section}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <a href={docsPath(locale, 'docs/weekend-holidays')}>{t('lieu.more')}</a>
        </p>
      </section>
    )}
  </div>
);

/** The day's standing in each place: a map, and the map in words. */
export const HolidayMap = ({ t, data, place: { code } }: Omit<Props, 'view'>) => (
  <section aria-labelledby="across">
    <h2 id="across">{t('holiday.across', { year: data.year })}</h2>
    <WhoIsOff locale={data.locale} t={t} answers={data.answers} labels={data.labels} mine={code} />
  </section>
);

/** Who is open on the next date. */
export const HolidayOpen = ({ t, data, view: { open } }: Omit<Props, 'place'>) => (
  <div>
    {open && (
      <section id="open" class="no-print" aria-labelledby="open-heading">
        <h2 id="open-heading">
          {t('holiday.open')} <span>{open.date}</span>
        </h2>
        <OfficeList t={t} rows={open.rows} pages={data.pages} />
      </section>
    )}
  </div>
);
