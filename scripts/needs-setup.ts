import { existsSync } from 'node:fs';

// Loaded before a program that imports packages of `tools`: without them, Node would only name a module that it cannot find.

if (!existsSync(new URL('../tools/node_modules', import.meta.url))) {
  console.error('This command needs the packages in tools. Run `npm run setup` first.');
  process.exit(1);
}
