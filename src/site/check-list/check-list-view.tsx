import type { Locale } from '../../core/language/locale.ts';
import type { Translate } from '../i18n/texts.ts';
import type { CheckRow, CheckView } from './check-list-view.ts';

export interface CheckData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** The place and the claim. */
  readonly choices: readonly {
    readonly id: 'place' | 'as';
    readonly label: string;
    readonly options: readonly { readonly code: string; readonly name: string }[];
  }[];
  readonly businessDays: string;
}

/** The reader's choices at first. If the place or claim is empty, the list's own counts. */
export const NOTHING = { text: '', place: '', as: '', onlyFaults: false, isCopied: false };

interface Props extends Pick<CheckData, 'choices' | 'businessDays'> {
  readonly t: Translate;
  readonly chosen: Readonly<typeof NOTHING>;
  /** Undefined until there is an answer. */
  readonly view?: CheckView | undefined;
}

/** The list, what it should be, and the answer. */
export const CheckListPage = ({ t, choices, chosen, view, businessDays }: Props) => (
  <div>
    <form class="check-form no-print" aria-label={t('check.title')}>
      <label for="text">{t('check.paste')}</label>
      <textarea
        id="text"
        rows={9}
        spellcheck={false}
        placeholder={t('check.example')}
        aria-describedby="stays"
        value={chosen.text}
      />
      <p id="stays" class="small muted">
        {t('check.stays')}
      </p>
      <div class="fields">
        <label class="field">
          {t('check.file')} <input id="file" type="file" accept=".txt,.csv,.ics,.json" />
        </label>
        {choices.map(({ id, label, options }) => (
          <div key={id} class="field">
            <label for={id}>{label}</label>
            <select id={id} value={chosen[id]}>
              <option value="">{t('check.asItSays')}</option>
              {options.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
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
    {view && view.rows.length > 0 && (
      <div>
        <label class="no-print">
          <input id="onlyFaults" type="checkbox" checked={chosen.onlyFaults} /> {t('check.onlyFaults')}
        </label>
        <ol class="check-rows rows plain">
          {view.rows.map((row, index) => (row.isFault || !chosen.onlyFaults) && <Row key={index} {...row} />)}
        </ol>
        <p class="buttons no-print">
          {view.rightList && (
            <button type="button" id="copy" class="button primary">
              {t(chosen.isCopied ? 'docs.copied' : 'check.copy')}
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
    )}
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
