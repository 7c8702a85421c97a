import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the middle of their ranges: every build compresses all downloads anew, and says how long that took. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every file of a folder. */
export async function compressDownloads(dir: string): Promise<void> {
  await Promise.all(readdirSync(dir).map((name) => compress(join(dir, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, BROTLI), toGzip(bytes, GZIP)]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
