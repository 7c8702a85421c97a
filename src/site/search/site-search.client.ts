/** The code and the data of search load when its dialog is first opened. */
document.addEventListener('searchopen', async ({ target }) => {
  const { startSearch } = await import('./search-box.client.tsx');
  const box = (target as Element).querySelector<HTMLElement>('[data-search]');
  if (box) startSearch(box);
});
