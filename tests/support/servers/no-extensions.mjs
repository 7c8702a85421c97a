// Preloaded into Netlify's command: a project without extensions. It asks for them at an address that no setting changes.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  return hostname === 'api.netlifysdk.com' ? Promise.resolve(Response.json([])) : fetch(input, init);
};
