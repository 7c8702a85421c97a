import { spawnSync } from 'node:child_process';
import { cwd, env, execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { netlify } from '../../netlify/command.ts';
import { parseSiteUrl } from '../../src/service/documents/site-url.ts';
import { readFileList } from '../../src/service/publish/file-list.ts';
import { fail, npmCommand } from '../command.ts';
import { checkSite, type Expected, liveEdition } from './checks.ts';

// `npm run deploy`: builds, uploads a draft, checks it, makes it live and checks again. Whatever is wrong stops it with one line.

const { built = false } = npmCommand('deploy', 1)
  .description('Deploys to Netlify: builds, uploads a draft, checks it, makes it live and checks again.')
  .option('--built', 'deploy what `npm run build` and `npm run build:edge` wrote')
  .parse()
  .opts<{ built?: boolean }>();

const root = cwd();
/** An hour in seconds: a first deploy uploads some 20,000 files, five at a time, and Netlify takes 500 requests a minute. */
const UPLOAD_TIMEOUT = 3_600;
/** How long the new site may take to reach the edge, in milliseconds. */
const PROPAGATION_MS = 120_000;

try {
  await deploy();
} catch (error) {
  // Netlify's command says what went wrong on its standard error, in many lines.
  const { stderr, message } = error as Error & { readonly stderr?: string };
  fail(`Not deployed: ${stderr?.trim() || message}.`, 1);
}

async function deploy(): Promise<void> {
  const { siteId, siteUrl } = readSettings();
  if (!built) build();
  const expected = readBuild(siteUrl);
  const { edition } = expected;
  const wasLive = (await liveEdition(siteUrl)) === edition;
  if (wasLive && (await checkSite(siteUrl, expected))) {
    console.log(`${siteUrl} has this build already and answers as it should: nothing to deploy.`);
    return;
  }

  console.log(`Uploading build ${edition} as a draft. The first time, this takes up to an hour.`);
  const draft = await uploadDraft(`Build ${edition}`);
  if (!(await checkSite(draft.url, expected)))
    throw new Error(`the draft at ${draft.url} does not answer as built`);

  // The checked draft goes live, without another upload. If Netlify's answer is lost, the site tells whether it did.
  const data = JSON.stringify({ site_id: siteId, deploy_id: draft.id });
  const promoted = await netlify(root, ['api', 'restoreSiteDeploy', '--data', data]).catch(
    (error: Error) => error,
  );
  let isLive = false;
  for (const end = Date.now() + PROPAGATION_MS; !isLive && Date.now() < end; await sleep(1_000))
    isLive = (await liveEdition(siteUrl)) === edition;
  if (promoted instanceof Error && (wasLive || !isLive)) throw promoted;
  console.log(`Made ${draft.url} live.`);
  if (!(await checkSite(siteUrl, expected)))
    fail(
      `${siteUrl} is live but does not answer as built. To go back, publish the deploy before it in Netlify’s list of deploys.`,
      1,
    );
}

/** An unset secret of a workflow is an empty text. */
function readSettings(): { readonly siteId: string; readonly siteUrl: string } {
  const { NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID: siteId, SITE_URL } = env;
  if (!NETLIFY_AUTH_TOKEN) throw new Error('NETLIFY_AUTH_TOKEN is not set');
  if (!siteId) throw new Error('NETLIFY_SITE_ID is not set, and Netlify’s command would make a new project');
  if (!SITE_URL) throw new Error('SITE_URL is not set, and no server puts it into the files later');
  const site = parseSiteUrl({ SITE_URL });
  if (site.kind === 'wrong') throw new Error(site.message);
  return { siteId, siteUrl: site.url };
}

/** Builds everything that a deploy sends. The build sees no token. */
function build(): void {
  const { NETLIFY_AUTH_TOKEN: _, ...environment } = env;
  for (const command of [
    ['scripts/build/build.ts', '--keep-listings', '--packages'],
    ['scripts/build/bundle-edge.ts'],
  ]) {
    const { status } = spawnSync(execPath, command, { cwd: root, env: environment, stdio: 'inherit' });
    if (status !== 0) throw new Error('the build failed');
  }
}

/** The build, if all of it is there and for this site. */
function readBuild(siteUrl: string): Expected {
  const { edition, files, siteUrl: address } = readFileList('dist');
  if (edition === undefined) throw new Error('there are no functions; run npm run build:edge');
  if (address !== siteUrl)
    throw new Error(
      `dist was built for ${address ?? 'any address'}; run npm run build with SITE_URL=${siteUrl}`,
    );
  return { edition, files, siteUrl };
}

/** Uploads the outputs as a draft, which has an address of its own and changes nothing for visitors. */
async function uploadDraft(message: string): Promise<{ readonly id: string; readonly url: string }> {
  const options = ['--no-build', '--draft', '--json', '--skip-functions-cache'];
  // The command waits for ever for the answer to an upload.
  const said = await netlify(
    root,
    ['deploy', ...options, '--timeout', `${UPLOAD_TIMEOUT}`, '--message', message],
    UPLOAD_TIMEOUT * 1_000,
  );
  const { deploy_id: id, deploy_url: url } = JSON.parse(said) as Record<'deploy_id' | 'deploy_url', string>;
  return { id, url: new URL(url).origin };
}
