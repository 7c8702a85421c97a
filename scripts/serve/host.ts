import './node-20.ts';
import { fileURLToPath } from 'node:url';
import { embeddedLaw } from 'statdays:law';
import { theListTables } from '../../src/holidays/lists/bundled-rules.ts';
import { readConfig } from '../../src/hosts/node/config.ts';
import { openRelease } from './manifest.ts';
import { configOrExit, exit, runHost } from './run-host.ts';

/** `host.mjs` of a release, which its serve.mjs runs: serves the folder that it lies in. It builds nothing and writes nothing. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const release = openRelease(folder);
if (release.kind === 'refused') exit(release.message);

const { siteUrl, edition } = release;
const config = configOrExit(
  readConfig({ ...process.env, SITE_URL: process.env['SITE_URL']?.trim() || siteUrl }),
);
if (config.siteUrl !== siteUrl)
  exit(
    `The configuration is wrong: SITE_URL must be ${siteUrl}, for which this release was made, but is "${config.siteUrl}"`,
  );
await runHost({ build: folder, law: embeddedLaw(), lists: theListTables(), edition, config });
