import { afterAll, beforeAll } from 'vitest';
import { closeBrowser } from './browser.ts';
import { type BuiltSite, startBuiltSite } from './built-site.ts';

type Addresses = Pick<BuiltSite, 'url' | 'siteUrl'>;

/** Serves the last build before the tests of a file and ends the server after them. */
export function servedSite(): Addresses {
  let site: BuiltSite | undefined;
  beforeAll(async () => {
    site = await startBuiltSite();
  });
  afterAll(() => site?.close());
  const running = (): BuiltSite => {
    if (!site) throw new Error('The site is served only while tests run');
    return site;
  };
  return {
    get url() {
      return running().url;
    },
    get siteUrl() {
      return running().siteUrl;
    },
  };
}

/** The same for tests that look at pages: the shared browser is closed before the server. */
export function siteInBrowser(): Addresses {
  const site = servedSite();
  afterAll(closeBrowser);
  return site;
}
