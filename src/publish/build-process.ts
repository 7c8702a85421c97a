import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { PLACEHOLDER_URL } from '../documents/site-url.ts';
import type { BuildProgress } from './build.ts';
import { isUpToDate, sourcesFingerprint } from './stamp.ts';

/** What a build tells the process that started it. */
export type BuildNews =
  | ({ readonly kind: 'progress' } & BuildProgress)
  | { readonly kind: 'failed'; readonly message: string };

export interface BuildProcess {
  /** Of the process, as `os.setPriority` takes it. */
  readonly priority?: number;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** What it prints. */
  readonly onLine: (line: string) => void;
}

export type BuildOutcome =
  | { readonly kind: 'built' }
  /** The reason for readers of the site; undefined where the build could not say. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** Builds the project for any address in a process that ends with this one, however this one ends. Committed files stay as they are. */
export async function startBuild(
  root: string,
  { priority, onProgress, onLine }: BuildProcess,
): Promise<BuildOutcome> {
  const child = spawn(process.execPath, [join(root, 'scripts/build/build.ts'), '--keep-listings'], {
    cwd: root,
    env: { ...process.env, SITE_URL: PLACEHOLDER_URL },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let reason: string | undefined;
  child.on('message', (news: BuildNews) => {
    if (news.kind === 'progress') onProgress?.(news);
    else reason = forReaders(news.message, root);
  });
  for (const output of [child.stdout, child.stderr]) if (output) createInterface(output).on('line', onLine);
  const closed = once(child, 'close');
  if (child.pid !== undefined && priority !== undefined) prioritize(child.pid, priority);
  try {
    const [code] = await closed;
    return code === 0 ? { kind: 'built' } : { kind: 'failed', reason };
  } catch (error) {
    return { kind: 'failed', reason: forReaders(String(error), root) };
  }
}

/** Builds the project unless `dist` is up to date; returns whether it is now. What the build prints goes to standard error. */
export async function ensureBuilt(root: string): Promise<boolean> {
  if (isUpToDate(root, sourcesFingerprint(root))) return true;
  const { kind } = await startBuild(root, { onLine: console.error });
  // Of two builds at a time one may be in the way of the other.
  return kind === 'built' || isUpToDate(root, sourcesFingerprint(root));
}

/** At once, before the process has threads: on Linux each has a priority of its own, which it takes from the one that starts it. */
function prioritize(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

const MAX_REASON = 600;
const STACK_LINE = /^\s+at /;
/** From a drive, a server, the root or a file address on, but nothing that goes on a relative path or another address. */
const ABSOLUTE_PATH = /(?<![\w.~/\\-])(?:file:\/\/\/?)?(?:[A-Za-z]:)?(?:(?:\/|\\+)[^\\/\s'"`:,()]+)+/g;
/** In quotes it may have spaces. */
const QUOTED_PATH = /(?<=(['"`]))(?:file:\/\/\/?)?(?:[A-Za-z]:)?(?:\/|\\+)(?:(?!\1).)+(?=\1)/g;

/** A message without what is nobody else's: colours, lines of a stack, and where on the machine things are. */
export function forReaders(message: string, root: string): string {
  return (
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !STACK_LINE.test(line))
      .join('\n')
      .replaceAll(`${pathToFileURL(root).href}/`, '')
      .replaceAll(join(root, '/'), '')
      // As Vite names modules.
      .replaceAll(join(root, '/').replace(/^\//, ''), '')
      .replaceAll(QUOTED_PATH, lastPart)
      .replaceAll(ABSOLUTE_PATH, lastPart)
      .trim()
      .slice(0, MAX_REASON)
  );
}

function lastPart(path: string): string {
  return basename(path.replaceAll('\\', '/'));
}
