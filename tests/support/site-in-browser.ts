import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

/** For a test file that looks at pages: serves the last build before its tests, and ends the server and the shared browser after them. */
export function siteInBrowser(): Pick<BuiltSite, 'url'> {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(async () => {
    await closeBrowser();
    await site?.close();
  });
  return {
    get url() {
      if (!site) throw new Error('The site is served only while tests run');
      return site.url;
    },
  };
}
