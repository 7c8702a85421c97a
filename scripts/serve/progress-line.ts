import type { WriteStream } from 'node:tty';

/** To the first column, with the rest of the line cleared. */
const CLEAR = '\r\u001b[K';
const EVERY_MS = 100;

/** A line at the foot of a terminal that is written over as work goes on. Where the stream is no terminal, only whole lines are printed. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #text = '';
  #shownAt = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    // The reader may be gone, as in `npm start 2>&1 | head -1`; the server stays.
    stream.on('error', () => undefined);
  }

  show(text: string): void {
    this.#text = text;
    if (performance.now() - this.#shownAt < EVERY_MS) return;
    this.#shownAt = performance.now();
    this.#draw();
  }

  /** Prints a line above it. */
  print(line: string): void {
    this.#stream.write(this.#stream.isTTY ? `${CLEAR}${line}\n` : `${line}\n`);
    this.#draw();
  }

  /** Prints a line in its place. */
  end(line: string): void {
    this.#text = '';
    this.print(line);
  }

  #draw(): void {
    if (!this.#stream.isTTY || this.#text === '') return;
    const { columns = 80 } = this.#stream as WriteStream;
    this.#stream.write(`${CLEAR}${this.#text.slice(0, columns - 1)}\r`);
  }
}
