import type { Office } from '../../core/offices/office-table.ts';
import type { OfficeRow } from './office-rows.ts';

/** The pages of the offices without a source of their own. */
export type OfficePages = Readonly<Record<Office, string>>;

interface Props {
  readonly rows: readonly OfficeRow[];
  readonly pages: OfficePages;
}

/** Who is open and who is closed. */
export const OfficeList = ({ rows, pages }: Props) => (
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
          <strong>{what}</strong> <span class="muted small">{why}</span> <small>{note}</small>{' '}
          {source && (
            <small>
              <a href={source.path}>{source.title}</a>
            </small>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
