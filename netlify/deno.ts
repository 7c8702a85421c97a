import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const wrapper = fileURLToPath(new URL('./node_modules/deno/bin.cjs', import.meta.url));
const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
const program = fileURLToPath(new URL(`./node_modules/deno/${name}`, import.meta.url));

/**
 * Path of Deno itself. The package's own command is a wrapper: if you end it, its Deno runs on. Its first run unpacks the
 * program.
 */
export function denoProgram(): string {
  if (!existsSync(program)) execFileSync(process.execPath, [wrapper, '--version']);
  return program;
}

/** PATH with Deno's folder first, where Netlify's programs look for Deno. */
export function pathWithDeno(path = ''): string {
  return `${dirname(denoProgram())}${delimiter}${path}`;
}
