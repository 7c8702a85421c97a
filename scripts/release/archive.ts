import { basename } from 'node:path';
import { create } from 'tar';

/** Fixed, so that the same files make the same archive whenever it is written. */
const MODIFIED = new Date('2000-01-01T00:00:00Z');

/**
 * Packs files of a folder in the order given below its own name, compressed with gzip. Owner, rights beyond the executable ones and times
 * are those of nobody, so the same files make the same bytes.
 */
export async function packArchive(folder: string, files: readonly string[], archive: string): Promise<void> {
  await create(
    {
      cwd: folder,
      file: archive,
      prefix: basename(folder),
      gzip: { level: 9 },
      portable: true,
      follow: true,
      mtime: MODIFIED,
    },
    [...files],
  );
}
