import { bundleEdge } from './bundle-edge.ts';

/** Where netlify.toml tells Netlify to look for edge functions. */
const FOLDER = 'dist/edge-functions';

await bundleEdge(FOLDER);
console.log(`Bundled the edge functions into ${FOLDER}`);
