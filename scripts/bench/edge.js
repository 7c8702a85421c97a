// Runs under Deno with the path of a bundle. "first": serves it, asks once and ends. "cost": prints the milliseconds of CPU time that the import
// and the answer to a path take together; a third argument is the file that the site has for it. "weeks": prints the microseconds of a week.json that was never asked for before.
import { cpuUsage } from 'node:process';

const [what, bundle, path, file] = Deno.args;
const text = file && Deno.readTextFileSync(file);
globalThis.Netlify = { env: { get: (name) => (name === 'LIMIT_ANONYMOUS' ? '999999999' : undefined) } };
// Without the file, an answer would warn.
console.warn = () => undefined;
const before = cpuUsage();
const { default: handle } = await import(`file://${bundle}`);
const context = {
  ip: '192.0.2.1',
  site: { url: 'http://localhost:4321' },
  next: async () =>
    new Response(text, { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } }),
};
const answer = (request) => handle(request, context);

if (what === 'first') {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, answer);
  const url = `http://127.0.0.1:${server.addr.port}/api/week.json?date=2026-11-21&province=on`;
  const response = await fetch(url);
  await response.text();
  Deno.exit(response.status === 200 ? 0 : 1);
}

if (what === 'cost') {
  const response = await answer(new Request(`http://localhost:4321${path}`));
  await response.text();
  const { user, system } = cpuUsage(before);
  console.log((user + system) / 1_000);
  Deno.exit(response.status === 200 ? 0 : 1);
}

const PLACES = ['ab', 'bc', 'mb', 'nb', 'nl', 'ns', 'nt', 'nu', 'on', 'pe', 'qc', 'sk', 'yt'];
const COUNT = 10_000;
const requestsFrom = (first) =>
  Array.from({ length: COUNT }, (_, index) => {
    const day = new Date(Date.UTC(1900, 0, 1 + first + index)).toISOString().slice(0, 10);
    const place = PLACES[index % PLACES.length];
    return new Request(`http://localhost:4321/api/week.json?date=${day}&province=${place}`);
  });
const askAll = (requests) => Promise.all(requests.map(answer));
await askAll(requestsFrom(0));
const requests = requestsFrom(COUNT);
const start = performance.now();
await askAll(requests);
console.log(((performance.now() - start) * 1_000) / COUNT);
