import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../../common/error-code.ts';

/** Whether the process that began then with this number still runs: a number is given anew once its process has ended. */
export function isRunning(pid: number, start: string): boolean {
  if (!exists(pid)) return false;
  const current = startOf(pid);
  return current === '' || start === '' || current === start;
}

/** When a process began, in the system's own terms and without white space; empty where the system does not say. */
export function startOf(pid: number): string {
  return process.platform === 'linux' ? startFromProc(pid) : startFromPs(pid);
}

/** Signal 0 only asks; a process of somebody else's may not be asked, but is there. */
function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** proc_pid_stat(5): the name, field 2, is in brackets and may hold anything; field 3 is the state, 22 the start. */
function startFromProc(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended, and waits only for its parent to hear of it.
    return state === 'Z' ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

function startFromPs(pid: number): string {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { env, encoding: 'utf8' });
  return (stdout ?? '').trim().replaceAll(/\W+/g, '-');
}
