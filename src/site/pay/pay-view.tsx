import { WEEK_STARTS } from '../../core/calendar/weeks.ts';
import { weekdayName } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { PayFact } from '../../core/pay/pay.ts';
import { HiddenLabel, Problems } from '../day/question-parts.tsx';
import { ShareButton } from '../frame/share-button.tsx';
import type { Translate } from '../i18n/texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import type { KeptName } from './pay-choice.ts';
import type { WeekRow } from './pay-facts.ts';
import type { PaySheet, PayView } from './pay-view.ts';

export interface PayData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

export interface PayProps {
  readonly locale: Locale;
  readonly t: Translate;
  readonly place: OwnPlace;
  /** The choices that the address keeps. Typed text stays in its field. */
  readonly question: Readonly<Partial<Record<KeptName, string>>>;
  /** The holidays to choose from. */
  readonly holidays?: readonly { readonly date: string; readonly text: string }[];
  /** Undefined until there is an answer. */
  readonly view?: PayView | undefined;
  /** The address and the date of a printed sheet. */
  readonly source?: { readonly address: string; readonly date: string };
  readonly problems?: readonly string[];
  /** The fields that are wrong. */
  readonly wrong?: readonly (string | undefined)[];
}

/** The question, and its answer once there is one. */
export const PayPage = (props: PayProps) => {
  const { t, view, source, problems = [] } = props;
  return (
    <div>
      {source && <PrintedHead {...source} t={t} />}
      <Question {...props} />
      <Problems problems={problems} />
      <div
        id="result"
        data-said
        class="question-result"
        aria-live="polite"
        aria-busy={view === undefined && problems.length === 0}
      >
        {view && <Result view={view} />}
      </div>
      {view?.sheet && <Sheet {...props} sheet={view.sheet} />}
    </div>
  );
};

/** Only on paper: whose pay it is, and where the sheet comes from. */
const PrintedHead = ({ address, date, t }: NonNullable<PayProps['source']> & Pick<PayProps, 't'>) => (
  <dl class="pay-head">
    {(['employee', 'employer'] as const).map((who) => (
      <div key={who}>
        <dt>{t(`pay.print.${who}`)}</dt>
        <dd class="blank" />
      </div>
    ))}
    <div>
      <dt>{t('pay.print.date')}</dt>
      <dd>{date}</dd>
    </div>
    <div>
      <dt>{t('pay.print.source')}</dt>
      <dd>{address}</dd>
    </div>
  </dl>
);

/** `On Dec. 25, in Ontario, I will work 8 hours at $20 an hour. From November 22 to December 19, I earned $2,240.50.` */
const Question = (props: PayProps) => {
  const { locale, t, place, question, holidays = [], view, wrong = [] } = props;
  const asks = (name: PayFact): boolean => view?.fields.includes(name) ?? name === 'wages';
  const of = { t, wrong };
  const range = view?.range ?? '';
  return (
    <form id="choice" class="question pay waits" aria-label={t('pay.title')} autocomplete="off" noValidate>
      <p class="sentence">
        {t('pay.on')} <HiddenLabel of="date" text={t('pay.date')} />
        <select id="date" aria-describedby="problem" value={question.date}>
          {holidays.map(({ date, text }) => (
            <option key={date} value={date}>
              {text}
            </option>
          ))}
        </select>{' '}
        <PlaceButton t={t} place={place} stop="," /> {t('pay.will')} <Amount {...of} name="worked" />{' '}
        {t('pay.hoursAt')} <Money {...of} name="rate" locale={locale} /> {t('pay.anHour')}
        <span hidden={!asks('wages')}>
          {' '}
          {t('pay.earned', { range })} <Money {...of} name="wages" locale={locale} />
        </span>
        <span hidden={!asks('hoursInWindow')}>
          {' '}
          {t('pay.workedHours', { range })} <Amount {...of} name="hoursInWindow" /> {t('pay.hoursWord')}
        </span>
        <span hidden={!asks('daysWorked')}>
          {' '}
          {t('pay.onDays')} <Amount {...of} name="daysWorked" /> {t('pay.daysWord')}
        </span>
        <span hidden={!asks('hours')}>
          {' '}
          {t('pay.normalDay')} <Amount {...of} name="hours" /> {t('pay.hoursWord')}
        </span>
        {view?.fields.length === 0 ? '' : '.'}
      </p>
      <p class="further-facts line">
        {view?.asksIrregular && <Flag name="irregular" {...props} />}
        {view?.asksCommission && <Flag name="commission" {...props} />}
        <label for="vacationPay" hidden={!asks('vacationPay')}>
          <span>{t('pay.vacationPay')}</span> <Money {...of} name="vacationPay" locale={locale} isLabelled />
        </label>
      </p>
    </form>
  );
};

interface AmountProps extends Pick<PayProps, 't' | 'wrong'> {
  readonly name: PayFact;
  /** Whether the field is in its label. */
  readonly isLabelled?: boolean;
}

/** A field for a number. Its value is the reader's alone, so that nothing writes it. */
const Amount = ({ name, isLabelled = false, t, wrong = [] }: AmountProps) => (
  <>
    {!isLabelled && <HiddenLabel of={name} text={t(`pay.${name}`)} />}
    <input
      id={name}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      aria-describedby="problem"
      aria-invalid={wrong.includes(name)}
    />
  </>
);

const Money = ({ locale, ...props }: AmountProps & Pick<PayProps, 'locale'>) => (
  <span class="nowrap">
    {locale === 'en' && '$'}
    <Amount {...props} />
    {locale === 'fr' && '\u00a0$'}
  </span>
);

const Flag = ({ name, question, t }: PayProps & { readonly name: 'irregular' | 'commission' }) => (
  <label>
    <input id={name} type="checkbox" checked={question[name] === '1'} /> <span>{t(`pay.${name}`)}</span>
  </label>
);

const Result = ({ view }: { readonly view: PayView }) => {
  const { kick, answer, isAmount, isFormula, decides, detail } = view;
  const look = isAmount ? 'last-day display' : `in-words${isFormula ? ' no-sum' : ''}`;
  return (
    <>
      <p class="kick">{kick}</p>
      <h2 class={look}>
        {answer}
        {decides && ' '}
        {decides && <em>{decides}</em>}
      </h2>
      <p class="muted">{detail}</p>
    </>
  );
};

const Sheet = ({ sheet, t, locale }: PayProps & { readonly sheet: PaySheet }) => (
  <div id="answered" class="question-answer pay-answer two">
    <div>
      <ul id="sum" class="pay-sum rows plain">
        {sheet.sum.map(({ what, how, amount }) => (
          <li key={what}>
            <span>
              {what}
              {how && <small>{how}</small>}
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {sheet.weeks.length > 0 && <Counted sheet={sheet} t={t} locale={locale} />}
      <p class="buttons no-print">
        <button type="button" class="button primary" data-print>
          {t('pay.print')}
        </button>
        <ShareButton t={t} />
      </p>
      <p class="small muted no-print">{t('pay.private')}</p>
    </div>
    <div>
      <section id="conditions" aria-labelledby="qualify-title">
        <h2 id="qualify-title">{t('pay.qualify')}</h2>
        <div id="qualify" class="pay-ticks rows">
          {sheet.conditions.map((condition, index) => (
            <Tick key={index} index={index} {...condition} />
          ))}
        </div>
        {sheet.everyone && <p>{sheet.everyone}</p>}
      </section>
      {sheet.options.length > 0 && (
        <section id="instead" aria-labelledby="instead-title">
          <h2 id="instead-title">{t('pay.instead')}</h2>
          <ul id="options" class="plain">
            {sheet.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="law-title">
        <h2 id="law-title">{t('pay.law')}</h2>
        <p>
          <a id="act" href={sheet.act.href}>
            {sheet.act.name}
          </a>
        </p>
        <ul id="notes" class="small muted plain">
          {sheet.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </div>
  </div>
);

/** The weeks of the reference period, drawn. */
const Counted = ({ sheet, t, locale }: Pick<PayProps, 't' | 'locale'> & { readonly sheet: PaySheet }) => (
  <section id="counted" aria-labelledby="counted-title">
    <h2 id="counted-title">{t('pay.counted')}</h2>
    <p id="window">{sheet.window}</p>
    <div id="weeks" class="pay-weeks" role="img" aria-label={sheet.spoken}>
      {sheet.weeks.map((row) => (
        <Week key={row.days[0]?.day} {...row} t={t} />
      ))}
    </div>
    <ul class="key plain">
      {(['counted', 'holiday'] as const).map((mark) => (
        <li key={mark}>
          <i class={`swatch ${mark}`} /> {t(`pay.key.${mark}`)}
        </li>
      ))}
    </ul>
    {sheet.weekStart && (
      <p id="week-start" class="small muted no-print">
        <label for="weekStart">{t('pay.weekStart')}</label>{' '}
        <select id="weekStart" autocomplete="off" value={sheet.weekStart}>
          {WEEK_STARTS.map((start, weekday) => (
            <option key={start} value={start}>
              {weekdayName(weekday as 0, locale)}
            </option>
          ))}
        </select>
      </p>
    )}
  </section>
);

const Week = ({ week, days, t }: WeekRow & Pick<PayProps, 't'>) => (
  <>
    {days.map(({ day, above, number, role, isWeekend }) => (
      <span key={day} class={`square ${role}${isWeekend ? ' weekend' : ''}`}>
        <small>{above}</small>
        <b>{number}</b>
      </span>
    ))}
    <span class="week">
      {week === undefined ? '' : week === 0 ? t('pay.holidayWeek') : t('pay.week', { n: week })}
    </span>
  </>
);

/** A condition as a tick: clearing it changes the answer. */
const Tick = ({
  text,
  since,
  isMet,
  kind,
  index,
}: PaySheet['conditions'][number] & { readonly index: number }) => (
  <label>
    <input type="checkbox" autocomplete="off" checked={isMet} data-condition={index} data-kind={kind} />{' '}
    <span>
      {text}
      {since && <small>{since}</small>}
    </span>
  </label>
);
