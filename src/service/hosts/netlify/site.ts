/** The part of Netlify's `Context` (`@netlify/edge-functions`) that we use. */
export interface EdgeContext {
  /** The client's address. Netlify's types say it is always there. */
  readonly ip?: string;
  readonly site?: { readonly url?: string };
  next(request: Request): Promise<Response>;
}

/** The address of the site if the platform names it, else that of the request. */
export function siteOrigin({ site }: EdgeContext, { url }: Request): string {
  const ofPlatform = site?.url ?? '';
  return new URL(URL.canParse(ofPlatform) ? ofPlatform : url).origin;
}
