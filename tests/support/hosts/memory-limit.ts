import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

const FOLDERS = [
  { folder: '/sys/fs/cgroup/memory', file: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', file: 'memory.max' },
];

/**
 * A control group of the kernel with a limit of memory, as the systemd unit and a container have it; undefined where this process may not
 * make one.
 */
export function limitMemory(
  bytes: number,
): { readonly enter: string; readonly remove: () => void } | undefined {
  for (const { folder, file } of FOLDERS) {
    const group = `${folder}/statdays-test-${process.pid}`;
    try {
      mkdirSync(group);
      writeFileSync(`${group}/${file}`, `${bytes}`);
      return { enter: `echo $$ > ${group}/cgroup.procs`, remove: () => rmdirSync(group) };
    } catch {
      // Another hierarchy, or no right to it.
    }
  }
  return undefined;
}
