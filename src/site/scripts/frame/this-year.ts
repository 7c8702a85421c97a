import { turnLink } from './turn-link.ts';

/** A year may have begun since the pages were made. */
const year = new Date().getFullYear();
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-this-year]')) turnLink(link, year);
