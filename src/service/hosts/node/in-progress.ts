/** Downloads, unread answers and bodies are among them. With what a large download holds, 110 KB, they take 28 MB. */
const MAX_REQUESTS = 256;
/** A browser has six connections, and an office behind one address has many browsers; but an answer takes a millisecond. */
const MAX_REQUESTS_PER_CALLER = 20;

/** Turned-away requests are told together, so that a flood doesn't fill the log. */
const REPORT_AFTER_MS = 60_000;

/** The requests in progress, from their headers until their clients have the whole answers, and those that there was no room for. */
export class InProgress {
  readonly #warn: (message: string) => void;
  readonly #byCaller = new Map<string, number>();
  #count = 0;
  #turnedAway = 0;
  #reported = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(warn: (message: string) => void) {
    this.#warn = warn;
  }

  get count(): number {
    return this.#count;
  }

  get turnedAway(): number {
    return this.#turnedAway;
  }

  /** Answers a request, or refuses it if there are too many. */
  async run(caller: string, answer: () => Promise<void>, refuse: () => Promise<void>): Promise<void> {
    const ofCaller = this.#byCaller.get(caller) ?? 0;
    if (ofCaller >= MAX_REQUESTS_PER_CALLER || this.#count >= MAX_REQUESTS) {
      this.turnAway();
      return refuse();
    }
    this.#count++;
    this.#byCaller.set(caller, ofCaller + 1);
    try {
      await answer();
    } finally {
      this.#count--;
      const left = (this.#byCaller.get(caller) ?? 0) - 1;
      if (left > 0) this.#byCaller.set(caller, left);
      else this.#byCaller.delete(caller);
    }
  }

  turnAway(): void {
    this.#turnedAway++;
    this.#timer ??= setTimeout(() => this.report(), REPORT_AFTER_MS).unref();
  }

  /** Tells the operator how many were turned away since the last report. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const count = this.#turnedAway - this.#reported;
    if (count === 0) return;
    this.#reported = this.#turnedAway;
    this.#warn(`Turned away ${count} requests in the last minute: there were too many in progress`);
  }
}
