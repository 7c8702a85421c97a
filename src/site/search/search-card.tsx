import { useState } from 'preact/hooks';
import type { Card, PageLink } from './asking.ts';

export const SearchCard = ({ line, about, said, rows = [], note }: Card) => (
  <div class="search-card">
    <p class="search-line">{line}</p>
    {(about || said) && (
      <p>
        {about && <strong>{about}</strong>}
        {said}
      </p>
    )}
    {rows.length > 0 && (
      <dl class="search-rows">
        {rows.map(([what, said]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    )}
    {note && <p class="muted small">{note}</p>}
  </div>
);

/** Links with a line below each: what is there, or where the words were found. */
export const PageLinks = ({ links }: { readonly links: readonly PageLink[] }) => (
  <ul class="search-links">
    {links.map(({ href, title, detail }) => (
      <li key={href}>
        <a href={href}>
          <strong>{title}</strong>
          {detail && <span>{detail}</span>}
        </a>
      </li>
    ))}
  </ul>
);

interface AlsoFoundProps {
  readonly title: string;
  readonly none: string;
  readonly find: () => Promise<readonly PageLink[]>;
}

/** Pages below an answer. They are searched when somebody unfolds them. */
export function AlsoFound({ title, none, find }: AlsoFoundProps) {
  const [pages, setPages] = useState<readonly PageLink[]>();
  return (
    <details class="search-also" onToggle={() => pages ?? void find().then(setPages)}>
      <summary>{title}</summary>
      {pages && (pages.length > 0 ? <PageLinks links={pages} /> : <p>{none}</p>)}
    </details>
  );
}
