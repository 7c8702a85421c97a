import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltFiles } from '../../src/service/hosts/node/built-files.ts';
import { startBuild } from '../../src/service/publish/build-process.ts';
import { builtSources } from '../../src/service/publish/stamp.ts';

/** How often to look for another build after one has failed. */
const LOOK_EVERY_MS = 2_000;

export type SiteInBuild = ReturnType<typeof createSiteInBuild>;

/**
 * The site of a server that builds it.
 * @param open gives the files of a finished build
 * @param earlier the site to serve until then
 */
export function createSiteInBuild(
  root: string,
  siteUrl: string,
  open: () => BuiltFiles,
  earlier?: BuiltFiles,
) {
  /** The sources of the build that is there at the start; it is not served. */
  const outdated = builtSources(root, siteUrl);
  const stopped = new AbortController();
  const { signal } = stopped;
  let current = earlier;
  let building: Promise<boolean> | undefined;

  /** Undefined if there is no new build, or while one build replaces another. */
  function openNew(): BuiltFiles | undefined {
    const sources = builtSources(root, siteUrl);
    if (sources === undefined || sources === outdated) return undefined;
    try {
      return open();
    } catch {
      return undefined;
    }
  }

  return {
    /** Until the build is done, the site of an earlier year if there is one. */
    get current() {
      return current;
    },
    /**
     * Builds. If that fails, waits for another build: of a second server on this checkout, or of a person who corrected what was wrong.
     * @param url where the server answers
     */
    async build(url: string): Promise<void> {
      if (signal.aborted) return;
      building = startBuild(root, signal);
      const isBuilt = await building;
      if (signal.aborted) return;
      let files = openNew();
      if (!files && !isBuilt)
        console.error(`The site could not be built. The API and the data files are ready at ${url}`);
      while (!files) {
        await sleep(LOOK_EVERY_MS);
        files = openNew();
      }
      current = files;
      console.error(`Stat Days is served at ${url}`);
    },
    async stop(): Promise<void> {
      stopped.abort();
      await building;
    },
  };
}
