import type { Log } from './access-log.ts';
import type { RunningHost } from './start-host.ts';

/** Ends the process in order at SIGTERM or SIGINT. Ctrl-C sends its signal twice, from the terminal and from npm. */
export function stopOnSignal({ stop }: RunningHost, log: Log): void {
  let isStopping = false;
  async function stopOnce(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await stop();
    await log.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}
