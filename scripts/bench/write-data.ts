import { fileURLToPath } from 'node:url';
import { readDataSet } from '../../src/publish/read-data-set.ts';
import { dataSetFiles, writeDataSet } from '../../src/publish/write-data-set.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the whole data set into the folder named by the argument, as a build does. */
const [folder = ''] = process.argv.slice(2);
const files = dataSetFiles(await readDataSet(ROOT), { url: 'http://localhost:4321' });
await writeDataSet(files, folder);
