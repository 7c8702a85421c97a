import { setTimeout as sleep } from 'node:timers/promises';
import { redisCounter } from '../../../src/keys/redis.ts';

/** Counts a number of requests of one caller at once when told to. Arguments: Redis URL, caller, requests. */
const [url = '', caller = '', requests = '0'] = process.argv.slice(2);
const counter = redisCounter(url);

process.once('message', async () => {
  const counts = Array.from({ length: Number(requests) }, () => counter.count(caller, Date.now()));
  process.send?.((await Promise.all(counts)).map(({ used }) => used));
  counter.close();
  process.disconnect();
});

await connected();
process.send?.('ready');

async function connected(): Promise<void> {
  for (;;) {
    try {
      await counter.count('probe', Date.now());
      return;
    } catch {
      await sleep(10);
    }
  }
}
