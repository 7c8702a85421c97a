/** A checkout of this project, and the address that it is built for. */
export interface Project {
  readonly root: string;
  readonly siteUrl: string;
}

/** Builds the site with Astro: pages to `client` and the entry of its Node adapter to `server`, below a folder. */
export async function buildPages({ root, siteUrl }: Project, outDir: string): Promise<void> {
  // The configuration file of the site reads it from there.
  process.env['SITE_URL'] = siteUrl;
  const { build } = await import('astro');
  await build({ root, outDir, site: siteUrl, logLevel: 'warn' });
}
