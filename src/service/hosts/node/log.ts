import pino, { type DestinationStream } from 'pino';
import { withoutKeys } from '../../keys/key.ts';
import type { OnResponse } from './server.ts';

const FLUSH_EVERY_MS = 1_000;
/** Lines are written together: writing each one would cost more than the answer. */
const BUFFERED_BYTES = 8 * 1024;
/** Kept while the log can't be written, such as on a full disk. More lines are dropped. */
const WAITING_BYTES = 1024 * 1024;
/** Longer than any real path. A limit, so that a client can't fill the disk. */
const MAX_PATH = 300;
/** How long a stop waits for the last lines. */
const CLOSE_MS = 1_000;

export interface Log {
  /** One line a request: the path, but not the query, which may contain a key, or the address, which is personal. */
  readonly onResponse: OnResponse;
  /** Shortens keys in a message. */
  readonly warn: (message: string) => void;
  /** Writes what is buffered, if possible, and no more lines. */
  readonly close: () => Promise<void>;
}

/** The log: JSON lines on standard output, or where a test wants them. */
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
    close: async () => output && closeOutput(output),
  };
}

type Output = ReturnType<typeof pino.destination>;

/** If the log can't be written, the service goes on and tries again with the next lines. */
function openOutput(): Output {
  const output = pino.destination({
    sync: false,
    minLength: BUFFERED_BYTES,
    maxLength: WAITING_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  return output.on('error', () => undefined);
}

/** Not with `flushSync`, which would retry a full disk forever and block the process. */
async function closeOutput(output: Output): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, CLOSE_MS).unref();
    output.flush(() => resolve());
  });
  output.destroy();
}
