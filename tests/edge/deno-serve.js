// Runs under Deno: serves a bundled edge function without Netlify. Arguments: port, path of the bundle. If FILES_URL is set, the static files of
// the site are there; otherwise there are no files.
const [port, bundle] = Deno.args;
globalThis.Netlify = { env: { get: (name) => Deno.env.get(name) } };
const { default: answer } = await import(`file://${bundle}`);
const site = { url: 'http://localhost:4321' };
const files = Deno.env.get('FILES_URL');
const next = async ({ url }) =>
  files ? fetch(`${files}${new URL(url).pathname}`) : new Response('No static files here', { status: 404 });

Deno.serve({ port: Number(port), hostname: '127.0.0.1', onListen: () => undefined }, (request, info) =>
  answer(request, { ip: info.remoteAddr.hostname, site, next }),
);
