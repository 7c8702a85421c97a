import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';

// `npm run test:six` shows that no test depends on luck: six runs, the first three next to three busy threads. The first failure ends them.
for (const [turn, count] of [3, 3, 3, 0, 0, 0].entries()) {
  const busy = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  const start = performance.now();
  const args = ['scripts/test.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`Run ${turn + 1} of 6, next to ${count} busy threads: ${seconds} s, exit code ${status}`);
  await Promise.all(busy.map((thread) => thread.terminate()));
  if (status !== 0) process.exit(status ?? 1);
}
