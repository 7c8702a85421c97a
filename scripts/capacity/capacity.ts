import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import revision from '../../data/revision.json' with { type: 'json' };
import { writeWhole } from '../../src/common/write-atomically.ts';
import { DEFAULT_SITE_URL } from '../../src/documents/site-url.ts';
import { ensureBuilt } from '../../src/publish/ensure-built.ts';
import { fail, npmCommand } from '../packages/npm-command.ts';
import { readCatalogue } from './catalogue.ts';
import { measure } from './measure.ts';
import { simulate } from './simulate.ts';

const DESCRIPTION =
  'Simulates days of many requests over the files of the build, with the lifetimes of the service, and writes ' +
  'data/capacity/simulation.json, which the documentation shows.';

const { measure: isMeasured = false } = npmCommand('capacity', 1)
  .description(DESCRIPTION)
  .option(
    '--measure',
    'also measure CPU and memory of a request on this machine, with Debian’s wrk and redis-server, into data/capacity/measured.json',
  )
  .parse()
  .opts<{ measure?: boolean }>();

const root = fileURLToPath(new URL('../..', import.meta.url));
if (await ensureBuilt(root, DEFAULT_SITE_URL)) await run();
else fail('The build failed, so there are no files to ask for.', 1);

async function run(): Promise<void> {
  const simulation = simulate(readCatalogue(join(root, 'dist', 'client'), revision.referenceYear));
  console.log('Of what clients want to know, by their own caches (shares):', simulation.ownCaches);
  console.table(simulation.days.map(({ behindCache, ...day }) => ({ ...day, ...behindCache })));
  const measurement = isMeasured ? await measure() : undefined;
  if (measurement) console.dir(measurement);
  // Last, since they belong to the sources of the build.
  await write('simulation', simulation);
  if (measurement) await write('measured', measurement);
}

async function write(name: string, value: unknown): Promise<void> {
  const folder = join(root, 'data', 'capacity');
  mkdirSync(folder, { recursive: true });
  await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}
