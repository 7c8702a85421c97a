import { setTimeout } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';

/**
 * Bundled flags that the tests do without. A browser of a single process does not outlive the first closed context. The others have software
 * compute what a graphics card would, and none of our pages needs one.
 */
const UNWANTED = new Set([
  '--single-process',
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
]);

/** The browser's program and the flags that it needs here. CHROME_PATH names another than the bundled one. */
export async function chromiumCommand(): Promise<{ executablePath: string; args: string[] }> {
  const { CHROME_PATH } = process.env;
  const args = [...chromium.args.filter((argument) => !UNWANTED.has(argument)), '--disable-gpu'];
  return { executablePath: CHROME_PATH ?? (await chromium.executablePath()), args };
}

/** Starts a browser that others connect to. While another process unpacks it, it finds the program busy (execve(2), ETXTBSY). */
export async function launchServer(): Promise<BrowserServer> {
  const command = await chromiumCommand();
  for (;;) {
    try {
      return await playwright.launchServer({ ...command, headless: true });
    } catch (error) {
      if (!String(error).includes('ETXTBSY')) throw error;
      await setTimeout(200);
    }
  }
}
