import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { embedLawWithVite } from './src/law/embed.ts';

/** The unit tests run in a zone of half hours that changes its clocks: arithmetic on local time goes wrong there. */
const ZONE = 'America/St_Johns';

/** What looks at the build, serves it or needs a browser. */
const BUILT = [
  'tests/site/**/*.test.ts',
  'tests/docs/{addresses,library,markdown,samples}.test.ts',
  'tests/host/{addresses,cache,start,upgrade,waiting-page}.test.ts',
  'tests/{data-set,package,release}.test.ts',
];

/** What measures speed, builds behind a server, or counts exactly only while no store is late, has the machine to itself. */
const ALONE = [
  'src/keys/redis.test.ts',
  'tests/host/{first-start,revocation}.test.ts',
  'tests/shared-limit.test.ts',
];
const ALONE_BUILT = ['tests/host/attacks.test.ts'];

/** What takes minutes, or needs a quiet machine: `npm run test:all`, nightly. */
const EXHAUSTIVE = ['tests/site/every-page/lighthouse.test.ts', 'tests/soak.test.ts'];

/** What the bundler puts into the edge function. */
const define = { EDITION: JSON.stringify('test'), VERSION: JSON.stringify(packageJson.version) };

interface Project {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly isBuilt?: boolean;
  readonly isAlone?: boolean;
  readonly timeZone?: string;
}

function project({ name, include, exclude = [], isBuilt, isAlone, timeZone }: Project) {
  return {
    define,
    plugins: [embedLawWithVite],
    test: {
      name,
      include: [...include],
      exclude: ['**/node_modules/**', 'dist/**', ...exclude],
      // Builds, and starts the host and the browser, only if a test of the project is to run.
      globalSetup: isBuilt ? ['tests/support/build.ts'] : [],
      fileParallelism: !isAlone,
      // Files share the modules of a process: reading them anew for each took longer than many tests.
      isolate: isAlone ?? false,
      ...(timeZone && { env: { TZ: timeZone } }),
      testTimeout: 60_000,
      hookTimeout: 180_000,
      maxConcurrency: 2,
      // A page that has other work around it on the machine may take more than the second that a poll waits by itself.
      expect: { poll: { timeout: 10_000 } },
    },
  };
}

const others = [...ALONE, ...ALONE_BUILT, ...EXHAUSTIVE];
const exhaustive = process.env['TEST_ALL'] ? EXHAUSTIVE : [];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      project({ name: 'unit', include: ['src/**/*.test.ts'], exclude: others, timeZone: ZONE }),
      project({ name: 'suite', include: ['tests/**/*.test.ts'], exclude: [...others, ...BUILT] }),
      project({ name: 'built', include: BUILT, exclude: others, isBuilt: true }),
      project({ name: 'alone', include: ALONE, isAlone: true }),
      project({
        name: 'alone-built',
        include: [...ALONE_BUILT, ...exhaustive],
        isBuilt: true,
        isAlone: true,
      }),
    ],
  },
});
