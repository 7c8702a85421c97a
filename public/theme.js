// Runs before the first paint, so that nothing moves later, and from a file, because the site's policy allows no inline script.
(() => {
  const root = document.documentElement;
  const KEY = 'starlight-theme';
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = stored(KEY);
    root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system.matches ? 'dark' : 'light';
    root.dataset.themed = '';
  };
  apply();
  // A phone takes a calendar in its own way.
  const phone = [
    ['apple', /iPhone|iPad|iPod/],
    ['android', /Android/],
  ].find(([, pattern]) => pattern.test(navigator.userAgent));
  if (phone) root.dataset.phone = phone[0];
  // The switches of the calendar of a year.
  for (const name of ['weeks', 'optional']) {
    const state = stored(`statdays-${name}`);
    if (state) root.dataset[name] = state;
  }
  system.addEventListener('change', apply);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-toggle]')) return;
    try {
      localStorage.setItem(KEY, root.dataset.theme === 'dark' ? 'light' : 'dark');
    } catch {
      // Storage is refused: the theme stays the system's.
    }
    apply();
  });
})();
