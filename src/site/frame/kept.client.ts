/** What the browser keeps for this site alone; undefined where there is nothing, or where it keeps nothing. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The browser keeps nothing: the choice holds for this page.
  }
}
