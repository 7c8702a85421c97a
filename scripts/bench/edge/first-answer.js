// Runs under Deno: serves a module's handler and asks it once, so that the process lasts until the first answer is out.
const [module] = Deno.args;
const { default: answer } = await import(`file://${module}`);
const context = {
  ip: '192.0.2.1',
  site: { url: 'http://localhost:4321' },
  next: () => Promise.reject(new Error('none')),
};
const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, (request) =>
  answer(request, context),
);
const response = await fetch(
  `http://127.0.0.1:${server.addr.port}/api/week.json?date=2026-11-21&province=on`,
);
await response.text();
Deno.exit(response.status === 200 ? 0 : 1);
