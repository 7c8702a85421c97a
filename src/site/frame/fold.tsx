import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: string;
  /** A summary of the content, at the right end of the line. */
  readonly hint?: string;
  readonly children: ComponentChildren;
}

/** A folded section. Printed pages leave it out. */
export const Fold = ({ title, hint, children }: Props) => (
  <details class="fold">
    <summary>
      {title}
      {hint && <span>{hint}</span>}
    </summary>
    {children}
  </details>
);
