import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { filesBelow } from '../../law/common/files.ts';

/** Mid-range levels keep builds quick: 1,400 pages and scripts take two seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|xml)$/;
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the downloads of all places, which the host streams as they are. */
export async function compressDownloads(folder: string): Promise<void> {
  await compress(
    folder,
    readdirSync(folder).filter((name) => name.startsWith('all.')),
    folder,
  );
}

/** Compresses pages, scripts and styles into a folder of their own, which isn't served by its addresses. */
export async function compressPages(client: string, compressed: string): Promise<void> {
  await compress(
    client,
    filesBelow(client).filter((name) => COMPRESSIBLE.test(name)),
    compressed,
  );
}

async function compress(from: string, names: readonly string[], to: string): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await limit.map(names, async (name) => {
    const bytes = await readFile(join(from, name));
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    const [brotli, gzipped] = await Promise.all([toBrotli(bytes, BROTLI), toGzip(bytes, GZIP)]);
    await Promise.all([writeFile(`${target}.br`, brotli), writeFile(`${target}.gz`, gzipped)]);
  });
}
