/** Downloads, unread answers and bodies are among them. With what a large download holds, 110 KB, they take 28 MB. */
const MAX_REQUESTS = 256;
/** A browser has six connections, and an office behind one address has many browsers; but an answer takes a millisecond. */
const MAX_REQUESTS_PER_CALLER = 20;

/** Turned-away requests are told together, so that a flood doesn't fill the log. */
const REPORT_AFTER_MS = 60_000;

export type InProgress = ReturnType<typeof createInProgress>;

/** The requests in progress, from their headers until their clients have the whole answers, and those that there was no room for. */
export function createInProgress(warn: (message: string) => void) {
  const byCaller = new Map<string, number>();
  let count = 0;
  let turnedAway = 0;
  let reported = 0;
  let timer: NodeJS.Timeout | undefined;

  function turnAway(): void {
    turnedAway++;
    timer ??= setTimeout(report, REPORT_AFTER_MS).unref();
  }

  /** Tells the operator how many were turned away since the last report. */
  function report(): void {
    clearTimeout(timer);
    timer = undefined;
    const news = turnedAway - reported;
    if (news === 0) return;
    reported = turnedAway;
    warn(`Turned away ${news} requests in the last minute: there were too many in progress`);
  }

  /** Answers a request, or refuses it if there are too many. */
  async function run(
    caller: string,
    answer: () => Promise<void>,
    refuse: () => Promise<void>,
  ): Promise<void> {
    const ofCaller = byCaller.get(caller) ?? 0;
    if (ofCaller >= MAX_REQUESTS_PER_CALLER || count >= MAX_REQUESTS) {
      turnAway();
      return refuse();
    }
    count++;
    byCaller.set(caller, ofCaller + 1);
    try {
      await answer();
    } finally {
      count--;
      const left = (byCaller.get(caller) ?? 0) - 1;
      if (left > 0) byCaller.set(caller, left);
      else byCaller.delete(caller);
    }
  }

  return { countNow: () => count, countTurnedAway: () => turnedAway, run, turnAway, report };
}
