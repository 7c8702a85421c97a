import { ensureInstalled, FOLDERS } from './folder-packages.ts';

/** Installs what only some commands need; `npm test` and `npm run check` do so by themselves. Arguments: folders, or none for all. */
const folders = process.argv.slice(2);
const unknown = folders.filter((folder) => !FOLDERS.some((known) => known === folder));
const chosen = FOLDERS.filter((known) => folders.length === 0 || folders.includes(known));

if (unknown.length > 0) {
  console.error(
    `No folder with packages of its own: ${unknown.join(', ')}. There are ${FOLDERS.join(', ')}.`,
  );
  process.exitCode = 1;
} else if (!(await ensureInstalled(chosen))) {
  process.exitCode = 1;
}
