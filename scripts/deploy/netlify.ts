import { netlify } from '../../netlify/command.ts';

/** An hour in seconds: a first deploy uploads some 20,000 files, five at a time, and Netlify takes 500 requests a minute. */
const UPLOAD_TIMEOUT = 3_600;

/** Netlify's project and the folder that is deployed to it. */
export interface Project {
  readonly root: string;
  readonly siteId: string;
}

export interface Draft {
  readonly id: string;
  readonly url: string;
}

/** Uploads the outputs as a draft, which has an address of its own and changes nothing for visitors. */
export async function uploadDraft({ root }: Project, message: string): Promise<Draft> {
  const options = [
    '--no-build',
    '--draft',
    '--json',
    '--skip-functions-cache',
    '--timeout',
    `${UPLOAD_TIMEOUT}`,
  ];
  const said = await netlify(root, ['deploy', ...options, '--message', message]);
  const { deploy_id: id, deploy_url: url } = JSON.parse(said) as {
    readonly deploy_id: string;
    readonly deploy_url: string;
  };
  return { id, url: new URL(url).origin };
}

/** Makes a draft the site that visitors see, without another upload: what goes live is what was checked. */
export async function promote({ root, siteId }: Project, { id }: Draft): Promise<void> {
  await netlify(root, [
    'api',
    'restoreSiteDeploy',
    '--data',
    JSON.stringify({ site_id: siteId, deploy_id: id }),
  ]);
}
