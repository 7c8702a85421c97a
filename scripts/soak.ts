import { fileURLToPath } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { DEFAULT_SITE_URL } from '../src/documents/site-url.ts';
import { ensureBuilt } from '../src/publish/ensure-built.ts';
import { MAX_GROWTH, MAX_MEMORY } from '../tests/soak/memory.ts';
import { soak } from '../tests/soak/soak.ts';
import { fail, npmCommand } from './command.ts';

const DESCRIPTION =
  'Runs two processes on one Redis under mixed traffic, a third of it bad, while Redis, keys, files, disk, clock and processes fail ' +
  'one after the other, and holds every answer to the contract. Needs Linux and Debian’s redis-server, and root for the full disk.';

const options = npmCommand('soak', 1)
  .description(DESCRIPTION)
  .option('--seconds <number>', 'how long faults strike; each strikes once at least', toNumber, 300)
  .option('--rate <number>', 'requests a second', toNumber, 1000)
  .parse()
  .opts<{ seconds: number; rate: number }>();

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
if (await ensureBuilt(root, DEFAULT_SITE_URL)) await run();
else fail('The build failed, so there is nothing to soak.', 1);

async function run(): Promise<void> {
  const { tally, strikes, memory, faults } = await soak({
    seconds: options.seconds,
    requestsPerSecond: options.rate,
    onStrike: ({ fault, seconds }) => console.error(`${fault}: ${seconds} s`),
  });
  console.log('Requests, and answers by status:');
  console.table([{ ...tally.counts, ...tally.statuses }]);
  console.log('What failed meanwhile, for how many seconds:');
  console.table(strikes);
  console.log('Milliseconds until an answer was whole:');
  console.table([tally.latency]);
  console.log(
    `Resident MB after the warm-up and at the end (at most ${MAX_GROWTH} more, and ${MAX_MEMORY} in all):`,
  );
  console.table(memory);
  for (const fault of faults) fail(fault, 1);
}

function toNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number > 0) return number;
  throw new InvalidArgumentError('It is a whole number from 1 on.');
}
