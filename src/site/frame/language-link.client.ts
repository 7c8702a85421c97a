/** The link to the other language keeps the query and fragment of the address. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
});
