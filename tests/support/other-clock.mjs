// Preloaded by tests that want another day: the clock stands at 2031-12-31T23:30:00Z.
const NOW = Date.UTC(2031, 11, 31, 23, 30);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [NOW] : args));
  }
  static now() {
    return NOW;
  }
};
