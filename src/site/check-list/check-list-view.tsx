import type { Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import type { CheckRow, CheckView } from './check-list-view.ts';

export interface CheckQuestion {
  readonly text: string;
  /** Empty: as the list says. */
  readonly place: string;
  readonly as: string;
}

/** What lies in the page for its script. */
export interface CheckData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly places: readonly { readonly code: string; readonly name: string }[];
  readonly claims: CheckData['places'];
  readonly businessDays: string;
}

interface Props extends Omit<CheckData, 'texts'> {
  readonly t: Translate;
  readonly question: CheckQuestion;
  /** Undefined until there is an answer. */
  readonly view?: CheckView | undefined;
  readonly onlyFaults?: boolean;
  readonly isCopied?: boolean;
}

/** The list, what it should be, and the answer. */
export const CheckListPage = ({
  t,
  places,
  claims,
  question,
  view,
  businessDays,
  onlyFaults,
  isCopied,
}: Props) => (
  <div>
    <form class="check-form no-print" aria-label={t('check.title')}>
      <label for="text">{t('check.paste')}</label>
      <textarea
        id="text"
        name="text"
        rows={9}
        spellcheck={false}
        placeholder={t('check.example')}
        aria-describedby="stays"
        value={question.text}
      />
      <p id="stays" class="small muted">
        {t('check.stays')}
      </p>
      <div class="fields">
        <label class="field">
          {t('check.file')} <input id="file" type="file" accept=".txt,.csv,.ics,.json" />
        </label>
        <Choice label={t('check.place')} id="place" value={question.place} t={t} options={places} />
        <Choice label={t('check.as')} id="as" value={question.as} t={t} options={claims} />
      </div>
    </form>
    <div id="result" aria-live="polite">
      {view && (
        <>
          <h2 class="display">{view.verdict}</h2>
          <p>{view.setting}</p>
          {view.about.map((about) => (
            <p key={about}>{about}</p>
          ))}
        </>
      )}
    </div>
    {view && view.rows.length > 0 && <Rows {...{ t, view, onlyFaults: onlyFaults ?? false }} />}
    {view && (
      <p class="buttons no-print">
        {view.rightList && (
          <button type="button" id="copy" class="button primary">
            {t(isCopied ? 'check.copied' : 'check.copy')}
          </button>
        )}
        {view.rows.length > 0 && (
          <button type="button" class="button" data-print>
            {t('year.print')}
          </button>
        )}
        {view.ownDays && (
          <a class="button" href={`${businessDays}?${view.ownDays}`}>
            {t('check.carry')}
          </a>
        )}
      </p>
    )}
  </div>
);

interface ChoiceProps {
  readonly t: Translate;
  readonly label: string;
  readonly id: 'place' | 'as';
  readonly value: string;
  readonly options: CheckData['places'];
}

const Choice = ({ t, label, id, value, options }: ChoiceProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select id={id} name={id} value={value}>
      <option value="">{t('check.asItSays')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code} selected={code === value}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

const Rows = ({
  t,
  view,
  onlyFaults,
}: {
  readonly t: Translate;
  readonly view: CheckView;
  readonly onlyFaults: boolean;
}) => (
  <>
    <label class="no-print">
      <input id="only-faults" type="checkbox" checked={onlyFaults} /> {t('check.onlyFaults')}
    </label>
    <ol class="check-rows rows plain">
      {view.rows
        .filter(({ isFault }) => isFault || !onlyFaults)
        .map((row) => (
          <Row key={row.key} {...row} />
        ))}
    </ol>
  </>
);

const Row = ({ when, name, is, isFault, why, act }: CheckRow) => (
  <li class={isFault ? 'fault' : ''}>
    <b>{when}</b> <span>{name}</span> <strong>{is}</strong>
    {why && (
      <p class="small">
        {why}
        {act && ' · '}
        {act && <a href={act.href}>{act.name}</a>}
      </p>
    )}
  </li>
);
