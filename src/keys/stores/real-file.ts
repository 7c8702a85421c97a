import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { errorCode } from '../../common/error-code.ts';

/**
 * The file that a path leads to through symbolic links, be it there or still to be made.
 * @throws where its folder is not there, or links lead in a circle
 */
export function realFile(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const place = join(realpathSync(dirname(path)), basename(path));
  const target = targetOf(place);
  return target === undefined ? place : realFile(resolve(dirname(place), target));
}

function targetOf(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
