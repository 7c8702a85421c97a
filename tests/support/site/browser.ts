import { setTimeout } from 'node:timers/promises';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

let running: Promise<Browser> | undefined;

/** The one browser of a test file; every caller shares it. CHROME_PATH names another than the bundled one. */
export function sharedBrowser(): Promise<Browser> {
  running ??= launch();
  return running;
}

export async function closeBrowser(): Promise<void> {
  const browser = await running;
  running = undefined;
  await browser?.close();
}

/** The browser's program and the flags that it needs here. */
export async function chromiumCommand(): Promise<{ executablePath: string; args: string[] }> {
  const { CHROME_PATH } = process.env;
  // Single-process mode, which the bundled flags ask for, does not outlive the first closed context.
  const args = chromium.args.filter(
    (argument) => argument !== '--single-process' && argument !== '--no-zygote',
  );
  return { executablePath: CHROME_PATH ?? (await chromium.executablePath()), args };
}

/** The first test file to run unpacks the browser; until it has, the others find the program busy (execve(2), ETXTBSY). */
async function launch(): Promise<Browser> {
  const command = await chromiumCommand();
  for (;;) {
    try {
      return await playwright.launch({ ...command, headless: true });
    } catch (error) {
      if (!String(error).includes('ETXTBSY')) throw error;
      await setTimeout(200);
    }
  }
}
