import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltFiles } from '../../src/hosts/node/built-files.ts';
import type { Unbuilt } from '../../src/hosts/node/pages.ts';
import type { BuildProgress, BuildStep } from '../../src/publish/build.ts';
import { startBuild } from '../../src/publish/build-process.ts';
import { builtSources } from '../../src/publish/stamp.ts';
import { ProgressLine } from './progress-line.ts';
import { unbuiltSite } from './waiting/waiting-page.ts';

/** How often to look for another build after one has failed. */
const LOOK_EVERY_MS = 2_000;

/** The site while a build goes on behind the server: what tells of the build, then what it made. */
export class SiteInBuild {
  /** The site at this moment. */
  current: BuiltFiles | Unbuilt = unbuiltSite({
    kind: 'building',
    steps: { data: undefined, pages: undefined },
  });
  readonly #root: string;
  readonly #siteUrl: string;
  readonly #open: () => BuiltFiles;
  /** The sources of the build that is there at the start; it is not served. */
  readonly #outdated: string | undefined;

  /** @param open gives the files of a finished build */
  constructor(root: string, siteUrl: string, open: () => BuiltFiles) {
    this.#root = root;
    this.#siteUrl = siteUrl;
    this.#open = open;
    this.#outdated = builtSources(root, siteUrl);
  }

  /**
   * Builds, and tells on the terminal how far the build is. If it fails, waits for another: one of a second server on this checkout, or
   * one that a person starts after mending what was wrong.
   * @param url where the server answers
   */
  async build(url: string): Promise<void> {
    const line = new ProgressLine(process.stderr);
    const steps: Record<BuildStep, BuildProgress | undefined> = { data: undefined, pages: undefined };
    const outcome = await startBuild(this.#root, {
      // Answers come first, but a busy server should get its pages too.
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
      onProgress: (progress) => {
        steps[progress.step] = progress;
        this.current = unbuiltSite({ kind: 'building', steps: { ...steps } });
        line.show(
          `Ready: API, data files. Building: data ${countOf(steps.data)}, pages ${countOf(steps.pages)}`,
        );
      },
      onLine: (text) => line.print(text),
    });
    let files = this.#newFiles();
    if (!files && outcome.kind === 'failed') {
      this.current = unbuiltSite(outcome);
      line.end(`The site could not be built. The API and the data files are ready at ${url}`);
    }
    while (!files) {
      await sleep(LOOK_EVERY_MS);
      files = this.#newFiles();
    }
    this.current = files;
    line.end(`Stat Days is served at ${url}`);
  }

  /** Undefined if there are none, or while one build replaces another. */
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

function countOf(progress: BuildProgress | undefined): string {
  return progress ? `${progress.done} of ${progress.total}` : 'waiting';
}
