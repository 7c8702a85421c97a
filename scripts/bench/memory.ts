import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Running } from './servers.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
const AT_ONCE = 32;

export interface Memory {
  readonly documents: number;
  /** Megabytes. */
  readonly atStart: number;
  readonly after: number;
  readonly peak: number;
}

/** The host's memory after every document was served once plain and once with brotli. */
export async function memoryAfterAll({ url, pid }: Running): Promise<Memory> {
  const folder = join(CLIENT, 'holidays');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:json|ics)$/.test(path),
  );
  const atStart = megabytes(pid, 'VmRSS');
  for (const encoding of ['identity', 'br']) {
    await inParallel(paths, async (path) => {
      const response = await fetch(`${url}/holidays/${path}`, { headers: { 'accept-encoding': encoding } });
      if (response.status !== 200) throw new Error(`${path} is not served`);
      await response.arrayBuffer();
    });
  }
  return { documents: paths.length, atStart, after: megabytes(pid, 'VmRSS'), peak: megabytes(pid, 'VmHWM') };
}

async function inParallel(paths: readonly string[], get: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const worker = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await get(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
