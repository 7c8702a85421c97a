import { ensureBuilt } from '../../src/publish/build-process.ts';

/** Builds the project before the tests that look at its build, unless there is one of the present sources. */
export async function setup(): Promise<void> {
  if (!(await ensureBuilt(process.cwd()))) throw new Error('The build failed');
}
