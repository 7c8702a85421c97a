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
  /** For `os.setPriority`. */
  readonly priority?: number;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** What it prints. */
  readonly onLine: (line: string) => void;
}

export type BuildOutcome =
  | { readonly kind: 'built' }
  /** The reason for readers of the site, if the build gave one. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

/** Builds the project for any address, in a process that ends with this one. Leaves committed files alone. */
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

/** Builds the project unless `dist` is up to date, and returns whether it is now. Prints to standard error. */
export async function ensureBuilt(root: string): Promise<boolean> {
  if (isUpToDate(root, sourcesFingerprint(root))) return true;
  const { kind } = await startBuild(root, { onLine: console.error });
  // Two builds at the same time may get in each other's way.
  return kind === 'built' || isUpToDate(root, sourcesFingerprint(root));
}

/** Called before the process has threads: on Linux, each thread inherits the priority of the one that starts it. */
function prioritize(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The process has ended, or the system doesn't allow it.
  }
}

const MAX_REASON = 600;
const STACK_LINE = /^\s+at /;
/** An absolute path or a file address, but not a relative path or another address. */
const ABSOLUTE_PATH = /(?<![\w.~/\\-])(?:file:\/\/\/?)?(?:[A-Za-z]:)?(?:(?:\/|\\+)[^\\/\s'"`:,()]+)+/g;
/** A path in quotes may have spaces. */
const QUOTED_PATH = /(?<=(['"`]))(?:file:\/\/\/?)?(?:[A-Za-z]:)?(?:\/|\\+)(?:(?!\1).)+(?=\1)/g;

/** A message without colours, stack and paths of the machine. */
export function forReaders(message: string, root: string): string {
  return (
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !STACK_LINE.test(line))
      .join('\n')
      .replaceAll(`${pathToFileURL(root).href}/`, '')
      .replaceAll(join(root, '/'), '')
      // Vite's prefix of modules.
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
