import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrapper = fileURLToPath(new URL('../../node_modules/.bin/deno', import.meta.url));
const program = fileURLToPath(new URL('../../node_modules/deno/deno', import.meta.url));

/**
 * Path of Deno itself. The one in `node_modules/.bin` is a wrapper that leaves its Deno behind when it is ended; it puts the
 * program in its place when it runs first.
 */
export function denoProgram(): string {
  if (!existsSync(program)) execFileSync(wrapper, ['--version']);
  return program;
}

export function denoFolder(): string {
  return dirname(denoProgram());
}
