import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

const { CI } = env;

/** Whether a program of the system is installed. In CI all must be, and its absence is an error. */
export function isInstalled(command: string, args: readonly string[] = ['--version']): boolean {
  const { status } = spawnSync(command, args, { stdio: 'ignore' });
  if (status === 0) return true;
  if (CI) throw new Error(`${command} is not installed`);
  console.warn(`Skipping what needs ${command}, which is not installed`);
  return false;
}

const NODE_20 = fileURLToPath(new URL('../../node_modules/node-20/bin/node', import.meta.url));

/**
 * The oldest Node that the packages and releases promise to run on: a package of the tests on Linux, or else the system's Node, which must
 * be that old.
 */
export function node20(): string {
  if (existsSync(NODE_20)) return NODE_20;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const found = folders.map((path) => join(path, 'node')).find((program) => existsSync(program));
  const version = found && spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout;
  if (found && version?.startsWith('v20.')) return found;
  throw new Error('Node 20 is missing: run npm run setup on Linux x64, or install it');
}
