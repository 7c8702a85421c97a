import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontStyles, LICENCE, siteFont } from './site-font.ts';

/* Makes the site's font and its style sheet anew, after its package or the characters of scripts/fonts/site-font.ts have changed. */

const root = fileURLToPath(new URL('../..', import.meta.url));

const font = await siteFont();
writeFileSync(join(root, 'src/site/fonts/overpass.woff2'), font);
writeFileSync(join(root, 'src/site/styles/fonts.css'), await fontStyles());
copyFileSync(LICENCE, join(root, 'public/overpass-licence.txt'));
console.log(`Wrote the site's font, ${font.length} bytes, and its style sheet`);
