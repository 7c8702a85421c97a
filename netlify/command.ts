import { execFile } from 'node:child_process';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pathWithDeno } from './deno.ts';

const COMMAND = fileURLToPath(new URL('./node_modules/netlify-cli/bin/run.js', import.meta.url));
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs Netlify's command in a folder, and resolves with its standard output. Rejects if it fails.
 * @param timeout after how many milliseconds it fails; 0 for never
 * @example await netlify('.', ['deploy', '--no-build', '--json'])
 */
export async function netlify(folder: string, args: readonly string[], timeout = 0): Promise<string> {
  const { stdout } = await promisify(execFile)(execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...env, PATH: pathWithDeno(env['PATH']), BUILD_TELEMETRY_DISABLED: '1' },
    maxBuffer: MAX_OUTPUT,
    timeout,
  });
  return stdout;
}
