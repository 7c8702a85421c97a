// Preloaded into a host of its own process: a message { clockOffset } from its parent moves the clock that the process reads, by so many
// milliseconds from the machine's, and is answered. Timers go on as they do when a real clock is set.
let offset = 0;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + offset] : args));
  }
  static now() {
    return RealDate.now() + offset;
  }
};

process.on('message', ({ clockOffset }) => {
  offset = clockOffset;
  process.send({ clockOffset });
});
