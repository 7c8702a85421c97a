import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, type Folder } from './folder-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Programs that count their uses are told not to. */
const TELEMETRY_OFF = { BUILD_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off' };

/**
 * Runs a program of a folder's packages, which are installed first where need be, in the present folder or another.
 * @returns its exit code
 */
export async function runProgram(
  folder: Folder,
  name: string,
  args: readonly string[],
  cwd = process.cwd(),
): Promise<number> {
  if (!(await ensureInstalled([folder]))) return 1;
  const program = join(root, folder, 'node_modules/.bin', name);
  const options = { cwd, env: { ...process.env, ...TELEMETRY_OFF }, stdio: 'inherit' } as const;
  // What npm puts there on Windows only a shell can start.
  const child = isWindows
    ? spawn([program, ...args].map(quoted).join(' '), { ...options, shell: true })
    : spawn(program, args, options);
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

function quoted(argument: string): string {
  return `"${argument.replaceAll('"', '\\"')}"`;
}
