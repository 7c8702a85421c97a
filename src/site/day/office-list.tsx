import type { Office } from '../../core/offices/office-table.ts';
import type { Translate } from '../i18n/texts.ts';
import type { OfficeRow } from './office-rows.ts';

/** The pages of the offices without a source of their own. */
export type OfficePages = Readonly<Record<Office, string>>;

type Props = { readonly t: Translate; readonly rows: readonly OfficeRow[]; readonly pages: OfficePages };

/** Who is open and who is closed, and folded below, the texts that say so. */
export const OfficeList = ({ t, rows, pages }: Props) => (
  <>
    <dl class="offices rows">
      {rows.map(({ office, mark, who, what, why, note, source }) => (
        <div key={office} data-mark={mark}>
          <dt>
            {source ? (
              who
            ) : (
              <a class="quiet" href={pages[office]}>
                {who}
              </a>
            )}
          </dt>
          <dd>
            <strong>{what}</strong> <span class="muted small">{why}</span> <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
    {rows.some(({ source }) => source) && (
      <details class="no-print">
        <summary>{t('days.openSources')}</summary>
        <ul class="plain small">
          {rows.map(
            ({ office, who, source }) =>
              source && (
                <li key={office}>
                  <a href={source.path}>{source.title}</a> ({who})
                </li>
              ),
          )}
        </ul>
      </details>
    )}
  </>
);
