import type { ScopeCode } from '../../core/holidays/scope.ts';
import type { Locale } from '../../core/language/locale.ts';
import { holidayLink, payPath, plansPath, scopePath, sectionPath, yearPath } from '../common/routes.ts';
import { Subscribe } from '../feeds/subscribe.tsx';
import type { Subscriptions } from '../feeds/subscriptions.ts';
import { ShareButton } from '../frame/share-button.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { PlanSquares } from '../squares/plan-squares.tsx';
import type { PlanView } from '../squares/plan-view.ts';
import type { DaysView } from './days-off-view.ts';
import { RibbonFigure } from './ribbon-view.tsx';

interface Props {
  readonly locale: Locale;
  /** Has the texts of `TEXTS`. */
  readonly t: Translate;
  readonly view: DaysView;
  readonly place: OwnPlace;
  /** The place's name, as a list of places has it. */
  readonly label: string;
  readonly feed: Subscriptions;
  /** The year that people plan. */
  readonly year: number;
  /** Index of the day that is ringed on the ribbon. */
  readonly selected: number;
}

/** The next day off in a place, a year of squares, and what comes up. */
export const DaysOffArticle = (props: Props) => {
  const { locale, t, view, place, label, feed, year, selected } = props;
  const { code } = place;
  return (
    <article id="days-off" class="days-off" data-place={code} data-look={view.look}>
      <Answer {...props} />
      {view.later && (
        <p class="later">
          <span class="lead-in">{view.later.lead}</span> <strong class="capital">{view.later.name}</strong>{' '}
          <em>{view.later.until}</em> <span class="detail">{view.later.detail}</span>
        </p>
      )}
      <div class="buttons no-print">
        <Subscribe locale={locale} t={t} place={label} feed={feed} />
        {!view.look && <ShareButton t={t} path={scopePath(locale, code)} />}
        <a class="button" href={yearPath(locale, code, year)}>
          {t('days.year', { year })}
        </a>
        <a class="button" href={payPath(locale, code)}>
          {t('days.rules')}
        </a>
      </div>
      <RibbonFigure locale={locale} t={t} view={view.ribbon} place={code} selected={selected} />
      <section aria-labelledby="coming">
        <h2 id="coming">{t('days.coming')}</h2>
        <Coming days={view.coming} locale={locale} place={code} />
        <p class="no-print">
          <a href={sectionPath(locale, 'lists')}>{t('days.lists')}</a>
        </p>
      </section>
      {view.plan && <BestPlan t={t} plan={view.plan} link={plansPath(locale, code, year)} year={year} />}
    </article>
  );
};

/** The page's sentence; on a holiday, a band with the day as a square. */
function Answer({ locale, t, view, place }: Props) {
  const { look, today, sentence, now } = view;
  return (
    <div class="answer">
      {today && (
        <>
          <p class="day-off">
            <span>{today.square.weekday}</span> <b>{today.square.dayNumber}</b>{' '}
            <span>{today.square.month}</span>
          </p>
          <svg class="band-emblem" viewBox="-10 -10 90 90" aria-hidden="true">
            {/* In the file that has them all, which a page only loads on a holiday. */}
            <use href={`/emblems.svg#${today.id}`} />
          </svg>
        </>
      )}
      <h1>
        <span class="lead-in">
          {sentence.before} <PlaceButton t={t} place={place} stop={sentence.stop} /> {sentence.lead}
        </span>
        <span class="what display" aria-live="polite">
          <span>{sentence.name}</span> {sentence.until && <em>{sentence.until}</em>}
        </span>
      </h1>
      <div class="beside">
        <div>
          {sentence.detail && <p class="detail">{sentence.detail}</p>}
          {sentence.note && <p class="note">{sentence.note}</p>}
          {place.code === 'ca' && <p class="muted small">{t('year.federalNote')}</p>}
        </div>
        {now && (
          <p class="day muted small">
            <span>{now.day}</span> <a href={sectionPath(locale, 'week')}>{now.week}</a>
          </p>
        )}
      </div>
      {look && (
        <p class="buttons on-the-day no-print">
          <ShareButton t={t} path={scopePath(locale, place.code)} primary />
          <a class="button" href={`${sectionPath(locale, 'date')}?place=${place.code}`}>
            {t('days.openToday')}
          </a>
          {today && (
            <a class="button" {...holidayLink(locale, today.id, place.code)}>
              {t('days.why')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

interface ComingProps {
  readonly days: DaysView['coming'];
  readonly locale: Locale;
  readonly place: ScopeCode;
}

const Coming = ({ days, locale, place }: ComingProps) => (
  <ul class="coming rows plain">
    {days.map(({ id, mark, date, name, kind, until, weekend }) => (
      <li key={`${id} ${date}`} data-mark={mark}>
        <span class="date">{date}</span> <i class="swatch" aria-hidden="true" />{' '}
        <span class="what">
          <a class="quiet" {...holidayLink(locale, id, place)}>
            {name}
          </a>{' '}
          {kind && <small>{kind}</small>}{' '}
          {weekend && (
            <small>
              {weekend.isSure && <i class="swatch long" aria-hidden="true" />}
              {weekend.text}
            </small>
          )}
        </span>{' '}
        {until && <em>{until}</em>}
      </li>
    ))}
  </ul>
);

interface BestPlanProps {
  readonly t: Translate;
  readonly plan: PlanView;
  /** The planner's page, and its year. */
  readonly link: string;
  readonly year: number;
}

const BestPlan = ({ t, plan, link, year }: BestPlanProps) => (
  <section class="plan no-print" aria-labelledby="plan">
    <div>
      <h2 id="plan">
        {plan.take} <em>{plan.get}</em>
      </h2>
      <p class="detail">
        {plan.book} {plan.back}
      </p>
    </div>
    <PlanSquares view={plan} weeks />
    <p>
      <a href={link}>{t('plans.link', { year })}</a>
    </p>
  </section>
);
