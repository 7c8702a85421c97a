import { CLAIMS } from '../../core/check/settings.ts';
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
  readonly claims: Readonly<Record<string, string>>;
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
  <>
    <form class="check-form no-print" aria-label={t('check.title')}>
      <label for="text">{t('check.paste')}</label>
      <textarea
        id="text"
        name="text"
        rows={11}
        spellcheck={false}
        placeholder={t('check.example')}
        aria-describedby="stays"
        value={question.text}
      />
      <p id="stays" class="small muted">
        {t('check.stays')}
      </p>
      <p class="check-fields">
        <label>
          {t('check.file')} <input id="file" type="file" accept=".txt,.csv,.ics,.json" />
        </label>
        <label>
          {t('check.place')}{' '}
          <select id="place" name="place" value={question.place}>
            <option value="">{t('check.asItSays')}</option>
            {places.map(({ code, name }) => (
              <option key={code} value={code} selected={code === question.place}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('check.as')}{' '}
          <select id="as" name="as" value={question.as}>
            <option value="">{t('check.asItSays')}</option>
            {CLAIMS.map((claim) => (
              <option key={claim} value={claim} selected={claim === question.as}>
                {claims[claim]}
              </option>
            ))}
          </select>
        </label>
      </p>
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
    {view && view.rows.length > 0 && (
      <p class="check-buttons no-print">
        <button type="button" id="copy">
          {t(isCopied ? 'check.copied' : 'check.copy')}
        </button>
        {view.ownDays.length > 0 && (
          <a
            class="button"
            href={`${businessDays}?${new URLSearchParams({ ...(question.place && { province: question.place }), with: view.ownDays.slice(0, 100).join(',') })}`}
          >
            {t('check.carry')}
          </a>
        )}
      </p>
    )}
  </>
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
    <ol class="check-rows">
      {view.rows
        .filter(({ isFault }) => isFault || !onlyFaults)
        .map((row) => (
          <Row key={row.key} {...row} />
        ))}
    </ol>
  </>
);

const Row = ({ date, name, is, isFault, why, act }: CheckRow) => (
  <li class={isFault ? 'fault' : ''}>
    <span class="check-date">{date}</span> <span>{name}</span> <strong class="check-is">{is}</strong>
    {why && (
      <p class="small">
        {why} {act && <a href={act.href}>{act.name}</a>}
      </p>
    )}
  </li>
);
