import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sync } from 'astro';
import { runProgram } from '../packages/run-program.ts';

/**
 * Checks the types of Astro's files: `astro check`, whose packages lie in `tools`. The checker's own command drops its
 * arguments, so it runs where its tsconfig.json is.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
await sync({ root, logLevel: 'warn' });
process.exitCode = await runProgram('tools', 'astro-check', [], join(root, 'src/site'));
