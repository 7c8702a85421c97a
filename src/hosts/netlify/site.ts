/** What the host uses of the context that Netlify gives an edge function (the `Context` of `@netlify/edge-functions`). */
export interface EdgeContext {
  /** Address of the client; by its types always there. */
  readonly ip?: string;
  readonly site?: { readonly url?: string };
  /** Passes a request on to the static files of the site. */
  next(request: Request): Promise<Response>;
}

/** The address of the site as the platform names it, else that of a request. */
export function siteOrigin({ site }: EdgeContext, { url }: Request): string {
  const ofPlatform = site?.url ?? '';
  return new URL(URL.canParse(ofPlatform) ? ofPlatform : url).origin;
}
