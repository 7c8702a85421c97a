import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import { BigDate, HiddenLabel, Problems, QuestionAnswer } from '../day/question-parts.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { DeadlineName } from './deadline-choice.ts';
import type { DeadlineView, NamesAfter } from './deadline-view.ts';

/** The rules of a court or an act, by the ID of its list. */
export interface DeadlineRules {
  readonly id: string;
  readonly name: string;
  readonly hasClearDays: boolean;
}

export interface DeadlineProps {
  readonly t: Translate;
  readonly rules: readonly DeadlineRules[];
  /** The texts of the fields. */
  readonly question: Readonly<Record<DeadlineName, string>>;
  /** Undefined until there is an answer. */
  readonly view?: DeadlineView | undefined;
  /** Saves the last day as a file for a calendar. */
  readonly onSave?: (() => void) | undefined;
  readonly problems?: readonly string[];
  /** The fields that are wrong. */
  readonly wrong?: readonly (string | undefined)[];
}

export interface DeadlineData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly rules: readonly DeadlineRules[];
  readonly after: NamesAfter;
  /** The first values of a form. */
  readonly question: DeadlineProps['question'];
}

/** The question, and its answer once there is one. */
export const DeadlinePage = ({
  t,
  rules,
  question,
  view,
  onSave,
  problems = [],
  wrong = [],
}: DeadlineProps) => {
  const field = (name: DeadlineName) => ({
    id: name,
    name,
    autocomplete: 'off' as const,
    'aria-describedby': 'problem',
    'aria-invalid': wrong.includes(name),
  });
  return (
    <div>
      <form id="choice" class="question waits" aria-label={t('deadline.title')} noValidate>
        <p class="sentence">
          <HiddenLabel of="days" text={t('deadline.days')} />
          <input
            {...field('days')}
            type="number"
            inputMode="numeric"
            min="1"
            max="3660"
            value={question.days}
          />{' '}
          {t('deadline.daysAfter')} <HiddenLabel of="date" text={t('deadline.date')} />
          <input
            {...field('date')}
            type="date"
            min={`${FIRST_YEAR}-01-01`}
            max={`${LAST_YEAR}-12-31`}
            value={question.date}
          />{' '}
          {t('deadline.under')} <HiddenLabel of="list" text={t('deadline.list')} />
          <select {...field('list')} value={question.list}>
            {rules.map(({ id, name }) => (
              <option key={id} value={id} selected={id === question.list}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {rules.some(({ id, hasClearDays }) => id === question.list && hasClearDays) && (
          <label class="no-print">
            <input {...field('clear')} type="checkbox" checked={question.clear === '1'} />{' '}
            {t('deadline.clear')}
          </label>
        )}
      </form>
      <Problems problems={problems} />
      <div
        id="result"
        data-said
        class="question-result"
        aria-live="polite"
        aria-busy={view === undefined && problems.length === 0}
      >
        {view && <Result view={view} t={t} />}
      </div>
      {view && (
        <QuestionAnswer
          {...view}
          t={t}
          buttons={
            <button type="button" class="button" id="calendar" onClick={onSave}>
              {t('deadline.calendar')}
            </button>
          }
        >
          <Rule view={view} t={t} />
        </QuestionAnswer>
      )}
    </div>
  );
};

interface ViewProps {
  readonly view: DeadlineView;
  readonly t: Translate;
}

/** The one day, or a box for each reading. */
const Result = ({ view: { day, readings }, t }: ViewProps) =>
  readings.length === 0 ? (
    <>
      <p class="kick">{t('deadline.last')}</p>
      <h2 class="last-day display">
        <BigDate date={day} />
      </h2>
    </>
  ) : (
    <div class="readings">
      {readings.map(({ isLater, title, day: last, why }) => (
        <div key={title + last} class={`reading panel${isLater ? ' later' : ''}`}>
          <p class="kick small">{title}</p>
          <h2 class="capital">
            <BigDate date={last} />
          </h2>
          <p class="muted">{why}</p>
        </div>
      ))}
    </div>
  );

const Rule = ({ view: { rule, notes, advice }, t }: ViewProps) => (
  <div>
    <section aria-labelledby="the-rule">
      <h2 id="the-rule">{t('deadline.rule')}</h2>
      <p id="rule">{rule.text}</p>
      <p class="small muted">
        <a id="section" href={rule.href}>
          {rule.section}
        </a>
      </p>
    </section>
    <section aria-labelledby="granted">
      <h2 id="granted">{t('deadline.granted')}</h2>
      <ul id="notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p id="advice" class="small muted">
        {advice}
      </p>
    </section>
  </div>
);
