import type { Translate } from '../i18n/texts.ts';
import { PlanSquares } from '../squares/plan-squares.tsx';
import type { PlanMark, PlanRow, PlansView, PlanView } from '../squares/plan-view.ts';

interface Props {
  readonly view: PlansView;
  readonly year: number;
  readonly t: Translate;
  /** The plans that the reader has put into a calendar. */
  readonly added?: ReadonlySet<string>;
  readonly onAdd?: (plan: PlanView) => void;
}

/** The best days to take off: the best plan as the answer, the others as rows. */
export const PlansPage = (props: Props) => {
  const { view, year, t } = props;
  const { best, others, longer, marks } = view;
  return (
    <div>
      <div id="best" aria-live="polite">
        {best ? (
          <>
            <h1 class="display">
              {best.take} <em>{best.get}</em>
            </h1>
            <p class="detail">
              {best.book} {best.off} {best.back}
            </p>
            <PlanSquares view={best} />
          </>
        ) : (
          <p class="detail">{t('plans.none', { year })}</p>
        )}
      </div>
      {best && (
        <>
          <ul class="key plain" aria-hidden="true">
            {marks.map((mark) => (
              <li key={mark}>
                <i class={`swatch ${mark}`} />
                {t(KEY[mark])}
              </li>
            ))}
          </ul>
          <p class="buttons no-print">
            <button type="button" class="button primary needs-script" data-shared={t('share.copied')}>
              <span aria-live="polite">{t('share.share')}</span>
            </button>
            <AddButton {...props} plan={best} label={t('subscribe.open')} />
          </p>
        </>
      )}
      <Rows {...props} id="others" heading={t('plans.others', { year })} rows={others} />
      <Rows {...props} id="longer" heading={t('plans.longer')} rows={longer} />
      {best && <p class="muted">{t('plans.more')}</p>}
    </div>
  );
};

const KEY = {
  take: 'plans.take',
  law: 'ribbon.law',
  owed: 'short.owed',
  choice: 'short.choice',
  optional: 'ribbon.optional',
  long: 'plans.weekend',
} as const satisfies Readonly<Record<PlanMark, string>>;

interface RowsProps extends Props {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly PlanRow[];
}

/** One row for the plans that take and give the same. A plan alone is drawn; of several, each has a line. */
const Rows = ({ id, heading, rows, ...props }: RowsProps) =>
  rows.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul class="plan-rows rows plain">
        {rows.map(({ take, get, plans }) => (
          <li key={take + get} class="plan-row">
            <h3>
              {take} {get}
            </h3>
            <ul class="plain">
              {plans.map((plan) => (
                <li key={plan.book} class={plans.length > 1 ? 'plan of-several' : 'plan'}>
                  <p>
                    <strong>{plan.names}.</strong> {plan.book} {plans.length > 1 && plan.off}
                  </p>
                  {plans.length === 1 && <PlanSquares view={plan} />}
                  <AddButton {...props} plan={plan} label={props.t('plans.add')} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );

interface AddProps extends Props {
  readonly plan: PlanView;
  readonly label: string;
}

const AddButton = ({ plan, label, t, added, onAdd }: AddProps) => (
  <button type="button" class="button needs-script no-print" onClick={() => onAdd?.(plan)}>
    <span aria-live="polite">{added?.has(plan.said) ? t('plan.added') : label}</span>
    {plan !== undefined && <span class="visually-hidden"> {plan.said}</span>}
  </button>
);
