import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';

// `npm run test:six` shows that no test depends on luck: six runs, the first three next to three busy threads. The first failure ends them.
for (const count of [3, 3, 3, 0, 0, 0]) {
  const busy = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  const { status } = spawnSync(process.execPath, ['scripts/test.ts'], { stdio: 'inherit' });
  await Promise.all(busy.map((thread) => thread.terminate()));
  if (status !== 0) process.exit(status ?? 1);
}
