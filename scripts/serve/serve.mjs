/**
 * `node serve.mjs` serves a release. It uses only syntax that any Node can read: an old one cannot parse host.mjs, and would print pages of
 * errors.
 */
const MIN_NODE = 20;
const { node } = process.versions;

if (Number.parseInt(node, 10) < MIN_NODE) {
  refuse(`Stat Days needs Node ${MIN_NODE} or later, but this is Node ${node}`);
} else if (process.argv.length > 2) {
  refuse(
    'node serve.mjs takes no arguments: PORT, SITE_URL and the other settings are environment variables',
  );
} else {
  import('./host.mjs').catch((error) => {
    const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' || error instanceof SyntaxError;
    if (!isMissing) throw error;
    refuse('This release is incomplete: host.mjs is missing or damaged. Unpack it again.');
  });
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
