import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cwd, env, execPath } from 'node:process';
import { siteUrlOf } from '../../src/documents/site-url.ts';
import { editionTag } from '../../src/publish/stamp.ts';
import { fail, npmCommand } from '../command.ts';
import { checkSite, type Expected, isSound, liveDigest, printFindings } from './checks.ts';
import { promote, uploadDraft } from './netlify.ts';
import { EDGE_BUNDLE, hasEdgeRoutes, type Outputs, readOutputs, writeDeployFile } from './outputs.ts';

// `npm run deploy`: builds, uploads a draft, checks it, makes it live and checks again. Whatever is wrong stops it with one line.

const { built = false } = npmCommand('deploy', 1)
  .description('Deploys to Netlify: builds, uploads a draft, checks it, makes it live and checks again.')
  .option('--built', 'deploy what `npm run build` and `npm run build:edge` wrote')
  .parse()
  .opts<{ built?: boolean }>();

const root = cwd();
/** How long the new site may take to reach the edge, in milliseconds. */
const PROPAGATION_MS = 120_000;

try {
  await deploy();
} catch (error) {
  // Netlify's command says what went wrong on its standard error, in many lines.
  const { stderr, message } = error as Error & { readonly stderr?: string };
  fail(`Nothing was made live. ${stderr?.trim() || message}`, 1);
}

async function deploy(): Promise<void> {
  const settings = readSettings();
  if (typeof settings === 'string') return refuse(settings);
  const { siteId, siteUrl } = settings;
  if (!built && !build()) return refuse('the build failed');
  const outputs = readOutputs(root, siteUrl);
  if (outputs.kind === 'incomplete') return refuse(outputs.reason);
  const expected = expectedOf(outputs, siteUrl);
  if ((await liveDigest(siteUrl)) === outputs.digest && isSound(await checkSite(siteUrl, expected))) {
    console.log(`${siteUrl} has this build already and answers as it should: nothing to deploy.`);
    return;
  }

  writeDeployFile(root, outputs.digest);
  rmSync(join(root, EDGE_BUNDLE), { recursive: true, force: true });
  console.log(`Uploading ${outputs.files} files as a draft. The first time, this takes up to an hour.`);
  const draft = await uploadDraft({ root, siteId }, `Build ${expected.edition}`);
  if (!hasEdgeRoutes(root))
    return refuse('the manifest of the edge functions has no routes, so /api would never be answered');
  if (!(await answers(draft.url, expected)))
    return refuse(`the draft at ${draft.url} does not answer as built`);

  await promote({ root, siteId }, draft);
  console.log(`Made ${draft.url} live.`);
  await untilLive(siteUrl, outputs.digest);
  if (!(await answers(siteUrl, expected)))
    fail(
      `${siteUrl} is live but does not answer as built. To go back, publish the deploy before it in Netlify’s list of deploys.`,
      1,
    );
}

interface Settings {
  readonly siteId: string;
  readonly siteUrl: string;
}

/** The settings, or what is missing. An unset secret of a workflow is an empty text. */
function readSettings(): Settings | string {
  const { NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID: siteId, SITE_URL } = env;
  if (!NETLIFY_AUTH_TOKEN) return 'NETLIFY_AUTH_TOKEN is not set';
  if (!siteId) return 'NETLIFY_SITE_ID is not set, and Netlify’s command would make a new project';
  if (!SITE_URL) return 'SITE_URL is not set, and no server puts it into the files later';
  const site = siteUrlOf({ SITE_URL });
  return site.kind === 'url' ? { siteId, siteUrl: site.url } : site.message;
}

/** Builds everything that a deploy sends. The build sees no token. */
function build(): boolean {
  const { NETLIFY_AUTH_TOKEN: _, ...environment } = env;
  return [['scripts/build/build.ts', '--keep-listings'], ['scripts/build/bundle-edge.ts']].every(
    (command) => spawnSync(execPath, command, { cwd: root, env: environment, stdio: 'inherit' }).status === 0,
  );
}

function expectedOf({ digest, sources }: Outputs & { readonly kind: 'complete' }, siteUrl: string): Expected {
  return { digest, siteUrl, edition: editionTag(sources) };
}

async function answers(address: string, expected: Expected): Promise<boolean> {
  const findings = await checkSite(address, expected);
  printFindings(address, findings);
  return isSound(findings);
}

async function untilLive(siteUrl: string, digest: string): Promise<void> {
  const end = Date.now() + PROPAGATION_MS;
  while ((await liveDigest(siteUrl)) !== digest && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
}

function refuse(reason: string): void {
  fail(`Not deployed: ${reason}.`, 1);
}
