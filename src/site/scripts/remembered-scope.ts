const KEY = 'statdays-scope';

/** The scope that the reader chose last; undefined where none is, or where the browser keeps nothing. */
export function rememberedScope(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberScope(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The browser keeps nothing: the choice holds for this page.
  }
}
