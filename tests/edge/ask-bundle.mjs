// Runs under any Node and under Deno: asks a bundled edge function. Arguments: path of the bundle, province codes. Prints, as
// JSON, the date and the Cache-Control of each province's week. CLOCK in the environment sets the clock.
import { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';
import '../support/hosts/other-clock.mjs';

const [, , bundle, ...provinces] = argv;
globalThis.Netlify = { env: { get: (name) => env[name] } };
const { default: answer } = await import(pathToFileURL(bundle).href);
const next = async () => new Response('', { status: 404 });

for (const province of provinces) {
  const url = `https://statdays.example/api/week.json?province=${province}`;
  const response = await answer(new Request(url), { ip: '192.0.2.1', site: {}, next });
  const { date } = await response.json();
  console.log(JSON.stringify([province, date, response.headers.get('cache-control')]));
}
