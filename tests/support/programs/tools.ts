import { spawnSync } from 'node:child_process';
import { env } from 'node:process';

const { CI } = env;

/** For programs that hang at their start if the library of faketime is loaded, as redis-server does. */
export const systemEnv = { ...env, LD_PRELOAD: '' };

/** Whether a program of the system is installed. In CI all must be, and its absence is an error. */
export function isInstalled(command: string, args: readonly string[] = ['--version']): boolean {
  const { status } = spawnSync(command, args, { stdio: 'ignore', env: systemEnv });
  if (status === 0) return true;
  if (CI) throw new Error(`${command} is not installed`);
  console.warn(`Skipping what needs ${command}, which is not installed`);
  return false;
}
