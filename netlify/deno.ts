import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrapper = fileURLToPath(new URL('./node_modules/deno/bin.cjs', import.meta.url));
const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
const program = fileURLToPath(new URL(`./node_modules/deno/${name}`, import.meta.url));

/**
 * Path of Deno itself. The package's own command is a wrapper that leaves its Deno behind when it is ended; it puts the
 * program in its place when it runs first.
 */
export function denoProgram(): string {
  if (!existsSync(program)) execFileSync(process.execPath, [wrapper, '--version']);
  return program;
}

/** The path of programs, with Deno's folder first: Netlify's own programs look for their Deno there. */
export function pathWithDeno(path = ''): string {
  return `${dirname(denoProgram())}${delimiter}${path}`;
}
