import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface PackedRelease {
  /** The folder of the archive and of the files written with it. */
  readonly folder: string;
  readonly archive: string;
  /** The archive unpacked, with no package anywhere above it. */
  readonly unpacked: string;
  readonly remove: () => void;
}

/** Runs `npm run release` on the last build and unpacks what it wrote. */
export function packRelease(): PackedRelease {
  const folder = mkdtempSync(join(tmpdir(), 'statdays-release-'));
  execFileSync(process.execPath, ['tools/release.ts', '--out', folder], {
    stdio: 'pipe',
  });
  const archive = join(folder, readdirSync(folder).find((file) => file.endsWith('.tar.gz')) ?? '');
  const place = join(folder, 'unpacked');
  mkdirSync(place);
  execFileSync('tar', ['xzf', archive, '-C', place]);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, archive, unpacked: join(place, 'statdays'), remove };
}

type Environment = Readonly<Record<string, string>>;

/** `node serve.mjs` from another folder, with nothing in the environment but what is given. */
function serve(folder: string, node: readonly string[], environment: Environment) {
  const [program = process.execPath, ...flags] = node;
  return spawn(program, [...flags, join(folder, 'serve.mjs')], {
    cwd: '/',
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Serves a release with a Node, which may have flags, until it is stopped. */
export async function startRelease(folder: string, node: readonly string[], environment: Environment = {}) {
  const child = serve(folder, node, environment);
  const url = await addressOf(child);
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  return { url, port: Number(new URL(url).port), cpuSeconds: () => cpuSecondsOf(child.pid), stop };
}

/** What a process has computed so far, by the times of proc_pid_stat(5), which count hundredths of a second. */
function cpuSecondsOf(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What a release that does not start says on standard error, and its exit code. */
export async function refusedStart(folder: string, node: readonly string[], environment: Environment = {}) {
  const child = serve(folder, node, environment);
  const said = text(child.stderr);
  const [code] = await once(child, 'close');
  return { code, said: await said };
}

async function addressOf(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  for await (const line of createInterface(child.stderr)) {
    const found = /served at (http:\S+)/.exec(line)?.[1];
    if (found) return found.replace('localhost', '127.0.0.1');
    if (!line.startsWith('Metrics are available at')) throw new Error(line);
  }
  throw new Error('The release said nothing');
}
