// Runs before the first paint, from a file because the site's policy allows no inline script.
(() => {
  const root = document.documentElement;
  const KEY = 'starlight-theme';
  const stored = () => {
    try {
      return localStorage.getItem(KEY);
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
