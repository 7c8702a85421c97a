import { startNodeHost } from './node-host.ts';

/** A Node host of its own, configured by the environment. Argument: folder of the build. Sends its address to its parent. */
const log = { info: () => {}, onResponse: () => {}, warn: console.warn, close: async () => {} };
try {
  const { url, stop } = await startNodeHost(process.argv[2] ?? '', process.env, log);
  // Nothing is left behind by a parent that was killed.
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => stop().then(() => process.exit(0)));
  process.send?.(url.replace('localhost', '127.0.0.1'));
} catch (error) {
  process.send?.((error as Error).message);
}
