import { crc32 } from '../../common/crc32.ts';

const RELEASED = Date.UTC(2026, 10, 24);
const DAY_SECONDS = 86_400;

/**
 * RFC 5545 3.8.7.2 asks each event when it was last revised. The time of day comes from the event itself, so it changes with the event and
 * with nothing else: a correction of one day leaves every other event, and its file, as it was.
 */
export function computeStamp(event: object): Date {
  return new Date(RELEASED + (crc32(encodeURI(JSON.stringify(event))) % DAY_SECONDS) * 1000);
}
