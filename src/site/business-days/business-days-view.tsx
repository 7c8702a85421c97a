import { DEFAULT_WEEKEND, WEEKEND_NAMES } from '../../core/holidays/days-off/weekends.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import { MAX_ADDED } from '../../core/questions/readers.ts';
import { BigDate, HiddenLabel, Problems, QuestionAnswer } from '../day/question-parts.tsx';
import { Fold } from '../frame/fold.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import type { BusinessDaysName } from './business-days-choice.ts';
import type { BusinessDaysView, OfferedHoliday } from './business-days-view.ts';

/** A list whose days off can be counted by, in its topic. */
export interface CountingLists {
  readonly topic: string;
  readonly lists: readonly { readonly id: string; readonly name: string; readonly weekend: string }[];
}

export interface BusinessDaysData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly topics: readonly CountingLists[];
  /** The lists by which time limits are computed, on their own page. */
  readonly courts: CountingLists['lists'];
  readonly deadlinePath: string;
  readonly datePath: string;
}

/** The texts of the fields, by the parameters of the service; those left out are missing. */
export type AskedBusinessDays = Readonly<Partial<Record<BusinessDaysName, string>>>;

export interface BusinessDaysProps extends Pick<BusinessDaysData, 'topics' | 'courts' | 'datePath'> {
  readonly t: Translate;
  readonly question: AskedBusinessDays;
  readonly place: OwnPlace;
  /** Undefined until there is an answer. */
  readonly view?: BusinessDaysView | undefined;
  readonly holidays?: readonly OfferedHoliday[];
  readonly problems?: readonly string[];
  /** The fields that are wrong. */
  readonly wrong?: readonly (string | undefined)[];
}

const DATES = { type: 'date', min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` };
const MODES = ['add', 'to'] as const;

/** A field, by the parameter that it gives. */
const field = (name: string, { wrong = [] }: BusinessDaysProps) => ({
  id: name,
  autocomplete: 'off' as const,
  'aria-describedby': 'problem',
  'aria-invalid': wrong.includes(name),
});

/** The question, and its answer once there is one. */
export const BusinessDaysPage = (props: BusinessDaysProps) => {
  const { t, question, view, problems = [] } = props;
  const mode = question.to === undefined ? 'add' : 'to';
  return (
    <form id="choice" class="question waits" aria-label={t('business.title')} noValidate>
      <p class="buttons no-print" role="group" aria-label={t('business.mode')}>
        {MODES.map((one) => (
          <button key={one} type="button" class="button chip" data-turn={one} aria-pressed={one === mode}>
            {t(`business.mode.${one}`)}
          </button>
        ))}
      </p>
      <Sentence {...props} />
      <Problems problems={problems} />
      <div
        id="result"
        class="question-result"
        aria-live="polite"
        aria-busy={view === undefined && problems.length === 0}
      >
        {view && <Result view={view} />}
      </div>
      {view && <Answer {...props} view={view} />}
      <div class="folds">
        <Fold title={t('business.holidays')} hint={t('business.holidaysHint')}>
          <Holidays {...props} />
        </Fold>
        <Fold title={t('business.more')} hint={t('business.moreHint')}>
          <OtherRules {...props} />
        </Fold>
      </div>
    </form>
  );
};

/** `10 business days after December 18, 2026, in Ontario` */
const Sentence = (props: BusinessDaysProps) => {
  const { t, question, place, topics } = props;
  const { add = '', date, to, list } = question;
  const days = add.replace(/^-/, '');
  const named = topics.flatMap(({ lists }) => lists).find(({ id }) => id === list);
  return (
    <p class="sentence">
      {to === undefined ? (
        <>
          <HiddenLabel of="add" text={t('business.number')} />
          <input
            {...field('add', props)}
            type="number"
            inputMode="numeric"
            min="0"
            max={MAX_ADDED}
            value={days.replace('?', '')}
          />{' '}
          <span>{t('business.days', { n: Number(days) })}</span>{' '}
          <HiddenLabel of="direction" text={t('business.direction')} />
          <select id="direction" autocomplete="off" value={add.startsWith('-') ? 'before' : 'after'}>
            <option value="after">{t('business.after')}</option>
            <option value="before">{t('business.before')}</option>
          </select>
        </>
      ) : (
        <span>{t('business.from')}</span>
      )}{' '}
      <HiddenLabel of="date" text={t('business.date')} />
      <input {...field('date', props)} {...DATES} value={date} />{' '}
      {to !== undefined && (
        <>
          <span>{t('business.until')}</span> <HiddenLabel of="to" text={t('business.to')} />
          <input {...field('to', props)} {...DATES} value={to} />{' '}
        </>
      )}
      {list === undefined ? (
        <PlaceButton t={t} place={place} />
      ) : (
        <span>{t('business.by', { list: named?.name ?? list })}</span>
      )}
    </p>
  );
};

const Result = ({ view: { kick, answer, details, other } }: { readonly view: BusinessDaysView }) => (
  <>
    <p class="kick" data-said>
      {kick}
    </p>
    <h2 class="last-day display" data-said>
      <BigDate date={answer} />
    </h2>
    {details && <p class="muted">{details}</p>}
    {other && (
      <p>
        <button type="button" id="other">
          {other}
        </button>
      </p>
    )}
  </>
);

const Answer = ({ view, t, datePath }: BusinessDaysProps & { readonly view: BusinessDaysView }) => (
  <QuestionAnswer
    {...view}
    t={t}
    buttons={
      <a class="button" id="of-date" href={`${datePath}?date=${view.end}`}>
        {t('business.ofDate')}
      </a>
    }
  >
    <div>
      {view.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <section class="spreadsheet no-print" aria-labelledby="spreadsheet">
        <h2 id="spreadsheet">{t('business.spreadsheet')}</h2>
        {view.holidays.length > 0 && (
          <div id="copy-holidays">
            <button type="button" class="button" data-copied={t('docs.copied')}>
              {t('business.copyHolidays')}
            </button>
            <pre id="dates" class="visually-hidden">
              {view.holidays.join('\n')}
            </pre>
            <p class="small muted">{t('business.paste')}</p>
          </div>
        )}
        <p>
          <code id="formula">{view.formula}</code>
        </p>
      </section>
      <p class="small muted">{t('business.note')}</p>
    </div>
  </QuestionAnswer>
);

const Holidays = (props: BusinessDaysProps) => {
  const { t, question, holidays = [] } = props;
  return (
    <>
      <fieldset id="holidays" class="ticks">
        <legend class="visually-hidden">{t('business.holidays')}</legend>
        {holidays.map(({ id, name, isOff, isOffByRule }) => (
          <label key={id}>
            <input
              type="checkbox"
              value={id}
              checked={isOff}
              data-changes={isOffByRule ? 'without' : 'with'}
              autocomplete="off"
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      {question.list === undefined && (
        <label>
          <input {...field('substitute', props)} type="checkbox" checked={question.substitute === 'next'} />{' '}
          {t('business.substitute')}
        </label>
      )}
    </>
  );
};

const OtherRules = (props: BusinessDaysProps) => {
  const { t, question, topics, courts } = props;
  const { list = '' } = question;
  const own = topics.flatMap(({ lists }) => lists).find(({ id }) => id === list)?.weekend;
  return (
    <div class="fields">
      <div class="field">
        <label for="list">{t('business.list')}</label>
        <select {...field('list', props)} value={list}>
          <option value="">{t('business.noList')}</option>
          {[...topics, { topic: t('business.court'), lists: courts }].map(({ topic, lists }) => (
            <optgroup key={topic} label={topic}>
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="weekend">{t('business.weekend')}</label>
        <select {...field('weekend', props)} value={question.weekend ?? own ?? DEFAULT_WEEKEND}>
          {WEEKEND_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`business.weekend.${name}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
