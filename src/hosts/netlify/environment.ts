/** A variable of the site's environment as the platform gives it; undefined where it is not set, is empty, or there is no platform. */
export function edgeVariable(name: string): string | undefined {
  const platform = (globalThis as { readonly Netlify?: Platform }).Netlify;
  return platform?.env.get(name) || undefined;
}

interface Platform {
  readonly env: { get(name: string): string | undefined };
}
