import type { Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import type { CheckRow, CheckView } from './check-list-view.ts';

interface Option {
  readonly code: string;
  readonly name: string;
}

/** What lies in the page for its script. */
export interface CheckData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly places: readonly Option[];
  readonly claims: readonly Option[];
  readonly businessDays: string;
}

interface Props extends Omit<CheckData, 'texts'> {
  readonly t: Translate;
  /** An empty place or claim is as the list says. */
  readonly question: { readonly text: string; readonly place: string; readonly as: string };
  /** Undefined until there is an answer. */
  readonly view?: CheckView | undefined;
  readonly onlyFaults?: boolean;
  readonly isCopied?: boolean;
}

/** The list, what it should be, and the answer. */
export const CheckListPage = ({ t, places, claims, question, view, ...props }: Props) => (
  <div>
    <form class="check-form no-print" aria-label={t('check.title')}>
      <label for="text">{t('check.paste')}</label>
      <textarea
        id="text"
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
        <Choice id="place" label={t('check.place')} value={question.place} t={t} options={places} />
        <Choice id="as" label={t('check.as')} value={question.as} t={t} options={claims} />
      </div>
    </form>
    <div id="result" aria-live="polite">
      {view && (
        <>
          <h2 class="display">{view.verdict}</h2>
          {[view.setting, ...view.about].map((about) => (
            <p key={about}>{about}</p>
          ))}
        </>
      )}
    </div>
    {view && view.rows.length > 0 && <Answer t={t} view={view} {...props} />}
  </div>
);

interface ChoiceProps {
  readonly t: Translate;
  readonly label: string;
  readonly id: 'place' | 'as';
  readonly value: string;
  readonly options: readonly Option[];
}

const Choice = ({ t, label, id, value, options }: ChoiceProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select id={id} value={value}>
      <option value="">{t('check.asItSays')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code} selected={code === value}>
          {name}
        </option>
      ))}
    </select>
  </div>
);

type AnswerProps = Pick<Props, 't' | 'businessDays' | 'onlyFaults' | 'isCopied'> & {
  readonly view: CheckView;
};

const Answer = ({ t, view, businessDays, onlyFaults = false, isCopied }: AnswerProps) => (
  <div>
    <label class="no-print">
      <input id="only-faults" type="checkbox" checked={onlyFaults} /> {t('check.onlyFaults')}
    </label>
    <ol class="check-rows rows plain">
      {view.rows.map((row, index) => (row.isFault || !onlyFaults) && <Row key={index} {...row} />)}
    </ol>
    <p class="buttons no-print">
      {view.rightList && (
        <button type="button" id="copy" class="button primary">
          {t(isCopied ? 'check.copied' : 'check.copy')}
        </button>
      )}
      <button type="button" class="button" data-print>
        {t('year.print')}
      </button>
      {view.ownDays && (
        <a class="button" href={`${businessDays}?${view.ownDays}`}>
          {t('check.carry')}
        </a>
      )}
    </p>
  </div>
);

const Row = ({ when, name, is, isFault, why, act }: CheckRow) => (
  <li class={isFault ? 'fault' : ''}>
    <p>
      <b>{when}</b> {name} <strong>{is}</strong>
    </p>
    {why && (
      <p class="small">
        {why}
        {act && ' · '}
        {act && <a href={act.href}>{act.name}</a>}
      </p>
    )}
  </li>
);
