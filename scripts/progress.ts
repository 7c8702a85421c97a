import { SingleBar } from 'cli-progress';

export interface Progress {
  step(): void;
  stop(): void;
}

const PLAIN_EVERY = 25;

/** Progress on standard error: a bar on a terminal, else a line now and then. */
export function createProgress(label: string, total: number): Progress {
  return process.stderr.isTTY && total > 0 ? bar(label, total) : plainLines(label, total);
}

function bar(label: string, total: number): Progress {
  const single = new SingleBar({ format: `${label} {bar} {value} of {total}`, hideCursor: true });
  single.start(total, 0);
  return { step: () => single.increment(), stop: () => single.stop() };
}

function plainLines(label: string, total: number): Progress {
  let done = 0;
  const step = (): void => {
    done += 1;
    if (done % PLAIN_EVERY === 0 || done === total) console.error(`${label} ${done} of ${total}`);
  };
  return { step, stop: () => {} };
}
