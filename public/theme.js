// Runs before the first paint, from a file because the site's policy allows no inline script.
(() => {
  const root = document.documentElement;
  const KEY = 'starlight-theme';
  const stored = (key = KEY) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = stored();
    root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system.matches ? 'dark' : 'light';
    root.dataset.themed = '';
  };
  apply();
  // What the home page shows of the chosen place alone must not move it later.
  const scope = stored('statdays-scope');
  if (scope) root.dataset.scope = scope;
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
