import { constants } from 'node:os';
import type { BuiltFiles } from '../../src/hosts/node/built-files.ts';
import type { Unbuilt } from '../../src/hosts/node/pages.ts';
import type { BuildProgress, BuildStep } from '../../src/publish/build.ts';
import { startBuild } from '../../src/publish/build-process.ts';
import { ProgressLine } from './progress-line.ts';
import { unbuiltSite } from './waiting/waiting-page.ts';

/** The site while a build goes on behind the server: what tells of the build, then what it made. */
export class SiteInBuild {
  /** The site at this moment. */
  current: BuiltFiles | Unbuilt = unbuiltSite({
    kind: 'building',
    steps: { data: undefined, pages: undefined },
  });

  /**
   * Builds, and tells on the terminal how far the build is.
   * @param open gives the files of the finished build
   * @param url where the server answers
   */
  async build(root: string, open: () => BuiltFiles, url: string): Promise<void> {
    const line = new ProgressLine(process.stderr);
    const steps: Record<BuildStep, BuildProgress | undefined> = { data: undefined, pages: undefined };
    const outcome = await startBuild(root, {
      // Answers come first, but a busy server shall get its pages too.
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
    if (outcome.kind === 'built') {
      this.current = open();
      line.end(`Stat Days is served at ${url}`);
    } else {
      this.current = unbuiltSite(outcome);
      line.end(`The site could not be built. The API and the data files are ready at ${url}`);
    }
  }
}

function countOf(progress: BuildProgress | undefined): string {
  return progress ? `${progress.done} of ${progress.total}` : 'waiting';
}
