import pino, { type DestinationStream } from 'pino';
import { withoutKeys } from '../../keys/key.ts';
import type { OnResponse } from './server.ts';

const FLUSH_EVERY_MS = 1_000;
/** Lines are written together: a write for each would cost more than answering its request. */
const BUFFERED_BYTES = 8 * 1024;
/** What waits while the log cannot be written, on a full disk or for a reader that hangs; lines beyond are dropped. */
const WAITING_BYTES = 1024 * 1024;
/** Longer than any path that the service has, so that a client cannot fill a disk. */
const MAX_PATH = 300;
/** How long a stop waits for the last lines. */
const CLOSE_MS = 1_000;

export interface Log {
  /** One line a request: its path, never its query, which may hold a key; no address, which is personal. */
  readonly onResponse: OnResponse;
  /** Keys in a message are cut. */
  readonly warn: (message: string) => void;
  readonly info: (message: string) => void;
  /** Writes what is buffered, if it can be written, and no line after it. */
  readonly close: () => Promise<void>;
}

/** The server's log as JSON lines on standard output, or where a test wants them. */
export function createLog(isAccessLogged: boolean, destination?: DestinationStream): Log {
  const output = destination ? undefined : openOutput();
  const logger = pino({ base: null }, destination ?? output);
  return {
    onResponse: (method, { text }, status, milliseconds) => {
      if (!isAccessLogged) return;
      const path = withoutKeys(text.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_PATH);
      logger.info({ method, path, status, ms: Math.round(milliseconds * 1000) / 1000 });
    },
    warn: (message) => logger.warn(withoutKeys(message)),
    info: (message) => logger.info(message),
    close: async () => output && closeOutput(output),
  };
}

type Output = ReturnType<typeof pino.destination>;

/** The service outlives a log that cannot be written: what waits is tried again with the next lines. */
function openOutput(): Output {
  const output = pino.destination({
    sync: false,
    minLength: BUFFERED_BYTES,
    maxLength: WAITING_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  return output.on('error', () => undefined);
}

/** Not by `flushSync`, which tries a full disk for ever and lets nothing else happen in the process. */
async function closeOutput(output: Output): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, CLOSE_MS).unref();
    output.flush(() => resolve());
  });
  output.destroy();
}
