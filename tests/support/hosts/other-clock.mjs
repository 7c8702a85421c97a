// Preloaded by tests that want another time: the clock is stopped at the instant in the environment variable CLOCK.
import { env } from 'node:process';

const NOW = Date.parse(env.CLOCK);
if (Number.isNaN(NOW)) throw new Error(`CLOCK is no instant: ${env.CLOCK}`);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [NOW] : args));
  }
  static now() {
    return NOW;
  }
};
