/** Moves a year link and its text to a later year. */
export function turnLink(link: HTMLAnchorElement, year: number): void {
  const before = /\/(\d{4})\//.exec(link.pathname)?.[1];
  if (before === undefined || year <= Number(before)) return;
  link.pathname = link.pathname.replace(`/${before}/`, `/${year}/`);
  if (link.textContent.includes(before)) link.textContent = link.textContent.replace(before, String(year));
}
