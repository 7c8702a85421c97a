import { DEFAULT_SITE_URL } from '../../src/documents/site-url.ts';
import { ensureBuilt } from '../../src/publish/stamp.ts';

/** Builds the project before the tests that look at its build, unless there is one of the present sources. */
export async function setup(): Promise<void> {
  if (!(await ensureBuilt(process.cwd(), DEFAULT_SITE_URL))) throw new Error('The build failed');
}
