import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { embedLawWithVite } from './src/law/bundled/embed.ts';

/** Tests of src run in a half-hour zone that changes its clocks, where arithmetic on local time goes wrong. */
const ZONE = 'America/St_Johns';

/**
 * Pure rooms: their tests need no build, process, socket or file but the tables, and run in seconds after `npm ci`. Pages have days of the
 * current year and the next, and their tests ask about some of them, so the law of these tests has one current year for good.
 */
const PURE = 'src/{core,service/contract,service/api,site}/**/*.test.{ts,tsx}';

/** Tests of the library as a user has it. */
const INSTALLED = 'tests/package/*.test.ts';

/** Tests that read the build, serve it or open a browser. */
const BUILT = 'tests/{served,site}/**/*.test.ts';

/** Builds, then starts the host and the browser. */
const BUILD = 'tests/support/build.ts';

/** Tests that take minutes or need a quiet machine: `npm run test:all`. */
const NIGHTLY = 'tests/nightly/*.test.ts';

/** The constants that the bundler puts into the edge function. */
const define = { EDITION: JSON.stringify('test'), VERSION: JSON.stringify(packageJson.version) };

interface Project {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  /** Prepares what its tests share. */
  readonly setup?: string;
  readonly isAlone?: boolean;
  readonly timeZone?: string;
  /** When the law is read, which decides its current year. @default the clock */
  readonly now?: number;
}

function project({ name, include, exclude = [], setup, isAlone, timeZone, now }: Project) {
  return {
    define,
    plugins: [embedLawWithVite(now)],
    test: {
      name,
      include: [...include],
      exclude: ['**/node_modules/**', 'dist/**', ...exclude],
      // Runs only if a test of the project does.
      globalSetup: ['tests/support/law/check-tables.ts', ...(setup ? [setup] : [])],
      fileParallelism: !isAlone,
      // Files share a process's modules: loading them for each file took longer than many tests.
      isolate: isAlone ?? false,
      env: { ...(timeZone && { TZ: timeZone }), ...(now && { NOW: `${now}` }) },
      // A busy machine takes its time. What should come at all comes within these.
      testTimeout: 400_000,
      hookTimeout: 400_000,
      maxConcurrency: 2,
      expect: { poll: { timeout: 100_000 } },
    },
  };
}

export default defineConfig({
  test: {
    // A worker often waits for a browser, a server or a program: one more than there are cores keeps them all at work.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project({ name: 'unit', include: [PURE], timeZone: ZONE, now: Date.UTC(2026, 10, 28, 17) }),
      project({ name: 'parts', include: ['src/**/*.test.ts'], exclude: [PURE], timeZone: ZONE }),
      project({
        name: 'suite',
        include: ['tests/**/*.test.ts'],
        exclude: [BUILT, NIGHTLY, INSTALLED],
      }),
      project({ name: 'package', include: [INSTALLED], setup: 'tests/support/programs/install-library.ts' }),
      project({ name: 'built', include: [BUILT], setup: BUILD }),
      ...(process.env['TEST_ALL']
        ? [project({ name: 'alone', include: [NIGHTLY], setup: BUILD, isAlone: true })]
        : []),
    ],
  },
});
