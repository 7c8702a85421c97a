import { startSearch } from './search-box.client.tsx';

/** The search page. The question is in its address, so that it can be bookmarked and shared. */
const box = document.querySelector<HTMLElement>('main [data-search]');
const input = box?.querySelector('input');
if (box && input) {
  const title = document.title;
  input.value = new URL(location.href).searchParams.get('q') ?? '';
  box.addEventListener('asked', () => {
    const text = input.value.trim();
    document.title = text ? `${text} | ${title}` : title;
    history.replaceState(null, '', text ? `?${new URLSearchParams({ q: text })}` : location.pathname);
  });
  startSearch(box);
  if (!input.value) input.focus();
  // The answer and the address are there already.
  box.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
}
