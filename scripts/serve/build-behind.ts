import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltFiles } from '../../src/service/hosts/node/built-files.ts';
import { startBuild } from '../../src/service/publish/build-process.ts';
import { builtSources } from '../../src/service/publish/stamp.ts';

/** How often to look for another build after one has failed. */
const LOOK_EVERY_MS = 2_000;

/** The site of a server that builds it. */
export class SiteInBuild {
  /** Until the build is done, the site of an earlier year if there is one. */
  current: BuiltFiles | undefined;
  readonly #root: string;
  readonly #siteUrl: string;
  readonly #open: () => BuiltFiles;
  /** The sources of the build that is there at the start; it is not served. */
  readonly #outdated: string | undefined;
  readonly #stopped = new AbortController();
  #build: Promise<boolean> | undefined;

  /** @param open gives the files of a finished build @param earlier the site to serve until then */
  constructor(root: string, siteUrl: string, open: () => BuiltFiles, earlier?: BuiltFiles) {
    this.current = earlier;
    this.#root = root;
    this.#siteUrl = siteUrl;
    this.#open = open;
    this.#outdated = builtSources(root, siteUrl);
  }

  /**
   * Builds. If that fails, waits for another build: of a second server on this checkout, or of a person who corrected what was wrong.
   * @param url where the server answers
   */
  async build(url: string): Promise<void> {
    const { signal } = this.#stopped;
    if (signal.aborted) return;
    this.#build = startBuild(this.#root, signal);
    const isBuilt = await this.#build;
    if (signal.aborted) return;
    let files = this.#newFiles();
    if (!files && !isBuilt)
      console.error(`The site could not be built. The API and the data files are ready at ${url}`);
    while (!files) {
      await sleep(LOOK_EVERY_MS);
      files = this.#newFiles();
    }
    this.current = files;
    console.error(`Stat Days is served at ${url}`);
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#build;
  }

  /** Undefined if there is no new build, or while one build replaces another. */
  #newFiles(): BuiltFiles | undefined {
    const sources = builtSources(this.#root, this.#siteUrl);
    if (sources === undefined || sources === this.#outdated) return undefined;
    try {
      return this.#open();
    } catch {
      return undefined;
    }
  }
}
