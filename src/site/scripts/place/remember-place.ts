import { rememberScope } from './remembered-scope.ts';

/** A place that is chosen anywhere is the reader's own from then on. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-place]') : null;
  if (link?.dataset['place']) rememberScope(link.dataset['place']);
});
