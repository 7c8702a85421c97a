import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { siteUrlOf } from '../src/documents/site-url.ts';
import { LawError } from '../src/law/law-error.ts';
import type { BuildStep } from '../src/publish/build.ts';
import { buildProject } from '../src/publish/build-project.ts';
import { DataSetFault } from '../src/publish/data-set/fault.ts';
import { DATA_SET_FILES } from '../src/publish/data-set/files.ts';
import type { ZonesUpdate } from '../src/publish/zones/update.ts';
import { createProgress } from './progress.ts';

const STEPS: Readonly<Record<BuildStep, string>> = {
  data: 'Data set',
  compression: 'Compression',
  pages: 'Pages',
};

/** A start of the service builds what it needs and leaves the committed files alone. */
const { values } = parseArgs({ options: { 'keep-listings': { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const site = siteUrlOf(process.env);
if (site.kind === 'wrong') fail(site.message);
else await run(site.url);

async function run(siteUrl: string): Promise<void> {
  const progress = createProgress('Data set, percent:', 100);
  try {
    const { files, bytes } = await buildProject(
      { root, siteUrl },
      {
        updatesData: !values['keep-listings'],
        onFile: percentOf(DATA_SET_FILES, progress.step),
        onStep: (step, milliseconds) => {
          if (step === 'data') progress.stop();
          console.error(`${STEPS[step]}: ${(milliseconds / 1000).toFixed(1)} s`);
        },
        onListings: reportListings,
        onZones: reportZones,
      },
    );
    console.log(`Built ${files} files of data (${Math.round(bytes / 1e6)} MB) and the site, for ${siteUrl}`);
  } catch (error) {
    progress.stop();
    if (!(error instanceof DataSetFault || error instanceof LawError)) throw error;
    fail(error.message);
  }
}

/** Calls back a hundred times on the way. */
function percentOf(total: number, step: () => void): (done: number) => void {
  let percent = 0;
  return (done) => {
    while (percent < Math.floor((done * 100) / total)) {
      percent++;
      step();
    }
  };
}

function reportListings(changed: readonly string[]): void {
  if (changed.length === 0) return;
  console.log(`The law changed these listings: ${changed.join(', ')}.`);
  console.log(
    'Commit data/listings and data/event-changes.json with it, under the date of data/revision.json.',
  );
}

function reportZones(update: ZonesUpdate): void {
  if (update.kind === 'unchanged') return;
  if (update.kind === 'older') {
    const { tz = 'unknown', kept } = update;
    console.log(`data/zones.json stays as zone data ${kept} has it; that of this Node (${tz}) is older.`);
    return;
  }
  const { tz, changed } = update;
  const news = changed.length > 0 ? `changed ${changed.join(', ')}` : 'changed no offset';
  console.log(`Zone data ${tz} ${news}. Commit data/zones.json.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
