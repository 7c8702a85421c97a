import pino, { type DestinationStream } from 'pino';
import { withoutKeys } from '../../keys/key.ts';
import type { Answered } from './server.ts';

const FLUSH_EVERY_MS = 1_000;
/** Lines are written together: a write for each would cost a request more than all else. */
const BUFFERED_BYTES = 8 * 1024;

export interface Log {
  /** One line for a request: its path, never its query, which may hold a key; no address, which is personal. */
  readonly request: Answered;
  /** Keys in a message are cut. */
  readonly warn: (message: string) => void;
  readonly info: (message: string) => void;
  /** Writes what is buffered. */
  readonly flush: () => void;
}

/** The server's log as JSON lines on standard output, or where a test wants them. */
export function createLog(isAccessLogged: boolean, destination?: DestinationStream): Log {
  const output = destination ?? pino.destination({ sync: false, minLength: BUFFERED_BYTES });
  const logger = pino({ base: null }, output);
  const flush = (): void => {
    if ('flushSync' in output && typeof output.flushSync === 'function') output.flushSync();
  };
  setInterval(flush, FLUSH_EVERY_MS).unref();
  return {
    request: (method, target, status, milliseconds) => {
      if (isAccessLogged) logger.info({ method, path: pathOf(target), status, ms: rounded(milliseconds) });
    },
    warn: (message) => logger.warn(withoutKeys(message)),
    info: (message) => logger.info(message),
    flush,
  };
}

/** Neither the query nor the authority of an absolute-form target, which may hold a password, nor a key that slipped into the path. */
function pathOf(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return withoutKeys(path.replace(/^\w+:\/\/[^/]*/, ''));
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
