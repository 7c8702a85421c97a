import { useState } from 'preact/hooks';
import type { Answer, PageLink, Piece } from './asking.ts';
import type { FoundPage } from './found-pages.client.ts';

const Said = ({ piece }: { readonly piece: Piece }) => {
  if (typeof piece === 'string') return <>{piece}</>;
  return 'strong' in piece ? <strong>{piece.strong}</strong> : <em>{piece.time}</em>;
};

/** The card of an answer. */
export const SearchCard = ({ line, second, said = [], rows = [], note }: Answer) => (
  <div class="search-card">
    <p class="search-line">
      {line}
      {second && <br />}
      {second}
    </p>
    {said.length > 0 && (
      <p>
        {said.map((piece, index) => (
          <Said key={index} piece={piece} />
        ))}
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
export const PageLinks = ({ links }: { readonly links: readonly (PageLink | FoundPage)[] }) =>
  links.length === 0 ? null : (
    <ul class="search-links">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            <strong>{link.title}</strong>
            {'content' in link ? <Excerpt {...link} /> : link.detail && <span>{link.detail}</span>}
          </a>
        </li>
      ))}
    </ul>
  );

const Excerpt = ({ content }: FoundPage) => (
  <span>
    {content.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
  </span>
);

interface AlsoFoundProps {
  readonly title: string;
  readonly none: string;
  readonly find: () => Promise<readonly FoundPage[]>;
}

/** Pages below an answer. They are searched when somebody unfolds them. */
export function AlsoFound({ title, none, find }: AlsoFoundProps) {
  const [pages, setPages] = useState<readonly FoundPage[]>();
  return (
    <details class="search-also" onToggle={() => pages ?? void find().then(setPages)}>
      <summary>{title}</summary>
      {pages && (pages.length > 0 ? <PageLinks links={pages} /> : <p>{none}</p>)}
    </details>
  );
}
