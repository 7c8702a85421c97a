import { fileURLToPath } from 'node:url';
import { createViteServer } from 'vitest/node';
import { embedLawWithVite } from '../src/law/embed.ts';

/*
 * `node tests/draw-texts.ts SEED`: 150 texts in each language, as readers see them, for a reader to judge. A third is assembled by code.
 * The same seed draws the same texts from the same sources.
 */
const COUNT = 150;
const ASSEMBLED = 50;

const seed = Number(process.argv[2]);
if (!Number.isInteger(seed)) {
  console.error('Usage: node tests/draw-texts.ts SEED (a whole number)');
  process.exit(2);
}

const server = await createViteServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [embedLawWithVite],
});
try {
  const { drawTexts } = (await server.ssrLoadModule(
    '/tests/support/texts/draw.ts',
  )) as typeof import('./support/texts/draw.ts');
  for (const locale of ['en', 'fr'] as const) {
    console.log(`# ${locale}, seed ${seed}\n`);
    const drawn = await drawTexts(locale, seed, COUNT, ASSEMBLED);
    drawn.forEach(({ origin, text }, index) => {
      console.log(`${index + 1}. ${text.replace(/\s*\n\s*/g, ' ⏎ ')}\n   [${origin}]`);
    });
    console.log('');
  }
} finally {
  await server.close();
}
