import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { embedLawWithVite } from './src/law/embed.ts';

/** Zones at which arithmetic on local time goes wrong: a skipped December 31, half hours, the last place of a day. */
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'];

/** What measures speed, or counts exactly only while no store is late, has the machine to itself. */
const ALONE = [
  'src/keys/redis.test.ts',
  'tests/host/attacks.test.ts',
  'tests/host/revocation.test.ts',
  'tests/shared-limit.test.ts',
];

/** What takes minutes, or needs a quiet machine: `npm run test:all`, nightly. */
const EXHAUSTIVE = ['tests/site/every-page/lighthouse.test.ts', 'tests/soak.test.ts'];
const alone = process.env['TEST_ALL'] ? [...ALONE, ...EXHAUSTIVE] : ALONE;

/** What the bundler puts into the edge function. */
const define = { EDITION: JSON.stringify('test'), VERSION: JSON.stringify(packageJson.version) };

const common = {
  exclude: ['**/node_modules/**', 'dist/**'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  maxConcurrency: 2,
  // A page that has other work around it on the machine may take more than the second that a poll waits by itself.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        define,
        plugins: [embedLawWithVite],
        test: {
          ...common,
          name: 'suite',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...common.exclude, ...ALONE, ...EXHAUSTIVE],
        },
      },
      { define, test: { ...common, name: 'alone', include: alone, fileParallelism: false } },
      ...ZONES.map((zone) => ({
        define,
        test: {
          ...common,
          name: zone,
          include: ['src/{calendar,holidays}/**/*.test.ts', 'src/api/today.test.ts'],
          pool: 'forks' as const,
          env: { TZ: zone },
        },
      })),
    ],
  },
});
