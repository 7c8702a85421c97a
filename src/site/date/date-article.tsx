import type { ByScope } from '../../core/holidays/scope.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { holidayLink, payPath, sectionPath } from '../common/routes.ts';
import { DateTurn, type DateTurnProps } from '../day/date-turn.tsx';
import { DaySquare } from '../day/day-square.tsx';
import { OfficeList, type OfficePages } from '../day/office-list.tsx';
import { WhoIsOff } from '../day/tile-map.tsx';
import { ShareButton } from '../frame/share-button.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import type { DateView } from './date-view.ts';

interface Props {
  readonly locale: Locale;
  /** Has the texts of `TEXTS`. */
  readonly t: Translate;
  /** Address of the service. */
  readonly site: string;
  readonly place: OwnPlace;
  readonly turn: Omit<DateTurnProps, 't'>;
  /** Undefined until a date is answered: then there is only the box to ask for one. */
  readonly view?: DateView | undefined;
  readonly labels: ByScope<string>;
  readonly pages: OfficePages;
}

/** A date in a place: whether it is a holiday, who is off, the days around it, and who is open. */
export function DateArticle(props: Props) {
  const { locale, t, place, turn, view, labels, pages } = props;
  return (
    <article id="of-date" class="of-date">
      <div class="date-head">
        <DateTurn t={t} {...turn} />
        <div data-said>
          <h1 class="headline">{view?.date ?? t('date.title')}</h1>
          {view?.heading && <p class="day-name">{view.heading}</p>}
        </div>
        {view && (
          <p class="facts">
            <a href={sectionPath(locale, 'week')}>{view.week}</a>
          </p>
        )}
      </div>
      {view && (
        <>
          <Answer {...props} view={view} />
          <div class="two even">
            <div>
              {view.hasMap && (
                <section id="who" aria-labelledby="who-heading">
                  <h2 id="who-heading">{t('datePage.who')}</h2>
                  <WhoIsOff locale={locale} t={t} answers={view.answers} labels={labels} mine={place.code} />
                </section>
              )}
              <Around t={t} view={view} />
            </div>
            {view.offices.length > 0 && (
              <section id="open" aria-labelledby="open-heading">
                <h2 id="open-heading">{t('open.heading')}</h2>
                <OfficeList t={t} rows={view.offices} pages={pages} />
              </section>
            )}
          </div>
        </>
      )}
    </article>
  );
}

function Answer({ locale, t, site, place, turn, view }: Props & { readonly view: DateView }) {
  const { answer, rest, isOff, owed, acts, history, holidays, feed } = view;
  return (
    <>
      <div class="you" data-said>
        <p class="place-line">
          <PlaceButton t={t} place={place} stop="," />
          <span id="answer" aria-live="polite" data-off={isOff}>
            {' '}
            <em>{answer}</em>
            <span>{rest}</span>
          </span>
        </p>
      </div>
      {owed.length > 0 && (
        <ul class="owed-for plain">
          {owed.map(({ sentence, section }) => (
            <li key={sentence}>
              {sentence} <small>{section}</small>
            </li>
          ))}
        </ul>
      )}
      {acts.map(({ name, path }) => (
        <p key={name} class="act muted small">
          <a href={path}>{name}</a>
        </p>
      ))}
      <p class="buttons no-print">
        {feed && (
          <a class="button primary" href={`${site.replace(/^https?:/, 'webcal:')}${feed}`}>
            {t('subscribe.open')}
          </a>
        )}
        {isOff && (
          <a class="button" href={payPath(locale, place.code, turn.value)}>
            {t('days.rules')}
          </a>
        )}
        {holidays.map(({ id, name }) => (
          <a key={id} class="button" {...holidayLink(locale, id, place.code)}>
            {t('date.whyMore', { name })}
          </a>
        ))}
        <ShareButton t={t} />
      </p>
      {history.length > 0 && (
        <ul class="then plain">
          {history.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The marks of the strip, in the order of its key; a working day and a plain weekend explain themselves. */
const KEYS = ['law', 'owed', 'long'] as const;

/** Three weeks around the date, and what they make of it. */
const Around = ({ t, view }: { readonly t: Translate; readonly view: DateView }) => (
  <section id="around" aria-labelledby="around-heading">
    <h2 id="around-heading">{t('datePage.around')}</h2>
    <ol class="day-squares fortnight plain">
      {view.squares.map(({ mark, day, ...square }) => (
        <li key={square.spoken} data-mark={mark}>
          <DaySquare {...square} />
        </li>
      ))}
    </ol>
    <ul class="key plain" aria-hidden="true">
      <li>
        <i class="swatch date" />
        {t('date.this')}
      </li>
      {KEYS.filter((mark) => view.squares.some(({ day }) => day === mark)).map((mark) => (
        <li key={mark} class={`if-${mark}`}>
          <i class={`swatch ${mark === 'law' ? 'holiday' : mark}`} />
          {capital(t(`date.mark.${mark}`))}
        </li>
      ))}
    </ul>
    {view.run && <p class="run">{view.run}</p>}
    {view.next && <p class="muted">{view.next}</p>}
  </section>
);
