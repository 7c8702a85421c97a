import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { DEFAULT_SITE_URL } from '../../src/service/documents/site-url.ts';
import { ensureBuilt } from '../../src/service/publish/build-process.ts';
import { launchServer } from './site/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the build is served, without a slash at the end. */
    readonly site: string;
    /** Where the browser takes connections. */
    readonly browser: string;
  }
}

const HOST = fileURLToPath(new URL('./hosts/host-process.ts', import.meta.url));

/** Before the tests that look at the build: makes it unless there is one of the present sources, serves it, and starts a browser. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!(await ensureBuilt(process.cwd()))) throw new Error('The build failed');
  const [host, browser] = await Promise.all([startHost(), launchServer()]);
  provide('site', host.url);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await host.stop();
  };
}

/** The real host, without a limit that tests would reach. It believes the address that a reader names. */
async function startHost() {
  const env = {
    ...process.env,
    PORT: '0',
    SITE_URL: DEFAULT_SITE_URL,
    LIMIT_ANONYMOUS: '1000000',
    TRUST_PROXY: '127.0.0.1',
  };
  const host = fork(HOST, ['dist'], { env });
  const [url] = (await once(host, 'message')) as [string];
  return {
    url,
    stop: async () => {
      host.kill('SIGKILL');
      await once(host, 'exit');
    },
  };
}
