import { closeBrowser, sharedBrowser } from './support/browser.ts';

const base = process.argv[2]!;
const b = await sharedBrowser();
const shots: [string, string, number, string?][] = JSON.parse(process.argv[3]!);
for (const [name, path, w, act] of shots) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } });
  await p.goto(base + path, { waitUntil: 'networkidle' });
  if (act) await p.evaluate(act);
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
  const o = await p.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  console.log(name, 'overflow', o);
  await p.close();
}
await closeBrowser();
