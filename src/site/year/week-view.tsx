import { type Day, formatDate } from '../../core/calendar/day.ts';
import { FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../../core/holidays/law.ts';
import type { Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import { datesOfWeek, type Entry, weekNow, weeksOfDate, weeksOfYear } from './week-view.ts';

export type WeekFields = Readonly<Record<'date' | 'week' | 'year', Entry>>;

export interface WeekData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Of the table. */
  readonly year: number;
}

interface Props {
  readonly fields: WeekFields;
  /** Undefined until a script knows it. */
  readonly today?: Day;
  readonly locale: Locale;
  readonly t: Translate;
  readonly onEntry?: (field: keyof WeekFields, entry: Entry) => void;
}

/** Today's week, and the converter in both directions. */
export const WeekConverter = ({ fields, today, locale, t, onEntry }: Props) => {
  const now =
    today === undefined ? { date: '\u00a0', week: '\u00a0', canada: '' } : weekNow(today, locale, t);
  const ofDate = weeksOfDate(fields.date, locale, t);
  const ofWeek = datesOfWeek(fields, locale, t);
  const wrong: readonly string[] = [...ofDate.wrong, ...ofWeek.wrong];
  const input = (field: keyof WeekFields) => ({
    id: field,
    value: fields[field].value,
    'aria-invalid': wrong.includes(field),
    onInput: ({ currentTarget: { value, validity } }: { currentTarget: HTMLInputElement }) =>
      onEntry?.(field, { value, isBad: validity.badInput }),
  });
  const numeric = {
    type: 'number',
    inputMode: 'numeric',
    step: 1,
    'aria-describedby': 'week-problem',
  } as const;
  return (
    <div>
      <h1 class="week-title">{t('week.title')}</h1>
      <div class="week-now needs-script" aria-live="polite">
        <p class="lead">{now.date}</p>
        <p class="now-week display">{now.week}</p>
        <p class="lead">
          {t('week.isoUse')} {now.canada}
        </p>
      </div>
      <p class="lead">{t('week.lead')}</p>
      <div class="converters two even no-print needs-script">
        <section class="panel" aria-labelledby="from-date">
          <h2 id="from-date">{t('week.fromDate')}</h2>
          <div class="field">
            <label for="date">{t('week.dateLabel')}</label>
            <input
              {...input('date')}
              type="date"
              min={formatDate(FIRST_DAY)}
              max={formatDate(LAST_DAY)}
              aria-describedby="date-problem"
            />
          </div>
          <Answers {...ofDate} name="date" t={t} />
        </section>
        <section class="panel" aria-labelledby="to-dates">
          <h2 id="to-dates">{t('week.toDates')}</h2>
          <div class="fields">
            <div class="field">
              <label for="week">{t('week.number')}</label>
              <input {...input('week')} {...numeric} min={1} max={53} />
            </div>
            <div class="field">
              <label for="year">{t('week.year')}</label>
              <input {...input('year')} {...numeric} min={FIRST_YEAR} max={LAST_YEAR} />
            </div>
          </div>
          <Answers {...ofWeek} name="week" t={t} />
        </section>
      </div>
    </div>
  );
};

interface AnswersProps {
  readonly name: string;
  readonly problem: string;
  readonly iso: string;
  readonly canada: string;
  readonly t: Translate;
}

const Answers = ({ name, problem, iso, canada, t }: AnswersProps) => (
  <>
    <p id={`${name}-problem`} class="problem" role="alert">
      {problem}
    </p>
    <dl aria-live="polite">
      <dt>{t('home.iso')}</dt>
      <dd class="capital">{iso}</dd>
      <dt>{t('home.canada')}</dt>
      <dd class="capital">{canada}</dd>
    </dl>
  </>
);

interface TableProps extends Pick<Props, 'locale' | 't'> {
  readonly year: number;
  readonly today?: Day;
}

/** The weeks of a year, with today's marked. */
export const WeekTable = ({ year, today, locale, t }: TableProps) => (
  <table class="weeks">
    <thead>
      <tr>
        <th scope="col">{t('week.number')}</th>
        <th scope="col">{t('week.tableIso')}</th>
        <th scope="col">{t('week.tableCanada')}</th>
      </tr>
    </thead>
    <tbody>
      {weeksOfYear(year, today, locale).map(({ week, cells }) => (
        <tr key={week}>
          <th scope="row">{week}</th>
          {cells.map(({ dates, isNow }) => (
            <td aria-current={isNow ? 'date' : undefined}>{dates}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
