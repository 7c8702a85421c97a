import { basename, dirname } from 'node:path';
import { FOLDERS } from './folder-packages.ts';
import { runProgram } from './run-program.ts';

/** Runs a program that a folder's packages bring: `node scripts/packages/tool.ts tools/biome check .` */
const [path = '', ...args] = process.argv.slice(2);
const folder = FOLDERS.find((known) => known === dirname(path));

if (folder === undefined) {
  console.error(`“${path}” is no program: it must be the name of one after ${FOLDERS.join('/, ')}/.`);
  process.exitCode = 1;
} else {
  process.exitCode = await runProgram(folder, basename(path), args);
}
