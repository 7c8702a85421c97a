import type { ScopeCode } from '../../core/holidays/scope.ts';
import { weekdayName } from '../../core/language/dates.ts';
import { capital, type Locale } from '../../core/language/locale.ts';
import { holidayLink } from '../common/routes.ts';
import type { Translate } from '../i18n/texts.ts';
import { HALF_WEEKS as HALF, type RibbonMark, type RibbonSquare, type RibbonView } from './ribbon.ts';

interface Props {
  readonly locale: Locale;
  readonly t: Translate;
  readonly view: RibbonView;
  /** Of the place, for the page of a holiday. */
  readonly place: ScopeCode;
  /** Index of the named day that is ringed. */
  readonly selected: number;
}

const KEYS = {
  law: 'ribbon.law',
  choice: 'short.choice',
  long: 'ribbon.long',
  optional: 'ribbon.optional',
  closing: 'short.closing',
  owed: 'short.owed',
} as const satisfies Readonly<Record<Exclude<RibbonMark, 'plain'>, string>>;

/** Monday first, as the ribbon is drawn. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

/** A year of days around today. The line names the ringed day; ribbon.client.ts moves both. */
export const RibbonFigure = ({ locale, t, view, place, selected }: Props) => {
  const line = view.named[selected];
  return (
    <div class="ribbon" role="group" aria-label={view.label}>
      <div class="ribbon-line buttons">
        <p aria-live="polite">
          <a {...(line?.id && holidayLink(locale, line.id, place))} aria-keyshortcuts="ArrowLeft ArrowRight">
            {line?.name}
          </a>{' '}
          <span class="muted">{line?.when}</span>
        </p>
        <Turn by={-1} label={t('ribbon.before')} />
        <Turn by={1} label={t('ribbon.after')} />
      </div>
      <div class="ribbon-weeks" aria-hidden="true">
        {[0, 1].map((half) => (
          <div key={half} class="half">
            <div class="months">
              {view.months.slice(half * HALF, (half + 1) * HALF).map((month, week) => (
                <b key={week}>{month}</b>
              ))}
            </div>
            <div class="weekdays">
              {WEEKDAYS.map((day) => (
                <b key={day}>{weekdayName(day, locale).slice(0, 1).toUpperCase()}</b>
              ))}
            </div>
            <div class="squares">
              {view.squares.slice(half * HALF * 7, (half + 1) * HALF * 7).map((square, index) => (
                <i key={index} class={joinClasses(square, half * HALF * 7 + index === line?.index)} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Key t={t} squares={view.squares} />
    </div>
  );
};

const Turn = ({ by, label }: { readonly by: number; readonly label: string }) => (
  <button
    type="button"
    class="button square-button needs-script no-print"
    tabindex={-1}
    aria-label={label}
    data-turn={by}
  >
    {by < 0 ? '‹' : '›'}
  </button>
);

/** Every mark that is drawn, in words. */
function Key({ t, squares }: { readonly t: Translate; readonly squares: readonly RibbonSquare[] }) {
  const drawn = new Set(squares.map(({ mark }) => mark));
  const marks = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter((mark) => drawn.has(mark));
  return (
    <ul class="key plain">
      {marks.map((mark) => (
        <li key={mark} class={`${mark}-key`}>
          <i class={`swatch ${mark}`} aria-hidden="true" />
          {capital(t(KEYS[mark]))}
        </li>
      ))}
      <li class="needs-script">
        <i class="swatch today" aria-hidden="true" />
        {t('ribbon.today')}
      </li>
    </ul>
  );
}

function joinClasses({ mark, isPast, isToday }: RibbonSquare, isSelected: boolean): string | undefined {
  const classes = [
    mark === 'plain' ? '' : mark,
    isPast ? 'past' : '',
    isToday ? 'today' : '',
    isSelected ? 'selected' : '',
  ];
  return classes.filter((one) => one !== '').join(' ') || undefined;
}
